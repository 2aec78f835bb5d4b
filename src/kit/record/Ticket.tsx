import { FormattedMessage } from 'react-intl';
import { parseTime } from '#domain/base/japan-time';
import { useNow } from '#kit/context/use-now';
import { Moment } from '#kit/date/Moment';
import type { Detail } from './Details';
import './ticket.css';

interface TicketProps {
  /** The shop. */
  giver?: Detail;
  /** What the guest gets. */
  content: Detail;
  start: MomentDetail;
  end: MomentDetail;
}

interface MomentDetail {
  /** Message id. */
  title: string;
  at: string;
}

/** A coupon or a voucher as its guest sees it, below its name as heading; the facts leave out what it has. */
export function Ticket({ giver, content, start, end }: TicketProps) {
  const isOver = parseTime(end.at) <= useNow([end.at]);
  const entries: readonly (readonly [string, Detail | undefined])[] = [
    ['ticket-giver', giver],
    ['ticket-content', content],
    ['ticket-start', { ...start, value: <Moment at={start.at} /> }],
    ['ticket-end', { ...end, value: <Moment at={end.at} /> }],
  ];
  return (
    <div className={isOver ? 'ticket over' : 'ticket'}>
      <dl>
        {entries.map(([part, entry]) =>
          entry ? (
            <div key={part} className={part}>
              <dt className="visually-hidden">
                <FormattedMessage id={entry.title} />
              </dt>
              <dd className={entry.prose ? 'prose' : undefined}>{entry.value || '–'}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {isOver ? (
        <p>
          <FormattedMessage id="phone.over" />
        </p>
      ) : null}
    </div>
  );
}
