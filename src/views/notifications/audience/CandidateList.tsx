import { FormattedMessage, useIntl } from 'react-intl';
import type { CandidateSource } from '#api/messaging/candidate-queries';
import type { Chosen } from '#domain/messaging/notification-audience';
import { Failed } from '#kit/page/Failed';
import { QueryState } from '#kit/page/QueryState';
import { type Candidates, useCandidates } from './use-candidates';

interface CandidateListProps {
  source: CandidateSource;
  search: string;
  /** Number of additional candidates per step. */
  step: number;
  chosen: readonly Chosen[];
  onChange: (chosen: Chosen[]) => void;
}

/** The found candidates, each with a checkbox, and a button to show more. */
export function CandidateList({ source, search, step, chosen, onChange }: CandidateListProps) {
  const intl = useIntl();
  const candidates = useCandidates(source, search, step);
  const { query, shown } = candidates;
  return (
    <QueryState query={query}>
      {() => (
        <>
          <ul
            className="choice-list"
            aria-label={intl.formatMessage({ id: 'audience.found' })}
            aria-busy={query.isFetching}
          >
            {shown.map(({ id, name, note }) => (
              <li key={id}>
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.some((one) => one.id === id)}
                    onChange={({ target }) =>
                      onChange(
                        target.checked ? [...chosen, { id, name }] : chosen.filter((one) => one.id !== id),
                      )
                    }
                  />
                  <span className="clamp">{name}</span>
                  {note === '' ? null : <span className="clamp quiet">{note}</span>}
                </label>
              </li>
            ))}
            {shown.length === 0 ? (
              <li className="quiet">
                <FormattedMessage id="audience.nothingFound" />
              </li>
            ) : null}
          </ul>
          <More candidates={candidates} />
        </>
      )}
    </QueryState>
  );
}

function More({ candidates: { query, shown, total, more } }: { candidates: Candidates }) {
  if (query.isFetchNextPageError) {
    return <Failed busy={query.isFetchingNextPage} onRetry={() => void query.fetchNextPage()} />;
  }
  if (more !== null) {
    return (
      <button
        type="button"
        className="button small"
        aria-disabled={query.isFetchingNextPage}
        onClick={query.isFetchingNextPage ? undefined : more}
      >
        <FormattedMessage id="audience.more" />
      </button>
    );
  }
  return shown.length < total ? (
    <p className="quiet">
      <FormattedMessage id="audience.firstOf" values={{ shown: shown.length, total }} />
    </p>
  ) : null;
}
