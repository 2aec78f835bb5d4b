import type { SeedContext } from '#mocks/backend/seed/base/context';
import { hardText } from '#mocks/backend/seed/texts/hard-texts';

/** Each genre with its children. */
const GENRE_TREE: readonly (readonly [string, readonly string[]])[] = [
  ['飲食', ['和食', '洋食', 'カフェ・喫茶', '居酒屋']],
  ['買い物', ['食料品', '雑貨・手芸', '本・文具']],
  ['美容・健康', ['美容室', '整体・鍼灸']],
  ['観光', ['名所・旧跡', '体験・ツアー', '宿泊']],
  ['学び', ['教室・スクール', '図書・資料館']],
];

/** The names in every profile except `busy`, in the order of their ids. */
export const GENRE_NAMES: readonly string[] = [
  ...GENRE_TREE.map(([name]) => name),
  ...GENRE_TREE.flatMap(([, names]) => names),
];

interface SeededGenre {
  name: string;
  parent: number | null;
  path: string;
}

/** Roots first, then their children; `busy` adds genres by street, up to the profile's number of rows. */
export function seedGenres(context: SeedContext): SeededGenre[] {
  const { profile, count, firstId, place } = context;
  if (profile === 'empty') return [];
  const roots = GENRE_TREE.map(([name], index) => (profile === 'edge' ? hardText(index, 200) : name));
  const childGenre = (root: number, name: string): SeededGenre => ({
    name,
    parent: firstId + root,
    path: `${roots[root] ?? ''}/${name}`,
  });
  const children = GENRE_TREE.flatMap(([, names], root) =>
    names.map((name, index) => childGenre(root, profile === 'edge' ? hardText(root + index + 5, 200) : name)),
  );
  const streetGenres =
    profile === 'busy'
      ? Array.from({ length: count - roots.length - children.length }, (_, index) =>
          childGenre(
            index % roots.length,
            `${place.streets[index % place.streets.length] ?? ''} ${index + 1}丁目`,
          ),
        )
      : [];
  return [...roots.map((name) => ({ name, parent: null, path: name })), ...children, ...streetGenres];
}
