import { useEffect } from 'react';
import { MOBILE_BELOW } from '#domain/base/limits';
import type { Harness } from './harness';
import { usePath } from './use-observed';

const SEEN = 'machi-harness-seen';

/** Offers the personas once, to who stands before the sign-in page without a scenario and with room to see both. */
export function useFirstVisit({ linked, root, storage }: Harness, offer: () => void) {
  const path = usePath();
  useEffect(
    function offerPersonas() {
      // who came by a link is no newcomer after a reload either: a forced log-out has its own message to show
      if (linked) storage.setItem(SEEN, 'true');
      const signedOut = storage.cookie('Admin-Token') === null;
      const atLogin = path === `${root.replace(/\/$/, '')}/login`;
      if (linked || !signedOut || !atLogin || window.innerWidth < MOBILE_BELOW) return;
      if (storage.item(SEEN) !== null) return;
      storage.setItem(SEEN, 'true');
      offer();
    },
    [path, linked, root, storage, offer],
  );
}
