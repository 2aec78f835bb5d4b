import { expect, test } from 'vitest';
import type { Endpoint } from '#api/http/endpoint';
import { declared } from '../contract.declared';
import { dataResponse, rejection, startClient } from './wire';

const fileNamed = (name: string) => new File(['bytes'], name, { type: 'image/png' });

/** A file as browsers have it after it was changed, moved or deleted: every read of it is refused. */
function goneFile(name: string): File {
  const file = fileNamed(name);
  return Object.assign(file, {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
  });
}

const formCalls = declared.filter(({ endpoint }) => endpoint.form);

test('every call that may contain files is among the tested calls', () => {
  expect(formCalls.length).toBeGreaterThan(15);
});

test.each(formCalls.map(({ name, endpoint }) => [name, endpoint] as const))(
  '%s sends nothing when a file was changed, moved or deleted after it was chosen, and names the file at its field [A-166]',
  async (_, endpoint: Endpoint) => {
    const { call, receivedRequests, reportedProblems } = startClient(() => dataResponse({}));
    const paramNames = endpoint.path.match(/:\w+/g) ?? [];
    const params = Object.fromEntries(paramNames.map((name) => [name.slice(1), 1]));
    const body = {
      title: '花火',
      kept: fileNamed('祭り.png'),
      files: [fileNamed('a.png'), goneFile('花火.png')],
    };
    const problem = await rejection(call(endpoint, { params, body, inForm: true } as never));
    expect([receivedRequests, problem, reportedProblems.map(({ quiet }) => quiet)]).toEqual([
      [],
      {
        kind: 'refused',
        endpoint: `${endpoint.method} ${endpoint.path}`,
        status: null,
        summary: { messageId: 'upload.gone', values: { name: '花火.png' } },
        fields: [{ field: 'files', messageId: 'upload.gone', values: { name: '花火.png' } }],
      },
      [true],
    ]);
  },
);
