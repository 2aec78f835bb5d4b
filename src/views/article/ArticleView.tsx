import { FormattedList } from 'react-intl';
import { articleSource } from '#api/content/articles';
import { sentPicture } from '#domain/base/upload';
import { ARTICLE_TYPES, type Article } from '#domain/content/article';
import { linksOf, linksOfLines, videosOf } from '#domain/video/video-input';
import { pictureColumn } from '#kit/column/picture-column';
import { StateTag } from '#kit/column/StateTag';
import { textColumn } from '#kit/column/text-column';
import { timeColumn } from '#kit/column/time-column';
import type { PrefetchContext } from '#kit/context/screen';
import { Moment } from '#kit/date/Moment';
import { checkPicture } from '#kit/files/check-picture';
import { VideoLinks } from '#kit/files/VideoLinks';
import { tileLayout } from '#kit/list/tiles/tile-layout';
import { filterOf, useAddressFilter } from '#kit/list/use-address-filter';
import { lazyComponent } from '#kit/page/lazy-component';
import { defineResource } from '#kit/resource/define-resource';
import { imageDetail } from '#kit/resource/image-detail';
import { ResourceView } from '#kit/resource/ResourceView';
import { shortText } from '#kit/services/short-text';
import type { ArticleFields } from './ArticleForm';
import { articleGenres } from './article-genres';

const TYPE_CHOICES = ['all', ...ARTICLE_TYPES] as const;
type TypeFilter = (typeof TYPE_CHOICES)[number];

const nameOf = ({ id, title }: Article) => shortText(title) || `#${id}`;

const articles = defineResource({
  title: 'article.title',
  empty: 'empty.articles',
  noun: 'article.noun',
  search: 'article.search',
  source: articleSource(),
  nameOf,
  tiles: tileLayout,
  columns: [
    textColumn('title', 'field.title'),
    pictureColumn('image', 'field.image', ({ image }: Article) => image, nameOf),
    {
      id: 'type',
      title: 'article.type',
      width: 'state',
      sort: 'type',
      cell: ({ type }) => <TypeTag type={type} />,
      text: ({ type }, { intl }) => (type ? intl.formatMessage({ id: `article.type.${type}` }) : null),
    },
    {
      id: 'genre',
      title: 'genre.title',
      kind: 'wide',
      card: 'meta',
      cell: (row) => (
        <span className="clamp">
          <FormattedList value={articleGenres(row)} />
        </span>
      ),
      text: (row, { intl }) => intl.formatList(articleGenres(row)),
    },
    timeColumn('created_at', 'record.created_at', 'wide'),
  ],
  detail: (row) => [
    imageDetail(row.image, nameOf(row)),
    { title: 'field.title', value: row.title },
    { title: 'article.type', value: row.type ? <TypeTag type={row.type} /> : null },
    {
      title: 'genre.title',
      value: row.genre.length === 0 ? null : <FormattedList value={articleGenres(row)} />,
    },
    { title: 'field.description', value: row.content, prose: true },
    {
      title: 'video.links',
      value: linksOf(row.videos).length === 0 ? null : <VideoLinks links={linksOf(row.videos)} />,
    },
    { title: 'record.created_at', value: <Moment at={row.created_at} /> },
  ],
  Form: lazyComponent(() => import('./ArticleForm')),
  draftOf: ({ type, genre, image, videos, ...values }: ArticleFields, mode) => ({
    ...values,
    // The rules require a type: the fallback is never sent.
    type: type || 'news',
    genre: genre.map(({ id }) => id),
    image: sentPicture(image, mode === 'edit'),
    videos: videosOf(linksOfLines(videos)),
  }),
  checkFile: checkPicture('image'),
});

function TypeTag({ type }: Pick<Article, 'type'>) {
  return type ? <StateTag tone="usual" text={`article.type.${type}`} /> : '–';
}

const sourceFor = (type: TypeFilter) => articleSource(type === 'all' ? {} : { type });

/** 記事, only in the city shonan (R-GEN-35, R-ENT-40, R-CITY-10). */
export default function ArticleView() {
  const filter = useAddressFilter('type', TYPE_CHOICES);
  return (
    <ResourceView
      of={articles}
      narrowed={{
        filters: [
          {
            filter,
            label: 'article.type',
            option: (value) => (value === 'all' ? 'views.all' : `article.type.${value}`),
          },
        ],
        source: sourceFor(filter.value),
      }}
    />
  );
}

ArticleView.first = ({ queryClient, scope, parameters, listQuery }: PrefetchContext) =>
  queryClient.prefetchQuery(
    sourceFor(filterOf(parameters.get('type'), TYPE_CHOICES)).list(scope, listQuery()),
  );
