import type { ReactNode } from 'react';
import { parseTime } from '#domain/base/japan-time';
import { useNow } from '#kit/context/use-now';
import { Moment } from '#kit/date/Moment';
import './ticket.css';

interface TicketProps {
  name: string;
  /** Above the name: the shop, or the pass. */
  giver: ReactNode;
  /** Below the name: what the guest gets. */
  children?: ReactNode;
  /** Moments. */
  start: string;
  end: string;
}

/**
 * A coupon or a voucher as its guest sees it. Screen readers read the details below, which contain all of it.
 */
export function Ticket({ name, giver, children, start, end }: TicketProps) {
  const isOver = parseTime(end) <= useNow([end]);
  return (
    <div className={isOver ? 'ticket over' : 'ticket'} aria-hidden="true">
      <div className="ticket-giver">{giver}</div>
      <div className="ticket-name">{name}</div>
      {children ? <div className="ticket-content">{children}</div> : null}
      <div className="ticket-period">
        <Moment at={start} /> – <Moment at={end} />
      </div>
    </div>
  );
}
