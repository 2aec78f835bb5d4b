import { FormattedMessage } from 'react-intl';

interface TypedTextProps {
  text: string | null | undefined;
  /** Message id of what stands in its place while nothing is typed: the label of its field, or an example. */
  blank: string;
  className?: string;
}

/** A text of the author as the app shows it: its lines and its direction kept, the empty lines around it not. */
export function TypedText({ text, blank, className = '' }: TypedTextProps) {
  const trimmedText = text?.trim() ?? '';
  if (trimmedText !== '')
    return (
      <p className={`phone-text ${className}`} dir="auto">
        {trimmedText}
      </p>
    );
  return (
    <p className={`phone-text blank ${className}`}>
      <FormattedMessage id={blank} />
    </p>
  );
}
