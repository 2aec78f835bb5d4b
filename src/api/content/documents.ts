import { crud } from '#api/http/crud';
import { formBody } from '#api/http/form';
import { sourceOf } from '#api/http/source';
import { Document, DocumentDraft } from '#domain/content/document';

export const documents = crud('/:city/api/documents/', {
  row: Document,
  draft: formBody(DocumentDraft),
  form: true,
});

export const documentSource = sourceOf('documents', documents);
