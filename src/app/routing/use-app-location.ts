import { useEffect, useMemo } from 'react';
import { useRouter } from 'wouter';
import { useNavigation, usePath, useSearchText } from '#kit/context/app-services';
import type { Screen } from '#kit/context/screen';
import { matchScreen } from './match-screen';
import type { AppLocation, Verdict } from './verdict';

/** The current address and the one of these screens that it matches. */
export function useAppLocation(screens: readonly Screen[]): AppLocation {
  const { parser } = useRouter();
  const path = usePath();
  const search = useSearchText();
  const match = useMemo(() => matchScreen(parser, screens, path), [parser, screens, path]);
  return { path, search, match };
}

/** Follows the redirect of a verdict and replaces the requested address in the history. */
export function useFollowRedirect(verdict: Verdict | null): void {
  const navigation = useNavigation();
  const goTo = verdict !== null && 'goTo' in verdict ? verdict.goTo : null;
  useEffect(
    function follow() {
      if (goTo !== null) navigation.go(goTo, { replace: true });
    },
    [goTo, navigation],
  );
}
