import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { heard } from './console';
import { refuseStrangers } from './refuse-strangers';

// nothing is asked beyond this machine: the demo and its tests need no network (R-WISH-09)
refuseStrangers((host) => heard.note('error', `a test asked ${host}`));

// only the page project has a document
const isPage = typeof document !== 'undefined';
if (isPage) {
  (await import('./page')).completePage();
  const { configure, getConfig } = await import('@testing-library/react');
  const { asyncWrapper } = getConfig();
  // React runs the effects of what it drew a turn later, and a busy machine may stop in between: what is found has run them
  const turn = promisify(setImmediate);
  configure({
    asyncWrapper: (wait) =>
      asyncWrapper(async () => {
        const found = await wait();
        await turn();
        return found;
      }),
    // two busy cores: what is waited for is visible, however long it takes
    asyncUtilTimeout: 20_000,
    // printing the whole document costs more than the search, and a search that waits fails many times
    getElementError: (message) => new Error(`${message}\nThe page says: ${document.body.textContent}`),
  });
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...parts) => heard.note('error', ...parts));
  vi.spyOn(console, 'warn').mockImplementation((...parts) => heard.note('warn', ...parts));
});

afterEach(async () => {
  // the library unmounts by itself where `afterEach` is a global, here it is not
  if (isPage) (await import('@testing-library/react')).cleanup();
  expect(heard.take()).toEqual([]);
});

// jsdom has no canvas: charts are looked at in the browser tests; here stands the kind that would be drawn
vi.mock('#kit/chart/ChartCanvas', () => ({ default: ({ kind }: { kind: string }) => kind }));
