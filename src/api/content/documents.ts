import { endpoint } from '#api/http/endpoint';
import { formBody } from '#api/http/form';
import { changed, created, ListQuery, page, removed } from '#api/http/shapes';
import { Document, DocumentDraft } from '#domain/content/document';

export const documents = {
  list: endpoint({
    method: 'GET',
    path: '/:city/api/documents/',
    query: ListQuery,
    response: page(Document),
  }),
  one: endpoint({ method: 'GET', path: '/:city/api/documents/:id/', response: Document }),
  create: endpoint({
    method: 'POST',
    path: '/:city/api/documents/',
    body: formBody(DocumentDraft),
    response: created(Document),
    form: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/:city/api/documents/:id/',
    body: formBody(DocumentDraft),
    response: changed(Document),
    form: true,
  }),
  remove: endpoint({ method: 'DELETE', path: '/:city/api/documents/:id/', response: removed }),
};
