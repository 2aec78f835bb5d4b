import { useEffect, useMemo } from 'react';
import { useRouter } from 'wouter';
import { useNavigation, usePath, useSearchText } from '#kit/context/app-services';
import type { Screen } from '#kit/context/screen';
import { matchScreen } from './match-screen';
import type { Place, Verdict } from './verdict';

/** The address, and which of these screens it names. */
export function usePlace(screens: readonly Screen[]): Place {
  const { parser } = useRouter();
  const path = usePath();
  const search = useSearchText();
  const match = useMemo(() => matchScreen(parser, screens, path), [parser, screens, path]);
  return { path, search, match };
}

/** Goes where a verdict sends one, in place of the address that was asked for. */
export function useFollow(verdict: Verdict | null): void {
  const navigation = useNavigation();
  const goTo = verdict !== null && 'goTo' in verdict ? verdict.goTo : null;
  useEffect(
    function follow() {
      if (goTo !== null) navigation.go(goTo, { replace: true });
    },
    [goTo, navigation],
  );
}
