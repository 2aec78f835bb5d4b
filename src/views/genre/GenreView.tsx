import { categorySource } from '#api/offers/categories';
import { genreSource } from '#api/offers/genres';
import type { Category } from '#domain/offers/category';
import type { Genre } from '#domain/offers/genre';
import { textColumn } from '#kit/column/text-column';
import { usePath, useSearch } from '#kit/context/app-services';
import type { PrefetchContext } from '#kit/context/screen';
import { lazyComponent } from '#kit/page/lazy-component';
import { TabLinks } from '#kit/page/TabLinks';
import { defineResource } from '#kit/resource/define-resource';
import { prefetchResource, ResourceView } from '#kit/resource/ResourceView';
import { shortText } from '#kit/services/short-text';
import type { GenreFields } from './GenreForm';

const nameOf = ({ id, name }: Genre | Category) => shortText(name) || `#${id}`;

const genres = defineResource({
  title: 'genre.title',
  empty: 'empty.genres',
  noun: 'genre.noun',
  search: 'genre.search',
  source: genreSource,
  nameOf,
  columns: [textColumn('name', 'genre.name'), textColumn('path', 'genre.path', { card: 'meta' })],
  detail: ({ name, path }) => [
    { title: 'genre.name', value: name },
    // without a parent the path is the name
    ...(path === name ? [] : [{ title: 'genre.path', value: path }]),
  ],
  Form: lazyComponent(() => import('./GenreForm')),
  draftOf: ({ name, parent }: GenreFields) => ({ name, parent: parent?.id ?? null }),
});

const categories = defineResource({
  title: 'genre.categories',
  empty: 'empty.categories',
  noun: 'genre.categoryNoun',
  source: categorySource,
  nameOf,
  columns: [textColumn('name', 'genre.category')],
  detail: ({ name }) => [{ title: 'genre.category', value: name }],
  Form: lazyComponent(() => import('./CategoryForm')),
});

/** ジャンル, and on `?tab=category` the categories of advertisements (R-GEN-26, A-269). */
export default function GenreView() {
  const path = usePath();
  const isCategoryTab = useSearch().get('tab') === 'category';
  const tabs = (
    <TabLinks
      label="genre.tabs"
      parts={[
        { href: path, title: 'genre.title', current: !isCategoryTab },
        { href: `${path}?tab=category`, title: 'genre.categories', current: isCategoryTab },
      ]}
    />
  );
  return isCategoryTab ? (
    <ResourceView of={categories}>{tabs}</ResourceView>
  ) : (
    <ResourceView of={genres}>{tabs}</ResourceView>
  );
}

GenreView.first = (context: PrefetchContext) =>
  context.parameters.has('tab') ? null : prefetchResource(genres)(context);
