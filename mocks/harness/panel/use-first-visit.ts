import { useEffect } from 'react';
import { MOBILE_BELOW } from '#domain/base/limits';
import { COOKIE_NAMES } from '#domain/session/cookie-names';
import type { Harness } from '#mocks/harness/harness';
import { usePath } from './use-observed';

const SEEN_KEY = 'machi-harness-seen';

/** Offers the personas once: on the sign-in page, without a scenario, in a window with enough room. */
export function useFirstVisit({ linked, root, storage }: Harness, offer: () => void) {
  const path = usePath();
  useEffect(
    function offerPersonas() {
      // A visitor by link is not new after a reload either: a forced log-out shows its own message.
      if (linked) storage.setItem(SEEN_KEY, 'true');
      const isSignedOut = storage.getCookie(COOKIE_NAMES.accessToken) === null;
      const isAtLogin = path === `${root.replace(/\/$/, '')}/login`;
      if (linked || !isSignedOut || !isAtLogin || window.innerWidth < MOBILE_BELOW) return;
      if (storage.getItem(SEEN_KEY) !== null) return;
      storage.setItem(SEEN_KEY, 'true');
      offer();
    },
    [path, linked, root, storage, offer],
  );
}
