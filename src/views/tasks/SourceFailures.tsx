import { FormattedMessage } from 'react-intl';
import type { TaskSource } from './task-order';

/** The kinds that could not be loaded, each with a retry of its own; the others go on. */
export function SourceFailures({ sources }: { sources: readonly TaskSource[] }) {
  return (
    <div role="alert" className="tasks-failures">
      {sources
        .filter(({ isFailed }) => isFailed)
        .map(({ kind, isRetrying, retry }) => (
          <p key={kind} aria-busy={isRetrying}>
            <span className="field-error">
              <FormattedMessage
                id="tasks.failed"
                values={{ kind: <FormattedMessage id={`tasks.kind.${kind}`} /> }}
              />
            </span>
            <button
              type="button"
              className="button small"
              aria-disabled={isRetrying}
              onClick={isRetrying ? undefined : retry}
            >
              <FormattedMessage id="list.retry" />
            </button>
          </p>
        ))}
    </div>
  );
}
