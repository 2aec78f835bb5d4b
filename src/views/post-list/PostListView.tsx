import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { postList } from '#api/matching-queries';
import type { MatchingPost } from '#domain/matching-post';
import { CityOfRow } from '#kit/CityOfRow';
import { timestampText } from '#kit/dates';
import { useListState } from '#kit/list-state';
import { PageHead } from '#kit/PageHead';
import { RecordDialogs } from '#kit/RecordDialogs';
import { type Column, RecordTable } from '#kit/RecordTable';
import { RowOnPage } from '#kit/RowOnPage';
import { type RecordEditing, useRecordEditing } from '#kit/record-editing';
import { SearchInput } from '#kit/SearchInput';
import { useScope } from '#kit/scope';
import { shortText } from '#kit/short-text';
import { postEffects } from './effects';
import { PostDetail } from './PostDetail';

/** 募集一覧: search, read, delete (R-SCR-17, R-STATE-04). */
export default function PostListView() {
  const scope = useScope();
  const queryClient = useQueryClient();
  const list = useListState();
  const { search, offset, size } = list;
  const query = useQuery(postList(scope, { search: search || undefined, offset, limit: size }));
  const effects = useMemo(() => postEffects(scope, queryClient), [scope, queryClient]);
  const editing = useRecordEditing<never, never>({ form: 'post', effects, list, modes: ['view'] });
  return (
    <>
      <PageHead
        title="postList.title"
        search={<SearchInput value={search} label="postList.search" onSearch={list.setSearch} />}
      />
      <RecordTable
        caption="postList.title"
        columns={columnsWith(editing)}
        query={query}
        list={list}
        rowKey={({ id }) => id}
        actions={(row) => <DeleteButton row={row} editing={editing} />}
      />
      <RecordDialogs
        editing={editing}
        titles={{ view: DETAIL, create: DETAIL, copy: DETAIL, edit: DETAIL }}
        detail={(id) => (
          <RowOnPage query={query} id={id}>
            {(row) => <PostDetail post={row} onDelete={() => editing.remove(row.id, nameOf(row))} />}
          </RowOnPage>
        )}
        form={() => null}
      />
    </>
  );
}

const DETAIL = 'postList.detail';

const nameOf = ({ id, content }: MatchingPost): string => shortText(content) || `#${id}`;

const columnsWith = (editing: RecordEditing<never>): readonly Column<MatchingPost>[] => [
  {
    id: 'content',
    title: 'postList.content',
    kind: 'main',
    cell: ({ id, content }) => (
      <Link className="clamp" href={editing.hrefs.view(id)}>
        {content.trim() === '' ? `#${id}` : content}
      </Link>
    ),
  },
  {
    id: 'author',
    title: 'postList.author',
    kind: 'wide',
    cell: ({ author }) => <span className="clamp">{author || '–'}</span>,
  },
  { id: 'city', title: 'matching.city', kind: 'wide', cell: ({ city }) => <CityOfRow slug={city} /> },
  {
    id: 'created_at',
    title: 'postList.created_at',
    cell: ({ created_at: at }) => (at ? <time dateTime={at}>{timestampText(at)}</time> : '–'),
  },
];

function DeleteButton({ row, editing }: { row: MatchingPost; editing: RecordEditing<never> }) {
  const label = useIntl().formatMessage({ id: 'record.deleteNamed' }, { name: nameOf(row) });
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      onClick={() => editing.remove(row.id, nameOf(row))}
    >
      <span className="pi pi-trash" aria-hidden="true" />
    </button>
  );
}
