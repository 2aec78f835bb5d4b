import { flushSync } from 'react-dom';
import { addressIn, dashboardOf } from '#app/routing/guard';
import { isOffered } from '#app/shell/sidebar/menu';
import type { City } from '#domain/places/city';
import { useNavigation } from '#kit/context/app-services';
import { useScope, useUser } from '#kit/context/scope';
import type { Screen } from '#kit/context/screen';
import { useSessionSend } from '#machines/session/session.react';
import type { PaletteEntry } from './palette-entry';

/** Opens the target of an entry. The palette closes first and covers no confirmation before leaving. */
export function useOpenEntry(
  currentScreen: Screen,
  onClose: () => void,
): (entry: PaletteEntry) => Promise<void> {
  const navigation = useNavigation();
  const send = useSessionSend();
  const scope = useScope();
  const user = useUser();
  return async (entry) => {
    flushSync(onClose);
    // A keyboard user continues at the top of the page, not where the palette was opened.
    document.getElementById('content')?.focus({ preventScroll: true });
    if (entry.kind === 'action') return entry.act();
    if (entry.kind === 'address') return navigation.go(entry.address);
    if (entry.kind === 'page') return navigation.go(addressIn(entry.screen, scope.city));
    const targetAddress = samePageIn(entry.city);
    if (!(await navigation.mayLeave(targetAddress))) return;
    send({ type: 'city chosen', city: entry.city });
    navigation.go(targetAddress);
  };

  /** The same page in the other city if that city offers it, without the search and the open record. */
  function samePageIn(city: City): string {
    const isOfferedThere =
      currentScreen.path.startsWith('/:city/') && isOffered(currentScreen, { ...user, city });
    return isOfferedThere ? addressIn(currentScreen, city.name) : dashboardOf(city.name);
  }
}
