import type { ReactNode } from 'react';
import { Loading } from './Loading';
import { useMessages } from './use-messages';

/** A part that is loaded after its page waits for its texts as well. */
export function WithTexts({
  children,
  fallback = <Loading />,
}: {
  children: ReactNode;
  fallback?: ReactNode;
}) {
  return useMessages('later') ? children : fallback;
}
