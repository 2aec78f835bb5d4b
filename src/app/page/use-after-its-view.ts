import { useMemo } from 'react';
import { type AroundNavHandler, type Parser, useRouter } from 'wouter';
import { useNavigation } from '#kit/context/app-services';
import type { Navigation } from '#kit/services/navigation';
import { matchScreen } from '../routing/match-screen';
import { screens } from '../screens/index';

/** Milliseconds for which the old page stays while the view of the new page loads. */
const LONGEST_WAIT_MS = 200;

/**
 * Wraps the navigation of links: address, menu and page change together once the view has loaded, or after
 * 200 ms. The navigation runs in its own task: in one task with the click's own work it would block the
 * browser.
 */
export function useAfterItsView(): AroundNavHandler {
  const navigation = useNavigation();
  const { parser } = useRouter();
  return useMemo(() => afterItsView(navigation, parser), [navigation, parser]);
}

export function afterItsView(navigation: Navigation, parser: Parser): AroundNavHandler {
  let latestNumber = 0;
  const currentAddress = () => navigation.path() + navigation.search();
  return (navigate, to, options) => {
    latestNumber += 1;
    const ownNumber = latestNumber;
    const startAddress = currentAddress();
    const goIfCurrent = () => {
      // The user has navigated elsewhere meanwhile.
      if (ownNumber === latestNumber && startAddress === currentAddress()) navigate(to, options);
    };
    const view = matchScreen(parser, screens, pathOf(to))?.screen.view;
    if (!view || view.current() !== null) setTimeout(goIfCurrent);
    else void Promise.race([view.load().catch(() => undefined), longestWait()]).then(goIfCurrent);
  };
}

const longestWait = () => new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));

const pathOf = (to: string): string => to.replace(/[?#].*$/, '');
