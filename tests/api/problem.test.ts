import { expect, test } from 'vitest';
import { problemOfAnswer } from '#api/http/problem';
import type { FieldFault, Message } from '#domain/base/problems';
import { messageText } from '../japanese';

const ENDPOINT = 'POST /:city/api/users/register';

test.each<[string, unknown, string]>([
  ['message', { message: 'この名前は使えません。' }, 'この名前は使えません。'],
  ['detail', { detail: 'Not found.' }, 'Not found.'],
  ['non_field_errors', { non_field_errors: ['期間が重なっています。'] }, '期間が重なっています。'],
  ['message in an envelope', { data: { message: '期限が過ぎています。' } }, '期限が過ぎています。'],
])('the server’s message in %s is shown unchanged [R-HTTP-14, R-MSG-19]', (_, body, message) => {
  expect(problemOfAnswer(ENDPOINT, 400, body)).toMatchObject({
    kind: 'refused',
    endpoint: ENDPOINT,
    status: 400,
    summary: { text: message },
    fields: [],
  });
});

test.each<[string, unknown]>([
  ['{errors: {field: […]}}', { errors: { title: ['長すぎます。', '二つ目'], phone: ['数字のみ'] } }],
  ['{errors: {field: text}}', { errors: { title: '長すぎます。', phone: '数字のみ' } }],
  ['{field: […]}', { title: ['長すぎます。'], phone: ['数字のみ'], code: 'E1', status: 400 }],
  ['the same in an envelope', { data: { title: ['長すぎます。'], phone: ['数字のみ'] } }],
])('errors in the shape %s belong to their fields (A-082)', (_, body) => {
  expect(problemOfAnswer(ENDPOINT, 400, body)).toMatchObject({
    kind: 'refused',
    // The summary is the first error, for callers without a form.
    summary: { text: '長すぎます。' },
    fields: [
      { field: 'title', text: '長すぎます。' },
      { field: 'phone', text: '数字のみ' },
    ],
  });
});

test.each<[string, unknown, [string, string][]]>([
  ['status', { status: ['選べません。'] }, [['status', '選べません。']]],
  ['message', { message: ['長すぎます。'] }, [['message', '長すぎます。']]],
  ['detail', { detail: ['長すぎます。'], status: 400 }, [['detail', '長すぎます。']]],
  ['code', { code: ['使われています。'] }, [['code', '使われています。']]],
  ['data', { data: ['読めません。'] }, [['data', '読めません。']]],
  ['issues', { issues: ['数字のみ'] }, [['issues', '数字のみ']]],
  ['a file by its index', { image: { 0: ['大きすぎます。'] } }, [['image.0', '大きすぎます。']]],
  [
    'a part of a list',
    { opening_hours: [{}, { start: ['正しくありません。'] }] },
    [['opening_hours.1.start', '正しくありません。']],
  ],
  [
    'a part of a list in errors',
    {
      errors: {
        opening_hours: [
          { non_field_errors: ['重なっています。'] },
          { end: [{ message: '遅い', code: 'x' }] },
        ],
      },
    },
    [
      ['opening_hours.0', '重なっています。'],
      ['opening_hours.1.end', '遅い'],
    ],
  ],
])('a field named %s keeps the server’s text [A-082, R-HTTP-14]', (_, body, fields) => {
  const problem = problemOfAnswer(ENDPOINT, 400, body);
  expect([problem.general, problem.fields]).toEqual([null, fields.map(([field, text]) => ({ field, text }))]);
});

test.each<[string, unknown]>([
  ['alone', ['名前が必要です。', '期間が重なっています。']],
  ['as errors', { errors: ['名前が必要です。', '期間が重なっています。'] }],
  ['of no field', { non_field_errors: ['名前が必要です。', '期間が重なっています。'] }],
])('a list of sentences, %s, is shown completely [A-082, R-HTTP-14]', (_, body) => {
  const { general, fields } = problemOfAnswer(ENDPOINT, 400, body);
  expect([general, fields]).toEqual([{ text: '名前が必要です。 期間が重なっています。' }, []]);
});

