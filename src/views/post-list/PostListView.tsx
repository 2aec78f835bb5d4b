import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { postList } from '#api/recruitment/matching-queries';
import type { MatchingPost } from '#domain/recruitment/matching-post';
import { cityColumn } from '#kit/column/city-column';
import type { Column } from '#kit/column/column';
import { nameColumn } from '#kit/column/name-column';
import { timeColumn } from '#kit/column/time-column';
import { useScope } from '#kit/context/scope';
import type { FirstAsked } from '#kit/context/screen';
import { RecordTable } from '#kit/list/RecordTable';
import { useRecordList } from '#kit/list/use-record-list';
import { IconButton } from '#kit/page/IconButton';
import { PageHead } from '#kit/page/PageHead';
import { RecordDialogs } from '#kit/record/RecordDialogs';
import { RowOnPage } from '#kit/record/RowOnPage';
import { type RecordEditing, useRecordEditing } from '#kit/record/record-editing';
import { shortText } from '#kit/services/short-text';
import { postEffects } from './effects';
import { PostDetail } from './PostDetail';

/** 募集一覧: search, read, delete (R-SCR-17, R-STATE-04). */
export default function PostListView() {
  const scope = useScope();
  const queryClient = useQueryClient();
  const records = useRecordList((asked) => postList(scope, asked));
  const { list } = records;
  const effects = useMemo(() => postEffects(scope, queryClient), [scope, queryClient]);
  const editing = useRecordEditing<never, never>({
    form: 'post',
    effects,
    read: null,
    list,
    modes: ['view'],
  });
  return (
    <>
      <PageHead title="postList.title" />
      <RecordTable
        {...records}
        caption="postList.title"
        search="postList.search"
        columns={columnsWith(editing)}
        rowKey={({ id }) => id}
        opens={editing.hrefs.view}
        actions={(row) => <DeleteButton row={row} editing={editing} />}
      />
      <RecordDialogs
        editing={editing}
        titles={{ view: DETAIL, create: DETAIL, copy: DETAIL, edit: DETAIL }}
        detail={(id) => (
          <RowOnPage records={records} id={id}>
            {(row) => (
              <PostDetail
                post={row}
                name={nameOf(row)}
                onDelete={() => editing.remove(row.id, nameOf(row))}
              />
            )}
          </RowOnPage>
        )}
        form={() => null}
        rows={records.query.data?.content}
      />
    </>
  );
}

PostListView.first = ({ queryClient, scope, listQuery }: FirstAsked) =>
  queryClient.prefetchQuery(postList(scope, listQuery()));

const DETAIL = 'postList.detail';

const nameOf = ({ id, content }: MatchingPost): string => shortText(content) || `#${id}`;

const columnsWith = (editing: RecordEditing<never>): readonly Column<MatchingPost>[] => [
  {
    ...nameColumn(
      { id: 'content', title: 'postList.content' },
      ({ id, content }) => (content.trim() === '' ? `#${id}` : content),
      editing.hrefs.view,
    ),
    text: ({ content }) => content,
  },
  {
    id: 'author',
    title: 'postList.author',
    kind: 'wide',
    card: 'meta',
    width: 'medium',
    sort: 'author',
    text: ({ author }) => author,
    cell: ({ author }) => <span className="clamp">{author || '–'}</span>,
  },
  cityColumn(),
  timeColumn('created_at', 'postList.created_at'),
];

function DeleteButton({ row, editing }: { row: MatchingPost; editing: RecordEditing<never> }) {
  const label = useIntl().formatMessage({ id: 'record.deleteNamed' }, { name: nameOf(row) });
  return <IconButton label={label} icon="pi pi-trash" onClick={() => editing.remove(row.id, nameOf(row))} />;
}
