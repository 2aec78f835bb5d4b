import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { addressIn } from '#app/routing/guard';
import { isOffered } from '#app/shell/sidebar/menu';
import { useAppServices } from '#kit/context/app-services';
import { useScope, useUser } from '#kit/context/scope';
import { localMoment } from '#kit/services/dates';
import { shortText } from '#kit/services/short-text';
import type { PaletteEntry } from './palette-entry';
import { RECORD_SEARCHES } from './record-searches';

/** Milliseconds after the last key. */
const TYPING_PAUSE_MS = 300;
const MIN_SEARCH_LENGTH = 2;
/** Records of one kind; their list has the rest. */
const MAX_RECORDS = 3;

export interface FoundRecords {
  entries: readonly PaletteEntry[];
  isPending: boolean;
  /** At least one kind of record could not be searched. */
  isFailed: boolean;
}

/** The records that the lists of the user's pages find, once the user stops typing. */
export function useFoundRecords(typed: string): FoundRecords {
  const intl = useIntl();
  const scope = useScope();
  const user = useUser();
  const typedSearch = [...typed.trim()].length < MIN_SEARCH_LENGTH ? '' : typed.trim();
  const search = useDebounced(typedSearch);
  const offeredSearches = RECORD_SEARCHES.filter(({ screen }) => isOffered(screen, user));
  const results = useQueries({
    queries: offeredSearches.map(({ screen, find }) => ({
      queryKey: ['found', scope.city, scope.user, screen.path, search],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        find(scope, { search, offset: 0, limit: MAX_RECORDS }, signal),
      enabled: search !== '',
    })),
  });
  return {
    entries: offeredSearches.flatMap(({ screen }, index) =>
      (results[index]?.data ?? []).slice(0, MAX_RECORDS).map(
        ({ id, name, note, moment }): PaletteEntry => ({
          kind: 'address',
          id: `${screen.path}:${id}`,
          title: shortText(name ?? '') || `#${id}`,
          group: [note ?? (moment && localMoment(intl, moment)), intl.formatMessage({ id: screen.title })]
            .filter(Boolean)
            .join(' · '),
          icon: screen.menu?.icon ?? '',
          address: `${addressIn(screen, scope.city)}?view=${id}`,
        }),
      ),
    ),
    isPending: search !== typedSearch || results.some(({ isFetching }) => isFetching),
    isFailed: results.some(({ isError }) => isError),
  };
}

/** The text as it was when it last stayed the same for a while. */
function useDebounced(text: string): string {
  const { clock } = useAppServices();
  const [debounced, setDebounced] = useState(text);
  useEffect(
    function waitForPause() {
      if (text === debounced) return undefined;
      const timer = clock.setTimeout(() => setDebounced(text), TYPING_PAUSE_MS);
      return () => clock.clearTimeout(timer);
    },
    [text, debounced, clock],
  );
  return debounced;
}
