import type { Json } from './schemas';

/**
 * Responses that every call may have besides its own, as the console reads them (src/api/http/problem.ts).
 */
export const REFUSAL_STATUSES = ['400', '401', '403', '404', '405', '406', '409', '500'] as const;
export type RefusalStatus = (typeof REFUSAL_STATUSES)[number];

const TEXT = { type: 'string' };
const TEXTS = { type: 'array', items: TEXT, minItems: 1 };

const EXAMPLES = [
  { message: 'この商品は対応商品です。' },
  { title: ['この項目は必須です。'], non_field_errors: ['終了は開始より後にしてください。'] },
  { errors: { email: ['既に使用されています。'] } },
  { opening_hours: [{}, { start: ['この項目は必須です。'] }] },
  { username: [{ message: 'A user with that username already exists.', code: 'unique' }] },
];

export const refusalSchemas: Record<string, Json> = {
  FieldFault: {
    description:
      'What is wrong with a field: its sentences, of which the first is shown at the field; `{message, code}`; or the ' +
      'same of the fields within it, by name or by index. A code that holds `unique`, `duplicate`, `already`, `exists` ' +
      'or `taken` says that a username or an e-mail address is taken.',
    anyOf: [
      TEXTS,
      { type: 'object', required: ['message'], properties: { message: TEXT, code: TEXT } },
      { type: 'object', required: ['code'], properties: { code: TEXT } },
      { type: 'array', items: ref('FieldFault') },
      { type: 'object', additionalProperties: ref('FieldFault') },
    ],
  },
  Refusal: {
    description:
      'Why a call was refused. All shapes are understood, in `{"data": …}` too. What belongs to a field of the form ' +
      'stands at this field, everything else above the form or in a passing message (A-082).',
    examples: EXAMPLES,
    anyOf: [
      { type: 'object', required: ['message'], properties: { message: TEXT } },
      { type: 'object', required: ['detail'], properties: { detail: TEXT } },
      { type: 'object', required: ['non_field_errors'], properties: { non_field_errors: TEXTS } },
      {
        type: 'object',
        required: ['errors'],
        properties: {
          errors: { type: 'object', additionalProperties: { anyOf: [TEXT, ref('FieldFault')] } },
        },
      },
      TEXTS,
      // A text that is in no list is no error.
      { type: 'object', additionalProperties: { anyOf: [ref('FieldFault'), TEXT] } },
    ],
  },
};

const DESCRIPTIONS: Readonly<Record<RefusalStatus, string>> = {
  400: 'Refused: what is wrong is said in a sentence or at the fields. Also where somebody may make the call, but not with this record.',
  401: 'No token, or one that is not valid any more: the console renews the session once and makes the call again (A-061). To an open call: its words are shown (A-062).',
  403: 'The account may not make this call: the console shows the denial and signs out (A-067, A-205). Not for a single record: that is 400 or 404.',
  404: 'There is no such record, or none that the caller may see.',
  405: 'Refused: the words are shown (A-091).',
  406: 'The session is over: the console forgets it and shows セッションが切れました (A-064).',
  409: 'Something else has been done meanwhile: goes to the error log; a form shows the words (A-065, A-176).',
  500: 'The backend failed: the console shows ‘Server Error Occured. Please Try Again !’, and no words of the answer.',
};

const RESPONSE_NAMES: Readonly<Record<RefusalStatus, string>> = {
  400: 'Refused',
  401: 'TokenRefused',
  403: 'Denied',
  404: 'NotFound',
  405: 'NotAllowed',
  406: 'SessionEnded',
  409: 'Conflict',
  500: 'Failed',
};

const isBodyRead = (status: RefusalStatus) => !['403', '406', '500'].includes(status);

export const refusalResponses: Record<string, Json> = Object.fromEntries(
  REFUSAL_STATUSES.map((status) => [
    RESPONSE_NAMES[status],
    {
      description: DESCRIPTIONS[status],
      ...(isBodyRead(status) ? { content: { 'application/json': { schema: ref('Refusal') } } } : {}),
    },
  ]),
);

/** `denial`: the session ignores its 403. */
export const refusalsOf = ({ denial }: { denial: string | null }): Record<string, Json> =>
  Object.fromEntries(
    REFUSAL_STATUSES.map((status) => [
      status,
      status === '403' && denial !== null
        ? {
            description:
              'The account may not enter this city: the console says so, and the session goes on (A-010).',
          }
        : { $ref: `#/components/responses/${RESPONSE_NAMES[status]}` },
    ]),
  );

function ref(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}
