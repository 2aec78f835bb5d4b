import { flushSync } from 'react-dom';
import { addressIn, dashboardOf } from '#app/routing/guard';
import { isOffered } from '#app/shell/sidebar/menu';
import type { City } from '#domain/places/city';
import { useNavigation } from '#kit/context/app-services';
import { useScope, useUser } from '#kit/context/scope';
import type { Screen } from '#kit/context/screen';
import { useSessionSend } from '#machines/session/session.react';
import type { Entry } from './use-entries';

/** Goes where an entry leads; the palette goes first, so that a question before leaving has the page to itself. */
export function useOpenEntry(current: Screen, onClose: () => void): (entry: Entry) => Promise<void> {
  const navigation = useNavigation();
  const send = useSessionSend();
  const scope = useScope();
  const user = useUser();
  return async ({ screen, city }) => {
    flushSync(onClose);
    // whoever came by keyboard reads on from the top of the page, not from where the palette was called
    document.getElementById('content')?.focus({ preventScroll: true });
    if (screen !== undefined) return navigation.go(addressIn(screen, scope.city));
    const to = samePageIn(city);
    if (!(await navigation.mayLeave(to))) return;
    send({ type: 'city chosen', city });
    navigation.go(to);
  };

  /** The same page in the other city, where it has it; what was searched or open there is not there. */
  function samePageIn(city: City): string {
    const isThere = current.path.startsWith('/:city/') && isOffered(current, { ...user, city });
    return isThere ? addressIn(current, city.name) : dashboardOf(city.name);
  }
}