test.each<[string, unknown, FieldFault[], Message | null]>([
  [
    'FastAPI',
    {
      detail: [
        { type: 'missing', loc: ['body', 'title'], msg: '必須です。' },
        { type: 'value_error', loc: ['body', 'opening_hours', 1, 'start'], msg: '正しくありません。' },
        { type: 'value_error', loc: ['body', 'username'], msg: 'Value error, already exists' },
        { type: 'value_error', loc: ['body'], msg: '期間が重なっています。' },
      ],
    },
    [
      { field: 'title', text: '必須です。' },
      { field: 'opening_hours.1.start', text: '正しくありません。' },
      { field: 'username', messageId: 'problem.duplicateUsername' },
    ],
    { text: '期間が重なっています。' },
  ],
  [
    'JSON:API',
    {
      errors: [
        {
          status: '422',
          source: { pointer: '/data/attributes/title' },
          title: '不正',
          detail: '長すぎます。',
        },
        { source: { pointer: '/phone' }, title: '数字のみ' },
        { source: { pointer: '/data/attributes/email' }, code: 'unique', detail: 'だめです。' },
        { detail: '宛先のない誤り' },
      ],
    },
    [
      { field: 'title', text: '長すぎます。' },
      { field: 'phone', text: '数字のみ' },
      { field: 'email', messageId: 'problem.duplicateEmail' },
    ],
    null,
  ],
  [
    'Spring',
    {
      errors: [
        { field: 'title', defaultMessage: '長すぎます。' },
        { field: 'phone', message: '数字のみ' },
        { message: '宛先のない誤り' },
        null,
      ],
    },
    [
      { field: 'title', text: '長すぎます。' },
      { field: 'phone', text: '数字のみ' },
    ],
    null,
  ],
])('a list of faults as %s writes it belongs to its fields [A-082]', (_, body, fields, general) => {
  const problem = problemOfAnswer(ENDPOINT, 422, body);
  expect([problem.fields, problem.general]).toEqual([fields, general]);
});

test('one request too many is told in the user’s language [A-082]', () => {
  const { general, kind } = problemOfAnswer(ENDPOINT, 429, { detail: 'Request was throttled.' });
  expect([kind, general]).toEqual(['refused', { messageId: 'problem.throttled' }]);
});

test('a record repeated in a refusal is no error', () => {
  const body = { message: '保存できません。', user: { id: 3, name: '山田', tags: { color: 'red' } } };
  expect(problemOfAnswer(ENDPOINT, 400, body).fields).toEqual([]);
});

test('the server’s message has priority over the error of a field', () => {
  const body = { message: '登録できません。', errors: { phone: ['数字のみ'] } };
  const { summary, general, fields } = problemOfAnswer(ENDPOINT, 400, body);
  expect([summary, general, fields]).toEqual([
    { text: '登録できません。' },
    { text: '登録できません。' },
    [{ field: 'phone', text: '数字のみ' }],
  ]);
});

test('a blank basics field has its fixed text [R-HTTP-12, R-MSG-17]', () => {
  const { summary, fields } = problemOfAnswer(ENDPOINT, 400, { basics: ['This field may not be blank.'] });
  expect(fields).toEqual([{ field: 'basics', messageId: 'problem.basicsBlank' }]);
  expect(messageText(summary)).toBe('Basics field may not be blank.');
});

test.each(['This username is not unique.', 'already exists', 'このユーザー名は既に登録されています'])(
  'a taken user name, “%s”, has its fixed text [R-HTTP-13, R-MSG-18]',
  (message) => {
    const { summary, fields } = problemOfAnswer(ENDPOINT, 400, { errors: { username: [message] } });
    expect(fields).toEqual([{ field: 'username', messageId: 'problem.duplicateUsername' }]);
    expect(messageText(summary)).toBe('ユーザー名が既に使用されています。 もう一度お試しください。');
  },
);

test('a taken mail address is an error of its field', () => {
  const { fields } = problemOfAnswer(ENDPOINT, 400, { email: ['user with this email already exists.'] });
  expect(fields).toEqual([{ field: 'email', messageId: 'problem.duplicateEmail' }]);
});

