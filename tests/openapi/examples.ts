import type { Json } from './schemas';

/** Values of fields whose name says more than their type. */
const FIELD_VALUES: Readonly<Record<string, unknown>> = {
  access_token: 'eyJhbGciOiJIUzI1NiJ9.e30.access',
  address: '兵庫県明石市本町1-1-1',
  advertiser_name: '明石太郎',
  author: '明石太郎',
  avatar: '/media/1.png',
  code_shop: 'machi',
  company_name: 'まち株式会社',
  company_slug: 'machi',
  city: 'akashi',
  colour: '#409EFF',
  company: 'machi',
  confirm_password: 'machi2026',
  content: '駅前の広場で開きます。',
  creator: '明石太郎',
  description: '駅前の広場で開きます。',
  discount_end: '2026-12-31',
  email: 'taro@machi.example.jp',
  end: '2026-05-01T18:00:00+09:00',
  end_date: '2026-05-01T18:00:00+09:00',
  firstname: '太郎',
  icon: '/media/1.png',
  identity_image: '/media/1.png',
  image: '/media/1.png',
  introduction: '市民の皆さまへ。',
  lastname: '明石',
  lat: 34.6432,
  latitude: 34.6432,
  lng: 134.9975,
  longitude: 134.9975,
  name: '春の市',
  name_ja: '明石市',
  new_password: 'machi2027',
  password: 'machi2026',
  people: 2,
  phone: '078-000-0000',
  refresh_token: 'eyJhbGciOiJIUzI1NiJ9.e30.refresh',
  slug: 'akashi',
  start: '2026-04-01T09:00:00+09:00',
  title: '春の市',
  url: '/media/1.png',
  username: 'akashi-taro',
  verify_code: '123456',
  youtube_link: 'https://youtu.be/machi_00001',
};

/** What a name means in one schema alone: the slug of a city is part of every address. */
const SCHEMA_FIELD_VALUES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  City: { name: 'akashi' },
  CityOperation: { name: 'akashi' },
  Company: { slug: 'machi', name: 'まち株式会社' },
};

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-04-01T09:00:00+09:00',
  date: '2026-04-30',
  email: 'taro@machi.example.jp',
};

/** One whole value of the named schema, with every field. */
export function exampleOf(name: string, schemas: Readonly<Record<string, Json>>): unknown {
  return exampleFor(schemas[name] ?? {}, '');

  function exampleFor(schema: Json, field: string): unknown {
    if (typeof schema.$ref === 'string') return exampleOf(schema.$ref.split('/').at(-1) ?? '', schemas);
    const [alternative] = (schema.anyOf ?? []) as Json[];
    if (alternative !== undefined) return exampleFor(alternative, field);
    if ('const' in schema) return schema.const;
    if (Array.isArray(schema.enum)) return schema.enum[0];
    const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
    if (type === 'object')
      return Object.fromEntries(
        Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([key, property]) => [
          key,
          exampleFor(property, key),
        ]),
      );
    if (type === 'array') {
      const items = (schema.items ?? {}) as Json;
      // a city has all the features that the console knows
      return Array.isArray(items.enum) ? items.enum : [exampleFor(items, field)];
    }
    if (type === 'boolean') return true;
    if (type === 'null') return null;
    if (type === 'string') return textOf(schema, field);
    return typeof FIELD_VALUES[field] === 'number'
      ? FIELD_VALUES[field]
      : Math.max(1, Number(schema.minimum ?? 1));
  }

  function textOf({ format, pattern }: Json, field: string): unknown {
    const schemaValue = SCHEMA_FIELD_VALUES[name]?.[field];
    if (schemaValue !== undefined) return schemaValue;
    if (typeof format === 'string') return FIELD_VALUES[field] ?? FORMATS[format] ?? '';
    if (typeof pattern === 'string') {
      const patternTexts = ['#409EFF', field === 'start' ? '09:00' : '18:00'];
      return patternTexts.find((text) => new RegExp(pattern).test(text)) ?? '';
    }
    return typeof FIELD_VALUES[field] === 'string' ? FIELD_VALUES[field] : '春の市';
  }
}
