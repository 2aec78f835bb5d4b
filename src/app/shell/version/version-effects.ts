import { getDefaultStore } from 'jotai';
import { runningWrites } from '#api/http/write/running-writes';
import { buildId } from '#kit/context/build-id';
import { unsavedAtom } from '#kit/context/unsaved';
import { KEPT_DECISIONS } from '#kit/decision-queue/kept-decisions-prefix';
import { openDialogs } from '#kit/overlay/open-dialogs';
import { storedKeys } from '#kit/services/storage';
import { tabId } from '#kit/services/tab-id';
import type { Toasts } from '#kit/services/toasts';
import type { VersionEffects } from '#machines/version/version.machine';

interface VersionDependencies {
  /** The address of the console's page, for example `/console/`. */
  page: string;
  toasts: Pick<Toasts, 'current'>;
}

export function versionEffects({ page, toasts }: VersionDependencies): VersionEffects {
  return {
    /**
     * A GET and not a HEAD: hosts behind one name send different ETags for one build, and a page that was only
     * configured anew has another one. The browser sends `If-None-Match`, so the answer is nearly always an empty 304.
     */
    async compare(_, signal) {
      const response = await fetch(page, { cache: 'no-cache', signal });
      const html = response.ok ? await response.text() : '';
      const buildOnHost = buildId(new DOMParser().parseFromString(html, 'text/html'));
      // null: a page of a gateway
      return buildOnHost !== null && buildOnHost !== buildId();
    },
    isTabShown: () => document.visibilityState === 'visible',
    losesNothing: () =>
      getDefaultStore().get(unsavedAtom).length === 0 &&
      runningWrites.size === 0 &&
      // a toast may be unread, and its action undoes what is not sent yet
      toasts.current().length === 0 &&
      !storedKeys(KEPT_DECISIONS).some((key) => key.endsWith(`:${tabId()}`)) &&
      openDialogs.top() === null,
    // without `navigation.reload`, which lets go of input that no draft keeps
    reload: () => location.reload(),
  };
}
