import { COMPANIES } from '#mocks/seed/places/companies';
import type { KnownPlaces } from './known-places';
import type { ReplacedTexts } from './replaced-texts';
import type { SeedValues } from './seed-values';
import type { Values } from './table-facts';

/** Fields with codes, such as a role or a state: a value that looks like a code stays, any other is replaced. */
const CODE_FIELDS = [
  'permission',
  'gender',
  'status',
  'audience',
  'plan',
  'platform',
  'type',
  'colour',
  'weekday',
  'dayOfWeek',
  'short',
  'value',
];
const CODE = /^(#?[A-Za-z0-9][A-Za-z0-9_-]{0,30}|[月火水木金土日]曜日)$/;
/** Numbers that are an address. */
const POSITION = /(^|\.)(latitude|longitude|lat|lng)$/;
const MOMENT = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$|^\d\d:\d\d(:\d\d)?$/;

interface Replacing {
  texts: ReplacedTexts;
  companies: KnownPlaces;
  seeds: SeedValues;
  /** The row of the seed that lends its values. */
  row: Values;
  /** The values are those of the seed: only texts that the file has by chance are replaced. */
  isLent?: boolean;
}

/**
 * A record with the texts, pictures and positions of the seeds. Ids, numbers, flags, dates and codes stay; a day of birth
 * does not. Any other text is taken for personal.
 */
export function replaceValues(
  values: Values,
  { texts, seeds, companies, row, isLent = false }: Replacing,
): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, replaced(value, name, ownIn(row, name))]),
  );

  function replaced(value: unknown, path: string, own: unknown): unknown {
    if (typeof value === 'string') return text(value, path, own);
    if (typeof value === 'number') return POSITION.test(path) ? position(path, own) : value;
    if (Array.isArray(value))
      return value
        .map((one, index) => replaced(one, `${path}[]`, Array.isArray(own) ? own[index] : undefined))
        .filter((one) => one !== null);
    if (typeof value !== 'object' || value === null) return value;
    // name, kind and address of a file belong together
    if (isFile(value)) return file(value, path, own);
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        replaced(inner, `${path}.${name}`, ownIn(own, name)),
      ]),
    );
  }

  function text(value: string, path: string, own: unknown): string | null {
    if (isLent && !texts.isInFile(value)) return value;
    const name = path.split('.').at(-1)?.replace('[]', '') ?? '';
    if (value === '' || (MOMENT.test(value) && name !== 'birthday')) return value;
    const all = seeds.at(path);
    if (CODE_FIELDS.includes(name) && (CODE.test(value) || all.includes(value))) return value;
    if (name === 'company_slug') return companies.get(value) ?? slugOrNone(value);
    return texts.of(value, { own, all });
  }

  function position(path: string, own: unknown): unknown {
    return typeof own === 'number' ? own : (seeds.at(path).find((one) => typeof one === 'number') ?? null);
  }

  function file({ url }: SeenFile, path: string, own: unknown): unknown {
    const files = [own, ...seeds.at(path)].filter(isFile);
    const isFree = (one: SeenFile) => !texts.isInFile(one.url) && !texts.isInFile(one.name ?? '');
    const free = files.find(isFree);
    if (free !== undefined) return free;
    // the drawings of the seeds may be in the file, too: a file of the demo
    const [first] = files;
    return first ? { ...first, url: texts.of(url, { own: first.url, all: [] }) } : null;
  }
}

/** A file may name its fields `constructor`, which every object has. */
const ownIn = (values: unknown, name: string): unknown =>
  typeof values === 'object' && values !== null && Object.hasOwn(values, name)
    ? Reflect.get(values, name)
    : undefined;

interface SeenFile {
  name?: string;
  url: string;
}

/** Nobody belongs to a company that the demo does not have. */
const slugOrNone = (value: string) => (COMPANIES.some(({ slug }) => slug === value) ? value : null);

const isFile = (value: unknown): value is SeenFile =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string';
