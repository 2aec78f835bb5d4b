import { newsSource } from '#api/content/news';
import { sentPicture } from '#domain/base/upload';
import type { News } from '#domain/content/news';
import { pictureColumn } from '#kit/column/picture-column';
import { textColumn } from '#kit/column/text-column';
import { timeColumn } from '#kit/column/time-column';
import { Moment } from '#kit/date/Moment';
import { checkPicture } from '#kit/files/check-picture';
import { tileLayout } from '#kit/list/tiles/tile-layout';
import { lazyComponent } from '#kit/page/lazy-component';
import { defineResource } from '#kit/resource/define-resource';
import { imageDetail } from '#kit/resource/image-detail';
import { prefetchResource, ResourceView } from '#kit/resource/ResourceView';
import { shortText } from '#kit/services/short-text';
import type { NewsFields } from './news-fields';

const nameOf = ({ id, title }: News) => shortText(title) || `#${id}`;

const news = defineResource({
  title: 'news.title',
  empty: 'empty.news',
  noun: 'news.noun',
  search: 'news.search',
  source: newsSource,
  nameOf,
  tiles: tileLayout,
  columns: [
    textColumn('title', 'field.title'),
    pictureColumn('image', 'field.image', ({ image }: News) => image, nameOf),
    textColumn('content', 'field.description', { hidden: true }),
    timeColumn('date', 'news.date'),
  ],
  detail: (row) => [
    imageDetail(row.image, nameOf(row)),
    { title: 'field.title', value: row.title },
    { title: 'news.date', value: <Moment at={row.date} /> },
    { title: 'field.description', value: row.content, prose: true },
  ],
  Form: lazyComponent(() => import('./NewsForm')),
  wideForm: true,
  draftOf: ({ image, ...values }: NewsFields, mode) => ({
    ...values,
    image: sentPicture(image, mode === 'edit'),
  }),
  checkFile: checkPicture('image'),
});

/** ニュース (R-GEN-33, R-ENT-41). */
export default function NewsView() {
  return <ResourceView of={news} />;
}

NewsView.first = prefetchResource(news);
