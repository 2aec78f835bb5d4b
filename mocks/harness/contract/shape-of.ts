import { kindOfValue, type ValueKind } from './kind-of-value';
import { fieldName } from './schema-walk';

/** The kinds at each path of a value, over all items of its lists: `content[].name` is a text. */
export type Shape = ReadonlyMap<string, ReadonlySet<ValueKind>>;

export function shapeOf(value: unknown): Shape {
  const shape = new Map<string, Set<ValueKind>>();
  visit(value, '');
  return shape;

  function visit(nested: unknown, path: string): void {
    shape.set(path, (shape.get(path) ?? new Set()).add(kindOfValue(nested)));
    if (Array.isArray(nested)) for (const item of nested) visit(item, `${path}[]`);
    else if (typeof nested === 'object' && nested !== null) {
      for (const [name, fieldValue] of Object.entries(nested))
        visit(fieldValue, path === '' ? fieldName(name) : `${path}.${fieldName(name)}`);
    }
  }
}

/** A path where two answers have different kinds; no kinds: the path is missing there. */
export interface ShapeDifference {
  path: string;
  real: ValueKind[];
  fake: ValueKind[];
}

/**
 * Compares the structure only. An empty list and a null say nothing about what is in them, and an empty text is a text:
 * such paths differ only if both sides have something to compare.
 */
export function compareShapes(real: Shape, fake: Shape): ShapeDifference[] {
  const paths = [...new Set([...real.keys(), ...fake.keys()])];
  const differing = paths.flatMap((path) => {
    if (path.endsWith('[]') && !(real.has(path) && fake.has(path))) return [];
    const kinds = { real: kindsAt(real, path), fake: kindsAt(fake, path) };
    if (kinds.real.length === 0 || kinds.fake.length === 0) {
      const isParentKnown = [real, fake].every((shape) => shape.get(parentPath(path))?.has(parentKind(path)));
      const isOnlyNull = [...kinds.real, ...kinds.fake].length === 0;
      return isParentKnown && !isOnlyNull && isMissingFromOne(real, fake, path) ? [{ path, ...kinds }] : [];
    }
    return kinds.real.some((kind) => kinds.fake.includes(kind)) ? [] : [{ path, ...kinds }];
  });
  // what is inside a differing path follows from it
  return differing.filter(({ path }) => !differing.some((other) => isInside(path, other.path)));
}

/** A null and an empty text on one side are no kinds to compare. */
const kindsAt = (shape: Shape, path: string): ValueKind[] => [
  ...new Set(
    [...(shape.get(path) ?? [])]
      .filter((kind) => kind !== 'null')
      .map((kind): ValueKind => (kind === 'emptyText' ? 'text' : kind)),
  ),
];

const isMissingFromOne = (real: Shape, fake: Shape, path: string) => !real.has(path) || !fake.has(path);
const parentPath = (path: string) => path.replace(/(\[\]|(^|\.)[^.[\]]+)$/, '');
const parentKind = (path: string): ValueKind => (path.endsWith('[]') ? 'list' : 'object');
const isInside = (path: string, outerPath: string) =>
  path !== outerPath &&
  (path.startsWith(`${outerPath}.`) || path.startsWith(`${outerPath}[`) || outerPath === '');
