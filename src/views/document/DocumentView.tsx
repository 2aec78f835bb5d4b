import { documentSource } from '#api/content/documents';
import type { Document, DocumentDraft } from '#domain/content/document';
import { mayWriteDocuments } from '#domain/content/document-editors';
import { pictureColumn } from '#kit/column/picture-column';
import { textColumn } from '#kit/column/text-column';
import { timeColumn } from '#kit/column/time-column';
import { Moment } from '#kit/date/Moment';
import { checkPictureOrPdf } from '#kit/files/check-picture';
import { FilePreview } from '#kit/files/FilePreview';
import { tileLayout } from '#kit/list/tiles/tile-layout';
import { lazyComponent } from '#kit/page/lazy-component';
import { defineResource } from '#kit/resource/define-resource';
import { prefetchResource, ResourceView } from '#kit/resource/ResourceView';
import { shortText } from '#kit/services/short-text';
import type { DocumentFields } from './DocumentForm';

const nameOf = ({ id, title }: Document) => shortText(title) || `#${id}`;

const documents = defineResource({
  title: 'document.title',
  empty: 'empty.documents',
  noun: 'document.noun',
  search: 'document.search',
  source: documentSource,
  nameOf,
  tiles: tileLayout,
  columns: [
    textColumn('title', 'field.title'),
    pictureColumn('file', 'document.file', ({ file }: Document) => file, nameOf),
    {
      id: 'file_name',
      title: 'document.fileName',
      kind: 'wide',
      text: ({ file }: Document) => file.name,
      cell: ({ file }: Document) => <span className="clamp">{file.name || '–'}</span>,
    },
    timeColumn('created_at', 'record.created_at'),
  ],
  detail: (row) => [
    { title: 'document.file', value: <FilePreview key={row.file.url} file={row.file} name={nameOf(row)} /> },
    { title: 'field.title', value: row.title },
    { title: 'document.fileName', value: row.file.name },
    { title: 'record.created_at', value: <Moment at={row.created_at} /> },
  ],
  Form: lazyComponent(() => import('./DocumentForm')),
  draftOf: ({ title, file: [file] }: DocumentFields): DocumentDraft => {
    if (file === undefined) throw new Error('a document without a file is refused by its rules');
    return { title, file };
  },
  checkFile: checkPictureOrPdf('file'),
  mayWrite: ({ role }) => mayWriteDocuments(role),
});

/** 資料 (R-GEN-21): every role reads, the office writes. */
export default function DocumentView() {
  return <ResourceView of={documents} />;
}

DocumentView.first = prefetchResource(documents);
