import { type Kind, kindOfValue } from './kind-of-value';
import { fieldName } from './schema-walk';

/** The kinds at each path of a value, over all items of its lists: `content[].name` is a text. */
export type Shape = ReadonlyMap<string, ReadonlySet<Kind>>;

export function shapeOf(value: unknown): Shape {
  const shape = new Map<string, Set<Kind>>();
  visit(value, '');
  return shape;

  function visit(at: unknown, path: string): void {
    shape.set(path, (shape.get(path) ?? new Set()).add(kindOfValue(at)));
    if (Array.isArray(at)) for (const item of at) visit(item, `${path}[]`);
    else if (typeof at === 'object' && at !== null) {
      for (const [name, inner] of Object.entries(at))
        visit(inner, path === '' ? fieldName(name) : `${path}.${fieldName(name)}`);
    }
  }
}

/** A path where two answers have different kinds; no kinds: the path is missing there. */
export interface ShapeDifference {
  path: string;
  real: Kind[];
  fake: Kind[];
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
      const isKnownAbove = [real, fake].every((shape) => shape.get(above(path))?.has(kindAbove(path)));
      const isOnlyNull = [...kinds.real, ...kinds.fake].length === 0;
      return isKnownAbove && !isOnlyNull && hasMissing(real, fake, path) ? [{ path, ...kinds }] : [];
    }
    return kinds.real.some((kind) => kinds.fake.includes(kind)) ? [] : [{ path, ...kinds }];
  });
  // what is inside a differing path follows from it
  return differing.filter(({ path }) => !differing.some((other) => isInside(path, other.path)));
}

/** A null and an empty text on one side are no kinds to compare. */
const kindsAt = (shape: Shape, path: string): Kind[] => [
  ...new Set(
    [...(shape.get(path) ?? [])]
      .filter((kind) => kind !== 'null')
      .map((kind): Kind => (kind === 'emptyText' ? 'text' : kind)),
  ),
];

const hasMissing = (real: Shape, fake: Shape, path: string) => !real.has(path) || !fake.has(path);
const above = (path: string) => path.replace(/(\[\]|(^|\.)[^.[\]]+)$/, '');
const kindAbove = (path: string): Kind => (path.endsWith('[]') ? 'list' : 'object');
const isInside = (path: string, other: string) =>
  path !== other && (path.startsWith(`${other}.`) || path.startsWith(`${other}[`) || other === '');
