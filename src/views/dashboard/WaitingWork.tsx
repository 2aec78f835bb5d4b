import { useState } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { Skeleton } from '#kit/page/Skeleton';
import type { Waiting } from './use-waiting';
import './waiting-work.css';

/**
 * The records that wait for this user, those with the oldest first record at the top, each with a link to the
 * page where the user can act; kinds whose number is unknown are behind them. The rows appear together and keep their order, so that none
 * moves while a number comes.
 */
export function WaitingWork({ all, isShown }: { all: readonly Waiting[]; isShown: boolean }) {
  const intl = useIntl();
  const none = all.filter(({ count }) => count === 0);
  const sorted = all.toSorted((one, other) => byKnown(one, other) || byAge(one, other));
  const [order, keepOrder] = useState<readonly string[] | null>(null);
  // a row that moved while its number comes would be missed by a press
  if (isShown && order === null) keepOrder(sorted.map(({ title }) => title));
  const open = (
    order === null ? sorted : order.flatMap((title) => all.filter((one) => one.title === title))
  ).filter(({ count }) => count !== 0);
  return (
    <section className="waiting" aria-labelledby="waiting-title">
      <h2 id="waiting-title">
        <FormattedMessage id="dashboard.waiting" />
      </h2>
      {isShown ? (
        <>
          <ul className="waiting-rows">
            {open.map((one) => (
              <WaitingRow key={one.title} of={one} />
            ))}
          </ul>
          {none.length === 0 ? null : (
            <p className={open.length === 0 ? 'waiting-done all' : 'waiting-done'}>
              <span className="pi pi-check" aria-hidden="true" />
              <span>
                {open.length === 0 ? (
                  <FormattedMessage id="dashboard.allDone" />
                ) : (
                  <FormattedMessage
                    id="dashboard.done"
                    values={{
                      names: (
                        <FormattedList value={none.map(({ title }) => intl.formatMessage({ id: title }))} />
                      ),
                    }}
                  />
                )}
              </span>
            </p>
          )}
        </>
      ) : (
        <div className="waiting-rows">
          <span className="visually-hidden" role="status">
            <FormattedMessage id="common.loading" />
          </span>
          <Skeleton rows={all.length} />
        </div>
      )}
    </section>
  );
}

function WaitingRow({ of: { title, action, href, icon, count, note, isFailed, retry } }: { of: Waiting }) {
  return (
    <li>
      <span className={`waiting-icon ${icon}`} aria-hidden="true" />
      <span className="waiting-title">
        <FormattedMessage id={title} />
      </span>
      <span className="waiting-note quiet">{isFailed ? <FormattedMessage id="list.failed" /> : note}</span>
      <strong className="waiting-count">
        {count == null ? (
          count === null || isFailed ? (
            '–'
          ) : (
            '…'
          )
        ) : (
          <FormattedMessage id="dashboard.count" values={{ count }} />
        )}
      </strong>
      {isFailed && retry ? (
        <button type="button" className="button small" onClick={retry}>
          <FormattedMessage id="list.retry" />
        </button>
      ) : action && href ? (
        <Link className="button small" href={href}>
          <span>
            <FormattedMessage id={action} />
          </span>
        </Link>
      ) : null}
    </li>
  );
}

const byKnown = (one: Waiting, other: Waiting): number =>
  Number(other.count != null) - Number(one.count != null);

/** Rows without a known moment are last, in their own order. */
const byAge = (one: Waiting, other: Waiting): number =>
  (one.at ?? Number.MAX_SAFE_INTEGER) - (other.at ?? Number.MAX_SAFE_INTEGER);
