import { postSource } from '#api/recruitment/matching';
import type { MatchingPost } from '#domain/recruitment/matching-post';
import { CityOfRow } from '#kit/column/CityOfRow';
import { cityColumn } from '#kit/column/city-column';
import { textColumn } from '#kit/column/text-column';
import { timeColumn } from '#kit/column/time-column';
import { Moment } from '#kit/date/Moment';
import { defineResource } from '#kit/resource/define-resource';
import { prefetchResource, ResourceView } from '#kit/resource/ResourceView';
import { shortText } from '#kit/services/short-text';

const posts = defineResource({
  title: 'postList.title',
  empty: 'empty.posts',
  noun: 'postList.noun',
  search: 'postList.search',
  source: postSource,
  nameOf: ({ id, content }: MatchingPost) => shortText(content) || `#${id}`,
  columns: [
    {
      id: 'content',
      title: 'postList.content',
      sort: 'content',
      text: ({ content }: MatchingPost) => content,
      cell: ({ id, content }: MatchingPost) => (content.trim() === '' ? `#${id}` : content),
    },
    textColumn('author', 'postList.author', { width: 'medium', card: 'meta' }),
    cityColumn(),
    timeColumn('created_at', 'postList.created_at'),
  ],
  detail: ({ content, author, city, created_at: at }) => [
    { title: 'postList.content', value: content, prose: true },
    { title: 'postList.author', value: author },
    { title: 'matching.city', value: <CityOfRow slug={city} /> },
    { title: 'postList.created_at', value: <Moment at={at} /> },
  ],
});

/** 募集一覧: search, read, delete (R-SCR-17, R-STATE-04). */
export default function PostListView() {
  return <ResourceView of={posts} />;
}

PostListView.first = prefetchResource(posts);
