import type { Asked } from './asked';
import { data, detail, invalid } from './reply';
import { closed, type Route } from './routes';
import { one, page, rowOf } from './rows';

/** Ads, and what their form lists (specification chapter 9, CRUD of content). */
export const advertisementViews = (): Route[] =>
  closed({
    'GET /:city/api/advertisements/': (at) => page(at, at.tables.advertisements),
    'GET /:city/api/advertisements/:id/': (at) => one(at, at.tables.advertisements),
    'PUT /:city/api/advertisements/:id/'(at) {
      const row = rowOf(at, at.tables.advertisements);
      if (!row) return detail(404, 'Not found.');
      const { values, errors } = validated(at.asked);
      if (Object.keys(errors).length > 0) return invalid(errors);
      return data(Object.assign(row, values));
    },
    'GET /:city/api/categories/': (at) => page(at, [{ id: 1, name: '飲食' }]),
    'GET /:city/api/genres/': (at) => page(at, [{ id: 1, name: '和食', parent: null, path: '和食' }]),
  });

/** How a field of the serializer reads the texts and files of a form. */
type Read = (sent: readonly (string | Uploaded)[]) => unknown;
interface Uploaded {
  filename: string;
}
class Invalid extends Error {}

const last: Read = (sent) => sent.at(-1);
const text: Read = (sent) => last(sent) || null;
const required: Read = (sent) => last(sent) || refuse('This field may not be blank.');
const number: Read = (sent) => {
  const value = text(sent);
  if (value === null) return null;
  return Number.isFinite(Number(value)) ? Number(value) : refuse('A valid number is required.');
};
const json: Read = (sent) => {
  try {
    return JSON.parse(String(last(sent)));
  } catch {
    return refuse('Value must be valid JSON.');
  }
};

const FIELDS: Readonly<Record<string, Read>> = {
  name: required,
  plan: required,
  phone: text,
  address: text,
  youtube_link: text,
  price: number,
  category: number,
  advertiser: number,
  latitude: number,
  longitude: number,
  genres: (sent) => sent.map((id) => number([id])),
  opening_hours: json,
  videos: json,
  is_top: (sent) => last(sent) === 'true',
  image: (sent) => sent.map((file) => (typeof file === 'string' ? file : `/media/${file.filename}`)),
};

/**
 * What Django REST makes of a body: JSON as it stands, a form by its fields. A field that is not in it keeps its value,
 * as `request.data` does not have it.
 */
function validated({ contentType, json: body, parts }: Asked) {
  if (!contentType.startsWith('multipart/form-data')) return { values: body, errors: {} };
  const values: Record<string, unknown> = {};
  const errors: Record<string, string[]> = {};
  for (const [field, read] of Object.entries(FIELDS)) {
    const sent = parts.filter(({ name }) => name === field);
    if (sent.length === 0) continue;
    try {
      values[field] = read(
        sent.map(({ filename, bytes }) => (filename === null ? bytes.toString('utf8') : { filename })),
      );
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      errors[field] = [error.message];
    }
  }
  return { values, errors };
}

function refuse(words: string): never {
  throw new Invalid(words);
}
