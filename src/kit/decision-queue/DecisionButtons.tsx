import { FormattedMessage, useIntl } from 'react-intl';
import { KeyHint } from './KeyHint';
import type { QueueVerdict } from './queue-verdict';

interface DecisionButtonsProps {
  verdicts: readonly QueueVerdict[];
  /** Message id of a text before the buttons. */
  lead?: string | undefined;
  onDecide: (verdict: string) => void;
}

/** The decisions about one record, each with its key. */
export function DecisionButtons({ verdicts, lead, onDecide }: DecisionButtonsProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'queue.verdicts' });
  if (verdicts.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" className="verdicts" aria-label={label}>
      {lead ? (
        <span className="quiet">
          <FormattedMessage id={lead} />
        </span>
      ) : null}
      {verdicts.map(({ name, label: text, short, icon, tone = '', shortcut, key }) => (
        <button
          key={name}
          type="button"
          className={`button ${tone}`}
          data-shortcut={shortcut}
          aria-label={short && intl.formatMessage({ id: text })}
          onClick={() => onDecide(name)}
        >
          <span className={icon} aria-hidden="true" />
          <FormattedMessage id={short ?? text} />
          <KeyHint shortcut={key} />
        </button>
      ))}
    </div>
  );
}
