/** Fields with codes, which stay. */
const CODE_FIELDS =
  /^(permission|gender|status|audience|plan|platform|type|colour|weekday|value|short|dayOfWeek|city|company_slug)$/;
const MOMENT = /^\d{4}-\d\d-\d\dT|^\d{4}-\d\d-\d\d$|^\d\d:\d\d$/;
/** What the fake computes from other rows, and addresses in numbers. */
const COMPUTED = [
  'receivers',
  'readers',
  'user_notify',
  'latitude',
  'longitude',
  'image',
  'identity_image',
  'company_name',
];

const isStaying = (field: string, text: string) =>
  text === '' || CODE_FIELDS.test(field) || (MOMENT.test(text) && field !== 'birthday');

/** Answers without texts that may be personal: whether there is one stays comparable. */
export function comparable(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return isStaying(field, value) ? value : '…';
  if (Array.isArray(value)) return value.map((one) => comparable(one, field));
  if (typeof value !== 'object' || value === null) return value;
  // whether it is confirmed is null where it was not sent to the caller: whom it was sent to, no answer says
  const computed = 'audience' in value ? [...COMPUTED, 'confirmed'] : COMPUTED;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      inner === null || computed.includes(name) || (name === 'type' && 'url' in value)
        ? []
        : [[name, comparable(inner, name)]],
    ),
  );
}

/** The texts of answers that may be personal. */
export function textsIn(value: unknown, field = '', found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') {
    if (!isStaying(field, value)) found.add(value);
  } else if (Array.isArray(value)) for (const one of value) textsIn(one, field, found);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) textsIn(inner, name, found);
  return found;
}
