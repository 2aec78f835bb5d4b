import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useAppServices } from '#kit/context/app-services';
import { timeAgo, timestampText } from '#kit/services/dates';

const MINUTE = 60_000;
const NowContext = createContext(0);

/** Tells those below the time, a minute after another: one clock for however many entries. */
export function Minutes({ children }: { children: ReactNode }) {
  const { clock } = useAppServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(
    function tellMinutes() {
      let timer: number;
      const wait = () => {
        timer = clock.setTimeout(
          () => {
            setNow(clock.now());
            wait();
          },
          MINUTE - (clock.now() % MINUTE),
        );
      };
      wait();
      return () => clock.clearTimeout(timer);
    },
    [clock],
  );
  return <NowContext value={now}>{children}</NowContext>;
}

/** How long ago an entry was written, leading to it alone. */
export function EntryTime({ at, href }: { at: string; href: string }) {
  const intl = useIntl();
  const now = useContext(NowContext);
  return (
    <Link className="entry-time" href={href} title={timestampText(at)}>
      <time dateTime={at}>{timeAgo(intl, at, now)}</time>
    </Link>
  );
}
