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
  selection: readonly Chosen[];
  onChange: (selection: Chosen[]) => void;
}

/** The found candidates, each with a checkbox, and a button to show more. */
export function CandidateList({ source, search, step, selection, onChange }: CandidateListProps) {
  const intl = useIntl();
  const candidates = useCandidates(source, search, step);
  const { query, shownCandidates } = candidates;
  return (
    <QueryState query={query}>
      {() => (
        <>
          <ul
            className="choice-list"
            aria-label={intl.formatMessage({ id: 'audience.found' })}
            aria-busy={query.isFetching}
          >
            {shownCandidates.map(({ id, name, note }) => (
              <li key={id}>
                <label>
                  <input
                    type="checkbox"
                    checked={selection.some((selected) => selected.id === id)}
                    onChange={({ target }) =>
                      onChange(
                        target.checked
                          ? [...selection, { id, name }]
                          : selection.filter((selected) => selected.id !== id),
                      )
                    }
                  />
                  <span className="clamp">{name}</span>
                  {note === '' ? null : <span className="clamp quiet">{note}</span>}
                </label>
              </li>
            ))}
            {shownCandidates.length === 0 ? (
              <li className="quiet">
                <FormattedMessage id="audience.nothingFound" />
              </li>
            ) : null}
          </ul>
          <MoreCandidates candidates={candidates} />
        </>
      )}
    </QueryState>
  );
}

function MoreCandidates({
  candidates: { query, shownCandidates, total, showMore },
}: {
  candidates: Candidates;
}) {
  if (query.isFetchNextPageError) {
    return <Failed busy={query.isFetchingNextPage} onRetry={() => void query.fetchNextPage()} />;
  }
  if (showMore !== null) {
    return (
      <button
        type="button"
        className="button small"
        aria-disabled={query.isFetchingNextPage}
        onClick={query.isFetchingNextPage ? undefined : showMore}
      >
        <FormattedMessage id="audience.more" />
      </button>
    );
  }
  return shownCandidates.length < total ? (
    <p className="quiet">
      <FormattedMessage id="audience.firstOf" values={{ shown: shownCandidates.length, total }} />
    </p>
  ) : null;
}