test.each<[string, object]>([
  ['of the fault', { errors: { username: [{ message: 'だめです。', code: 'unique' }] } }],
  ['of the fault, without a message', { username: [{ code: 'unique' }] }],
  ['of a fault alone', { username: { message: 'だめです。', code: 'DUPLICATE_ENTRY' } }],
  ['of the whole refusal', { code: 'unique', errors: { username: ['だめです。'] } }],
])(
  'a taken user name or mail address is recognized by the code %s [R-VAL-PROFILE-09, R-HTTP-13, A-082]',
  (_, body) => {
    expect(problemOfAnswer(ENDPOINT, 400, body).fields).toEqual([
      { field: 'username', messageId: 'problem.duplicateUsername' },
    ]);
    const ofEmail = JSON.parse(JSON.stringify(body).replace('"username"', '"email"')) as object;
    expect(problemOfAnswer(ENDPOINT, 400, ofEmail).fields).toEqual([
      { field: 'email', messageId: 'problem.duplicateEmail' },
    ]);
  },
);

test('another code has priority over a text that contains “already”, and “does not exist” is not a duplicate', () => {
  const body = { email: [{ message: 'This domain already failed.', code: 'invalid' }] };
  expect(problemOfAnswer(ENDPOINT, 400, body).fields).toEqual([
    { field: 'email', text: 'This domain already failed.' },
  ]);
  expect(problemOfAnswer(ENDPOINT, 400, { username: ['does not exist'] }).fields).toEqual([
    { field: 'username', text: 'does not exist' },
  ]);
});

test('an error of a user name other than a duplicate keeps the server’s text', () => {
  const { fields } = problemOfAnswer(ENDPOINT, 400, { username: ['空白は使えません。'] });
  expect(fields).toEqual([{ field: 'username', text: '空白は使えません。' }]);
});

test('a field without a text has the fallback with its name [R-HTTP-15, R-MSG-20]', () => {
  const { summary, fields } = problemOfAnswer(ENDPOINT, 400, { errors: { phone: [] } });
  expect(fields).toEqual([{ field: 'phone', messageId: 'problem.fallback', values: { field: 'phone' } }]);
  expect(messageText(summary)).toBe('Your phone is invalid or exists already !');
});

test.each<[number, string, string]>([
  [500, 'server', 'Server Error Occured. Please Try Again !'],
  [502, 'server', 'Server Error Occured. Please Try Again !'],
  [406, 'ended', 'セッションが切れました'],
  [403, 'denied', 'システムにアクセスする権限がありません。'],
])(
  '%i is %s and has a fixed text, whatever the server returns [R-MSG-11, R-MSG-16, R-MSG-26]',
  (status, kind, text) => {
    const problem = problemOfAnswer(ENDPOINT, status, { message: 'Traceback (most recent call last)' });
    expect([problem.kind, messageText(problem.summary)]).toEqual([kind, text]);
  },
);

test.each<[number, string]>([
  [400, 'refused'],
  [404, 'refused'],
  [405, 'refused'],
  [409, 'conflict'],
  [422, 'refused'],
])('%i is %s and has the server’s message', (status, kind) => {
  const problem = problemOfAnswer(ENDPOINT, status, { message: 'この操作は許可されていません。' });
  expect([problem.kind, messageText(problem.summary)]).toEqual([kind, 'この操作は許可されていません。']);
});

test.each<[string, unknown]>([
  ['nothing', ''],
  ['null', null],
  ['a page of a proxy', '<html>502</html>'],
  ['an empty list', []],
  ['a list of no texts', [{ id: 4 }]],
  ['an empty message', { message: '  ' }],
  ['a message that is no text', { message: 7 }],
])('a refusal with %s has the general text', (_, body) => {
  const problem = problemOfAnswer(ENDPOINT, 400, body);
  expect([messageText(problem.summary), problem.fields]).toEqual([
    'Server Error Occured. Please Try Again !',
    [],
  ]);
});

test('a problem names its call as the contract writes it, and never contains the response', () => {
  const problem = problemOfAnswer('GET /users/:id', 404, { message: 'no user 4711', token: 'secret' });
  expect(problem.message).toBe('refused at GET /users/:id (404)');
  expect(JSON.stringify(problem)).not.toContain('secret');
});
