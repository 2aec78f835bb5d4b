import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { news } from '#api/content/news';
import { notifications } from '#api/messaging/notifications';
import { stepUploads } from '#mocks/backend/network/uploads/stepwise-uploads';
import { uploadPaceOf } from '#mocks/backend/network/uploads/upload-pace';
import { readFault } from '#mocks/backend/protocol/fault-text';
import { createFaults } from '#mocks/backend/protocol/faults';

const BASE = 'http://localhost:3000/api-root';

/** The page's request without a network: it notes what reaches it. */
class FakeRequest extends EventTarget {
  upload = new EventTarget();
  received: unknown[] = [];
  open(...args: unknown[]) {
    this.received.push(args);
  }
  send(body: unknown) {
    this.received.push(body);
  }
  abort() {
    this.received.push('abort');
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends a form with a file of 100 bytes, in a page with this fault. */
function startUpload(
  fault: string | null,
  { method, path } = { method: 'PUT', path: '/akashi/api/news/3/' },
) {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const rule = fault === null ? null : readFault(fault);
  const faults = createFaults(rule ? [rule] : []);
  const stopStepping = stepUploads(
    uploadPaceOf({ calls: [notifications.create, news.update], faults }, BASE),
  );
  const request = new XMLHttpRequest();
  stopStepping();
  const progress: number[] = [];
  request.upload.addEventListener('progress', ({ loaded }) => progress.push(loaded));
  const form = new FormData();
  form.append('image', new File(['x'.repeat(100)], 'picture.png'));
  request.open(method, BASE + path);
  request.send(form);
  const { received } = request as unknown as FakeRequest;
  return { request, form, received, progress, faults };
}

test('an upload shows its progress in ten steps, then the request is sent', () => {
  const { form, received, progress } = startUpload(null);
  vi.advanceTimersByTime(149);
  expect([progress, received.length]).toEqual([[10, 20, 30, 40, 50, 60, 70, 80, 90], 1]);
  vi.advanceTimersByTime(1);
  expect([progress.at(-1), received[1]]).toEqual([100, form]);
});

test.each(['PUT /:city/api/news/:id/ slow:700', 'PUT /akashi/api/news/3/ slow:700', '* * slow:700'])(
  '[R-WISH-09] a slow upload takes its time for each step, and can be cancelled: %s',
  (fault) => {
    const { request, received, progress } = startUpload(fault);
    vi.advanceTimersByTime(1_400);
    expect([progress, received.length]).toEqual([[10, 20], 1]);
    request.abort();
    vi.advanceTimersByTime(10_000);
    expect([progress, received[1]]).toEqual([[10, 20], 'abort']);
  },
);

test('[R-WISH-09] an upload that breaks off stops its progress there; the backend has the request and fails it', () => {
  const { form, received, progress, faults } = startUpload('PUT /:city/api/news/:id/ cut:50 x1');
  vi.advanceTimersByTime(10_000);
  expect([progress, received[1]]).toEqual([[10, 20, 30, 40, 50], form]);
  expect(faults.rules().map(({ hits, left }) => [hits, left])).toEqual([[0, 1]]);
});

test('a fault of another city or another call leaves an upload alone', () => {
  for (const fault of ['PUT /kusatsu/api/news/3/ slow:700', 'POST /:city/api/news/ slow:700']) {
    const { received } = startUpload(fault);
    vi.advanceTimersByTime(150);
    expect(received).toHaveLength(2);
  }
});
