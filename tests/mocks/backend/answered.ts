import type { EndpointHandler } from '#mocks/backend/protocol/mock';

const files = import.meta.glob<Record<string, unknown>>('../../../mocks/backend/resources/*/*.ts', {
  eager: true,
});

/**
 * The handlers of each file of mocks/backend/resources, listed in its index.ts or not; tests/index-lists.test.ts compares
 * the two.
 */
export const handlers = Object.entries(files).map(([path, module]) => ({
  path: path.replace('../../', ''),
  lists: Object.values(module).filter((value): value is readonly EndpointHandler[] => Array.isArray(value)),
}));

/** The calls that the fake backend implements. */
export const answered = handlers.flatMap(({ lists }) => lists.flat().map(({ endpoint }) => endpoint));
