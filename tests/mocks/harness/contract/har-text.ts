export interface TestCall {
  call: string;
  status?: number;
  /** The whole body; a text stays as it is. */
  answer?: unknown;
  sent?: unknown;
  content?: object;
  entry?: object;
}

export const HAR_BASE = 'https://api.machi.example/service/v1';

/** A HAR as browsers write it, with the calls below one base: `'GET /akashi/api/genres/?limit=20'`. */
export const harText = (calls: readonly TestCall[]): string =>
  JSON.stringify({
    log: { version: '1.2', creator: { name: 'test', version: '1' }, entries: calls.map(entryOf) },
  });

function entryOf({ call, status = 200, answer, sent, content, entry = {} }: TestCall): object {
  const [method = 'GET', path = '/'] = call.split(' ');
  return {
    startedDateTime: '2026-04-01T00:00:00.000Z',
    time: 12,
    request: {
      method,
      url: path.startsWith('http') ? path : HAR_BASE + path,
      httpVersion: 'http/2.0',
      headers: [],
      queryString: [],
      cookies: [],
      headersSize: -1,
      bodySize: -1,
      ...(sent === undefined
        ? {}
        : { postData: { mimeType: 'application/json', text: JSON.stringify(sent), params: [] } }),
    },
    response: {
      status,
      statusText: '',
      headers: [],
      cookies: [],
      redirectURL: '',
      content: content ?? {
        size: answer === undefined ? 0 : -1,
        mimeType: 'application/json',
        ...(answer === undefined
          ? {}
          : { text: typeof answer === 'string' ? answer : JSON.stringify(answer) }),
      },
    },
    cache: {},
    timings: {},
    ...entry,
  };
}
