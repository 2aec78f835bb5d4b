import type { MouseEvent } from 'react';
import type { NextEvent } from '#mocks/harness/clock/next-events';
import { tokyoTime } from '#mocks/harness/panel/situation';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';

interface NextEventsProps {
  events: readonly NextEvent[];
  texts: Texts;
  /** The address of the city: `/akashi/`. */
  cityAddress: string;
  onGo(to: number): void;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Each list has at most this many events. */
const MOST_SHOWN = 20;

/** What the clock will change next for the signed-in user; folded, what others will see of it. */
export function NextEvents({ events, texts, ...rest }: NextEventsProps) {
  const ownEvents = events.filter(({ isOwn }) => isOwn);
  const othersEvents = events.filter(({ isOwn }) => !isOwn);
  return (
    <section>
      <h3>{texts.clock.nextEvents}</h3>
      {ownEvents.length === 0 ? <p className="quiet">{texts.clock.noNextEvents}</p> : null}
      <EventList events={ownEvents.slice(0, MOST_SHOWN)} texts={texts} {...rest} />
      {othersEvents.length === 0 ? null : (
        <details>
          <summary>{texts.clock.othersEvents(othersEvents.length)}</summary>
          <EventList events={othersEvents.slice(0, MOST_SHOWN)} texts={texts} {...rest} />
        </details>
      )}
    </section>
  );
}

/** Each event with the way to the time before it and to the time at which it happens. */
function EventList({ events, texts, cityAddress, onGo }: NextEventsProps) {
  const goBefore = (at: number) => (event: MouseEvent) => onGo(at - (event.shiftKey ? SECOND : MINUTE));
  return (
    <ul className="next">
      {events.map(({ kind, at, name, path }) => {
        const eventText = [texts.clock.happens[kind], name].filter((part) => part !== '').join(' · ');
        return (
          <li key={`${kind} ${path} ${at}`}>
            <time dateTime={tokyoTime(at)}>{shortTime(at)}</time>
            <span>{eventText}</span>
            <span className="bar">
              <button
                type="button"
                title={texts.clock.beforeExplained}
                aria-label={`${texts.clock.before}: ${eventText}`}
                onClick={goBefore(at)}
              >
                {texts.clock.before}
              </button>
              <button
                type="button"
                aria-label={`${texts.clock.thatTime}: ${eventText}`}
                onClick={() => onGo(at)}
              >
                {texts.clock.thatTime}
              </button>
              {path === null ? null : (
                <a href={cityAddress + path} aria-label={`${texts.clock.openRecord}: ${eventText}`}>
                  {texts.clock.openRecord}
                </a>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** `04/01 09:00`, in Japan. */
const shortTime = (at: number) => tokyoTime(at).slice(5, 16).replace('-', '/').replace('T', ' ');
