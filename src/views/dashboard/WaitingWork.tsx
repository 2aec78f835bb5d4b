import { useState } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { Skeleton } from '#kit/page/Skeleton';
import type { WaitingKind } from './use-waiting';
import './waiting-work.css';

/**
 * The records that wait for this user, those with the oldest first record at the top, each with a link to the
 * page where the user can act; kinds whose number is unknown are behind them. The rows appear together and keep their order, so that none
 * moves while a number comes.
 */
export function WaitingWork({ kinds, isShown }: { kinds: readonly WaitingKind[]; isShown: boolean }) {
  const intl = useIntl();
  const finishedKinds = kinds.filter(({ count }) => count === 0);
  const sortedKinds = kinds.toSorted((one, other) => byCountKnown(one, other) || byAge(one, other));
  const [titleOrder, keepTitleOrder] = useState<readonly string[] | null>(null);
  // a row that moved while its number comes would be missed by a press
  if (isShown && titleOrder === null) keepTitleOrder(sortedKinds.map(({ title }) => title));
  const openKinds = (
    titleOrder === null
      ? sortedKinds
      : titleOrder.flatMap((title) => kinds.filter((kind) => kind.title === title))
  ).filter(({ count }) => count !== 0);
  return (
    <section className="waiting" aria-labelledby="waiting-title">
      <h2 id="waiting-title">
        <FormattedMessage id="dashboard.waiting" />
      </h2>
      {isShown ? (
        <>
          <ul className="waiting-rows">
            {openKinds.map((kind) => (
              <WaitingRow key={kind.title} of={kind} />
            ))}
          </ul>
          {finishedKinds.length === 0 ? null : (
            <p className={openKinds.length === 0 ? 'waiting-done all' : 'waiting-done'}>
              <span className="pi pi-check" aria-hidden="true" />
              <span>
                {openKinds.length === 0 ? (
                  <FormattedMessage id="dashboard.allDone" />
                ) : (
                  <FormattedMessage
                    id="dashboard.done"
                    values={{
                      names: (
                        <FormattedList
                          value={finishedKinds.map(({ title }) => intl.formatMessage({ id: title }))}
                        />
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
          <Skeleton rows={kinds.length} />
        </div>
      )}
    </section>
  );
}

function WaitingRow({
  of: { title, action, href, icon, count, note, isFailed, retry },
}: {
  of: WaitingKind;
}) {
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

const byCountKnown = (one: WaitingKind, other: WaitingKind): number =>
  Number(other.count != null) - Number(one.count != null);

/** Rows without a known moment are last, in their own order. */
const byAge = (one: WaitingKind, other: WaitingKind): number =>
  (one.at ?? Number.MAX_SAFE_INTEGER) - (other.at ?? Number.MAX_SAFE_INTEGER);
