import { useState } from 'react';
import { idOf } from '#domain/base/id-of';
import { useNavigation } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { KEPT_DECISIONS } from '#kit/decision-queue/kept-decisions-prefix';
import type { ListState } from '#kit/list/list-state';
import { NO_RECORD } from '#kit/record/record-address';
import { storedKeys } from '#kit/services/storage';
import { NO_DIALOG } from './user-hrefs';

/**
 * The user whose identity is checked: `?confirm=12`. Once used, the dialog stays mounted: it holds decisions
 * that can be undone after it has closed, and those that an earlier page has left behind.
 */
export function useConfirming(list: ListState) {
  const navigation = useNavigation();
  const { user: ownId, city } = useScope();
  const [isUsed, setUsed] = useState(() => storedKeys(`${KEPT_DECISIONS}${ownId}:${city}:users:`).length > 0);
  const id = idOf(list.parameter('confirm'));
  if (id !== null && !isUsed) setUsed(true);
  return {
    isUsed: isUsed || id !== null,
    id,
    onClose: () => navigation.go(list.href(NO_DIALOG), { replace: true }),
    reopen: (userId: number) =>
      navigation.go(list.href({ ...NO_RECORD, ...NO_DIALOG, confirm: userId }), { replace: true }),
  };
}
