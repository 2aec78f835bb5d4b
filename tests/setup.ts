import { afterEach, beforeEach, expect, vi } from 'vitest';
import { heard } from './console';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...parts) => heard.note('error', ...parts));
  vi.spyOn(console, 'warn').mockImplementation((...parts) => heard.note('warn', ...parts));
});

afterEach(async () => {
  // only the page project has a document; the library unmounts by itself where `afterEach` is a global, here it is not
  if (typeof document !== 'undefined') (await import('@testing-library/react')).cleanup();
  expect(heard.take()).toEqual([]);
});
