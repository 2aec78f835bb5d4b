import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { consoleOutput } from './console';
import { refuseStrangers } from './refuse-strangers';

// No request leaves this machine: the demo and its tests need no network (R-WISH-09).
refuseStrangers((host) => consoleOutput.note('error', `a test called ${host}`));

// Only the page project has a document.
const isPage = typeof document !== 'undefined';
if (isPage) {
  (await import('./owner-stacks')).turnOffOwnerStacks();
  (await import('./page')).completePage();
  const { configure, getConfig } = await import('@testing-library/react');
  const { asyncWrapper } = getConfig();
  // React runs effects one turn after the render, and a busy machine may stop in between: found elements have
  // run their effects.
  const nextTurn = promisify(setImmediate);
  configure({
    asyncWrapper: (wait) =>
      asyncWrapper(async () => {
        const found = await wait();
        await nextTurn();
        return found;
      }),
    // Two busy cores: elements appear in the end, however long it takes.
    asyncUtilTimeout: 20_000,
    // Printing the whole document costs more than the search, and a waiting search fails many times.
    getElementError: (message) => new Error(`${message}\nText of the page: ${document.body.textContent}`),
  });
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...parts) => consoleOutput.note('error', ...parts));
  vi.spyOn(console, 'warn').mockImplementation((...parts) => consoleOutput.note('warn', ...parts));
});

afterEach(async () => {
  // The library unmounts by itself only when `afterEach` is a global.
  if (isPage) (await import('@testing-library/react')).cleanup();
  expect(consoleOutput.take()).toEqual([]);
});

// jsdom has no canvas: browser tests check the charts; here the element is only the kind of the chart.
vi.mock('#kit/chart/ChartCanvas', () => ({ default: ({ kind }: { kind: string }) => kind }));
