import type { Screen } from '#kit/context/screen';

/** Where someone wants to be. */
export interface Place {
  path: string;
  /** With its '?', or empty. */
  search: string;
  match: { screen: Screen; params: Readonly<Record<string, string>> } | null;
}

/** Whether they may. */
export type Verdict = { enter: Screen; params: Readonly<Record<string, string>> } | { goTo: string };

export const enter = ({ screen, params }: NonNullable<Place['match']>): Verdict => ({
  enter: screen,
  params,
});
