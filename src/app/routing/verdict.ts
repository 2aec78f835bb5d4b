import type { Screen } from '#kit/context/screen';

/** The current address and its match. */
export interface AppLocation {
  path: string;
  /** Includes the '?', or is empty. */
  search: string;
  match: { screen: Screen; params: Readonly<Record<string, string>> } | null;
}

/** Result of a guard: enter a screen, or redirect. */
export type Verdict = { enter: Screen; params: Readonly<Record<string, string>> } | { goTo: string };

export const enter = ({ screen, params }: NonNullable<AppLocation['match']>): Verdict => ({
  enter: screen,
  params,
});
