import { expect, test } from 'vitest';
import { CALL_DEFAULTS, type LogEntry } from '#mocks/backend/protocol/log';
import { harOf } from '#mocks/harness/contract/har-of';

const NINE_OCLOCK = Date.parse('2026-04-01T00:00:00.000Z');
const CALL: LogEntry = {
  ...CALL_DEFAULTS,
  id: 1,
  at: 0,
  startedAt: NINE_OCLOCK,
  method: 'GET',
  url: 'http://localhost/api-root/akashi/notifications/?offset=20&search=%E7%A5%AD',
  path: '/:city/notifications/',
  page: '/akashi/notification',
  status: 200,
  responseBody: { data: { content: [] } },
  duration: 12,
};

test('the calls are a HAR 1.2, with their times, pages and bodies [R-WISH-09]', () => {
  expect(harOf([CALL], '1a2b3c')).toEqual({
    log: {
      version: '1.2',
      creator: { name: 'Machi Console', version: '1a2b3c' },
      pages: [
        {
          id: 'page_1',
          title: '/akashi/notification',
          startedDateTime: '2026-04-01T00:00:00.000Z',
          pageTimings: {},
        },
      ],
      entries: [
        {
          pageref: 'page_1',
          startedDateTime: '2026-04-01T00:00:00.000Z',
          time: 12,
          request: {
            method: 'GET',
            url: 'http://localhost/api-root/akashi/notifications/?offset=20&search=%E7%A5%AD',
            httpVersion: '',
            cookies: [],
            headers: [],
            queryString: [
              { name: 'offset', value: '20' },
              { name: 'search', value: '祭' },
            ],
            headersSize: -1,
            bodySize: -1,
          },
          response: {
            status: 200,
            statusText: '',
            httpVersion: '',
            cookies: [],
            headers: [{ name: 'content-type', value: 'application/json' }],
            content: { size: 23, mimeType: 'application/json', text: '{"data":{"content":[]}}' },
            redirectURL: '',
            headersSize: -1,
            bodySize: -1,
          },
          cache: {},
          timings: { send: 0, wait: 12, receive: 0 },
        },
      ],
    },
  });
});

test('a body is the JSON that was sent, and a form is its parts', () => {
  const json = {
    ...CALL,
    method: 'POST',
    requestType: 'application/json',
    requestBody: { username: 'operator', password: '•••' },
  };
  const form = {
    ...json,
    requestType: 'multipart/form-data; boundary=x',
    requestBody: { title: '祭', limit: '3', files: ['[one.png, 3 bytes]', '[two.png, 5 bytes]'] },
  };
  const { entries } = harOf([json, form, { ...CALL, requestType: null }], '').log;
  expect(entries.map(({ request: { headers, postData } }) => ({ headers, postData }))).toEqual([
    {
      headers: [{ name: 'content-type', value: 'application/json' }],
      postData: {
        mimeType: 'application/json',
        text: '{"username":"operator","password":"•••"}',
        params: [],
      },
    },
    {
      headers: [{ name: 'content-type', value: 'multipart/form-data; boundary=x' }],
      postData: {
        mimeType: 'multipart/form-data; boundary=x',
        text: '',
        params: [
          { name: 'title', value: '祭' },
          { name: 'limit', value: '3' },
          { name: 'files', value: '[one.png, 3 bytes]' },
          { name: 'files', value: '[two.png, 5 bytes]' },
        ],
      },
    },
    { headers: [], postData: undefined },
  ]);
});

test('a call without a response has none, a response without a body has no text, and a page of a proxy is HTML', () => {
  const { entries } = harOf(
    [
      { ...CALL, status: 'offline', responseBody: null },
      { ...CALL, status: 204, responseBody: null },
      { ...CALL, responseBody: '<html></html>' },
    ],
    '',
  ).log;
  expect(
    entries.map(({ response: { status, content, _failureText } }) => [status, content, _failureText]),
  ).toEqual([
    [-1, { size: 0, mimeType: 'x-unknown' }, 'offline'],
    [204, { size: 0, mimeType: 'x-unknown' }, undefined],
    [200, { size: 13, mimeType: 'text/html', text: '<html></html>' }, undefined],
  ]);
});

test('a HAR has neither the tokens of an address nor the calls of Firebase', () => {
  const url = `${CALL.url}&access_token=abc`;
  const har = harOf(
    [
      { ...CALL, url },
      { ...CALL, service: 'firebase' },
    ],
    '',
  );
  expect(har.log.entries.map(({ request }) => new URL(request.url).searchParams.get('access_token'))).toEqual(
    ['…'],
  );
});
