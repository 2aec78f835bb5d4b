import { describe, expect, test, vi } from 'vitest';
import type { Method } from '#api/http/endpoint';
import { readFault } from '#mocks/backend/protocol/fault-text';
import { createFaults } from '#mocks/backend/protocol/faults';

/** Takes the faults of a call, as the fake backend does, and returns their effects. */
function effectsOf(rules: string[], method: Method, path: string, concretePath?: string) {
  const hitFaults = createFaults(rules.map(faultFrom)).take({ method, path }, concretePath);
  return hitFaults.map(({ effect }) => effect);
}

function faultFrom(text: string) {
  const fault = readFault(text);
  if (fault === null) throw new Error(`the test's own rule cannot be read: ${text}`);
  return fault;
}

const SERVER_ERROR = { kind: 'status', status: 500 };

describe('R-WISH-09 a fault', () => {
  test.each([
    ['GET /:city/notifications/ 500', 'the contract path'],
    ['* /:city/notifications/ 500', 'any method'],
    ['GET * 500', 'any path'],
    ['GET /*/notifications/ 500', 'a star for a segment'],
    ['GET */notifications/* 500', 'a star for a run of characters, an empty one too'],
    ['GET /akashi/notifications/ 500', 'the concrete path'],
    ['GET /akashi/* 500', 'all of a city'],
  ])('a fault applies by %s: %s', (text) => {
    expect(effectsOf([text], 'GET', '/:city/notifications/', '/akashi/notifications/')).toEqual([
      SERVER_ERROR,
    ]);
  });

  test.each([
    ['POST /:city/notifications/ 500', 'another method'],
    ['GET /:city/notifications 500', 'another trailing slash: the contract knows both as two calls'],
    ['GET /:city/notifications/:id/ 500', 'another call'],
    ['GET /kusatsu/notifications/ 500', 'another city'],
    ['GET /notifications/ 500', 'a part of the path'],
    ['GET /:city/notification./ 500', 'a dot is a dot'],
  ])('a fault does not apply by %s: %s', (text) => {
    expect(effectsOf([text], 'GET', '/:city/notifications/', '/akashi/notifications/')).toEqual([]);
  });

  test('DELETE * applies to every call with this method', () => {
    const paths = ['/:city/notifications/:id/', 'api/city/:city/', '/company/:company/shops/admin/:id'];
    expect(paths.map((path) => effectsOf(['DELETE * 500'], 'DELETE', path))).toEqual([
      [SERVER_ERROR],
      [SERVER_ERROR],
      [SERVER_ERROR],
    ]);
    expect(effectsOf(['DELETE * 500'], 'GET', '/users/profile')).toEqual([]);
  });

  test('a fault of a literal path does not apply to the call with a parameter there', () => {
    const text = 'GET /akashi/notifications/my_notification/ 500';
    expect(effectsOf([text], 'GET', '/:city/notifications/:page', '/akashi/notifications/2')).toEqual([]);
  });

  test('the first slash may be missing on both sides (A-014)', () => {
    expect(effectsOf(['PATCH /api/city/:city/ 500'], 'PATCH', 'api/city/:city/')).toEqual([SERVER_ERROR]);
  });

  test('a fault of a city is compared with the contract path when the concrete one is unknown', () => {
    expect(effectsOf(['GET /akashi/notifications/ 500'], 'GET', '/:city/notifications/')).toEqual([
      SERVER_ERROR,
    ]);
    expect(effectsOf(['GET /akashi/other/ 500'], 'GET', '/:city/notifications/')).toEqual([]);
    expect(
      effectsOf(['GET /:city/notifications/my_notification/ 500'], 'GET', '/:city/notifications/:id/'),
    ).toEqual([]);
  });

  test('delays add up and come before the first other effect', () => {
    const rules = ['GET * 401', 'GET * delay:100', 'GET /x/ offline', '* * delay:250', 'POST * delay:9'];
    expect(effectsOf(rules, 'GET', '/x/')).toEqual([
      { kind: 'delay', ms: 350 },
      { kind: 'status', status: 401 },
    ]);
  });

  test('a fault applies to the next N calls and is then removed', () => {
    const faults = createFaults([faultFrom('GET /x/ 500 x2'), faultFrom('GET /y/ hang')]);
    const call = () => faults.take({ method: 'GET', path: '/x/' }).map(({ effect }) => effect);
    expect([call(), faults.rules()[0]?.left, call(), call()]).toEqual([
      [SERVER_ERROR],
      1,
      [SERVER_ERROR],
      [],
    ]);
    expect(faults.rules().map(({ path }) => path)).toEqual(['/y/']);
  });

  test('twelve faults of three sets are active at once; each shows its set and its hits, and one set can be removed', () => {
    const texts = ['list', 'form', 'upload'].flatMap((set) =>
      ['GET', 'POST', 'PUT', 'DELETE'].map((method) => `${method} /${set}/ 500 x3 @${set}`),
    );
    const faults = createFaults(texts.map(faultFrom));
    for (const set of ['list', 'form', 'upload']) faults.take({ method: 'PUT', path: `/${set}/` });
    expect(faults.rules().map(({ set, method, left, hits: count }) => [set, method, left, count])).toEqual(
      ['list', 'form', 'upload'].flatMap((set) => [
        [set, 'GET', 3, 0],
        [set, 'POST', 3, 0],
        [set, 'PUT', 2, 1],
        [set, 'DELETE', 3, 0],
      ]),
    );
    faults.remove(...faults.rules().flatMap(({ id, set }) => (set === 'form' ? [id] : [])));
    expect([...new Set(faults.rules().map(({ set }) => set))]).toEqual(['list', 'upload']);
  });

  test('a slow upload is over before the backend has the call, and a look ahead uses up no hit', () => {
    const faults = createFaults([faultFrom('POST /x/ slow:700 x1'), faultFrom('POST /x/ cut:30 x1')]);
    const call = { method: 'POST', path: '/x/' } as const;
    expect(faults.preview(call, '/x/')).toEqual([
      { kind: 'slow', ms: 700 },
      { kind: 'cut', percent: 30 },
    ]);
    const effects = faults.take(call).map(({ effect }) => effect);
    expect([effects, faults.rules()]).toEqual([[{ kind: 'cut', percent: 30 }], []]);
  });

  test('faults are added, removed and cleared, and subscribers are notified each time', () => {
    const faults = createFaults();
    const listener = vi.fn();
    const unsubscribe = faults.subscribe(listener);
    faults.add(faultFrom('GET /x/ 500'));
    faults.add(faultFrom('GET /y/ 500 x1'));
    expect(faults.rules().map(({ id, path, left }) => [id, path, left])).toEqual([
      [1, '/x/', null],
      [2, '/y/', 1],
    ]);
    faults.remove(1);
    faults.take({ method: 'GET', path: '/y/' });
    expect(faults.rules()).toEqual([]);
    faults.add(faultFrom('GET /z/ 500'));
    faults.clear();
    expect([faults.rules(), listener.mock.calls.length]).toEqual([[], 6]);
    unsubscribe();
    faults.clear();
    expect(listener).toHaveBeenCalledTimes(6);
  });

  test('the list of faults is the same object until it changes', () => {
    const faults = createFaults([faultFrom('GET /x/ 500')]);
    const before = faults.rules();
    faults.take({ method: 'GET', path: '/other/' });
    expect(faults.rules()).toBe(before);
    faults.take({ method: 'GET', path: '/x/' });
    expect(faults.rules().map(({ hits: count }) => count)).toEqual([1]);
  });
});
