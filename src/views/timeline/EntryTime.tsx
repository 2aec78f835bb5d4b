import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useAppServices } from '#kit/context/app-services';
import { timeAgo, timestampText } from '#kit/services/dates';

const MINUTE_MS = 60_000;
const NowContext = createContext(0);

/** Provides the current time to its children, updated every minute: one timer for any number of entries. */
export function MinuteClock({ children }: { children: ReactNode }) {
  const { clock } = useAppServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(
    function tickMinutes() {
      let timer: number;
      const tickAtNextMinute = () => {
        timer = clock.setTimeout(
          () => {
            setNow(clock.now());
            tickAtNextMinute();
          },
          MINUTE_MS - (clock.now() % MINUTE_MS),
        );
      };
      tickAtNextMinute();
      return () => clock.clearTimeout(timer);
    },
    [clock],
  );
  return <NowContext value={now}>{children}</NowContext>;
}

/** The age of an entry, with a link to the entry alone. */
export function EntryTime({ at, href }: { at: string; href: string }) {
  const intl = useIntl();
  const now = useContext(NowContext);
  return (
    <Link className="entry-time" href={href} title={timestampText(at)}>
      <time dateTime={at}>{timeAgo(intl, at, now)}</time>
    </Link>
  );
}
