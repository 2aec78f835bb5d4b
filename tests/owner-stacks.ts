import React from 'react';

interface Internals {
  recentlyCreatedOwnerStacks: number;
}

/** The name under which React shares its state with its renderers. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React's development build creates an error with its stack, and an async task of the console, for each element. Only
 * the stack of an error in a component needs them, and they took a fifth of a rendered screen's time. React counts the
 * stacks and creates no more after 10,000 within a second. Has to run before the first element is created.
 */
export function turnOffOwnerStacks(): void {
  const internals = (React as unknown as Record<string, Internals>)[INTERNALS];
  if (internals === undefined) throw new Error('React has no counter of owner stacks: see its release notes');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => 10_000,
    set: () => {},
  });
}
