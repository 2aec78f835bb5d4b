import type { StateValue } from 'xstate';

/** The innermost states: `{ watching: 'resting' }` → `watching.resting`. */
export const statePathsIn = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([state, inner = {}]) => {
        const inside = statePathsIn(inner);
        return inside.length === 0 ? [state] : inside.map((statePath) => `${state}.${statePath}`);
      });
