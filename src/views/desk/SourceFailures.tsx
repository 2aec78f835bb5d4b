import { FormattedMessage } from 'react-intl';
import type { TaskSource } from './task-order';

/** The kinds that could not be loaded, each with a retry of its own; the others go on. */
export function SourceFailures({ sources }: { sources: readonly TaskSource[] }) {
  return (
    <div role="alert" className="desk-failures">
      {sources
        .filter(({ isFailed }) => isFailed)
        .map(({ kind, isRetrying, retry }) => (
          <p key={kind} aria-busy={isRetrying}>
            <span className="field-error">
              <FormattedMessage
                id="desk.failed"
                values={{ kind: <FormattedMessage id={`desk.kind.${kind}`} /> }}
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
