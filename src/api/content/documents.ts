import { crud } from '#api/http/crud';
import { formBody } from '#api/http/form';
import { Document, DocumentDraft } from '#domain/content/document';

export const documents = crud('/:city/api/documents/', {
  row: Document,
  draft: formBody(DocumentDraft),
  form: true,
});
