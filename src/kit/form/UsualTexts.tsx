import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import './usual-texts.css';

interface UsualTextsProps {
  /** Message id of what the texts are. */
  label: string;
  /** Message ids of the buttons. */
  choices: readonly string[];
  isUsed(choice: string): boolean;
  onPress(choice: string): void;
}

/** Texts that authors need again and again, as buttons that write them into the form; a used one is pressed. */
export function UsualTexts({ label, choices, isUsed, onPress }: UsualTextsProps) {
  const id = useId();
  return (
    <fieldset className="usual-texts" aria-labelledby={id}>
      <span id={id} className="quiet">
        <FormattedMessage id={label} />
      </span>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className="button small"
          aria-pressed={isUsed(choice)}
          onClick={() => onPress(choice)}
        >
          <FormattedMessage id={choice} />
        </button>
      ))}
    </fieldset>
  );
}
