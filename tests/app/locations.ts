import { renderHook } from '@testing-library/react';
import { useRouter } from 'wouter';
import type { Visitor } from '#app/routing/guard';
import { matchScreen } from '#app/routing/match-screen';
import type { AppLocation, Verdict } from '#app/routing/verdict';
import { screens } from '#app/screens/index';
import type { Screen } from '#kit/context/screen';

export const { parser } = renderHook(() => useRouter()).result.current;

/** An address in the form that the guard receives. */
export function locationOf(address: string, among: readonly Screen[] = screens): AppLocation {
  const [path = '', query] = address.split('?');
  return { path, search: query === undefined ? '' : `?${query}`, match: matchScreen(parser, among, path) };
}

/** The decision as text: `enter /:city/dashboard akashi` or `go to /401`. */
export function verdictText(verdict: Verdict): string {
  if ('goTo' in verdict) return `go to ${verdict.goTo}`;
  return ['enter', verdict.enter.path, ...Object.values(verdict.params)].join(' ');
}

export const ADMINISTRATOR: Visitor = { role: 'Administrator', company: 'machi', city: 'akashi' };
