import { type ReactNode, useSyncExternalStore } from 'react';
import { RawIntlProvider } from 'react-intl';
import { useAppServices } from '#kit/context/app-services';
import { useMessages } from '#kit/context/use-messages';
import { Loading } from './Loading';

/** A part that is loaded after its page waits for its texts as well. */
export function WithTexts({
  children,
  fallback = <Loading />,
}: {
  children: ReactNode;
  fallback?: ReactNode;
}) {
  return useMessages('later') ? <AllTexts>{children}</AllTexts> : fallback;
}

/** For what says words of every part that has come, wherever it stands. */
export function AllTexts({ children }: { children: ReactNode }) {
  const { intl } = useAppServices();
  const read = () => intl.intl('all');
  const all = useSyncExternalStore(intl.subscribe, read, read);
  return <RawIntlProvider value={all}>{children}</RawIntlProvider>;
}
