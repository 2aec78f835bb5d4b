import { FormattedMessage } from 'react-intl';
import { useCityName } from '../use-city-name';
import './phone.css';

interface PushCardProps {
  title: string;
  body: string;
}

/** A notification as a phone shows it: one line of the title, two of the text. */
export function PushCard({ title, body }: PushCardProps) {
  return (
    <div className="push-card">
      <AppIcon />
      <p className="push-app">
        <span>{useCityName()}</span>
        <span>
          <FormattedMessage id="time.now" />
        </span>
      </p>
      <PushLine kind="title" text={title} />
      <PushLine kind="body" text={body} />
    </div>
  );
}

/** Without a text, the label of its field in its place. */
function PushLine({ kind, text }: { kind: 'title' | 'body'; text: string }) {
  const trimmedText = text.trim();
  if (trimmedText !== '') return <p className={`push-${kind}`}>{trimmedText}</p>;
  return (
    <p className={`push-${kind} blank`}>
      <FormattedMessage id={`notification.field.${kind === 'title' ? 'title' : 'description'}`} />
    </p>
  );
}

/** Houses at a street: the console's own icon, for the app of the city. */
const AppIcon = () => (
  <svg className="push-icon" viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" fill="#0b66c3" />
    <path d="M6 24V13l5-4 5 4v11zM16 24V16l5-4 5 4v8z" fill="#fff" />
    <path d="M9.5 24v-4h3v4zM19.5 24v-4h3v4z" fill="#0b66c3" />
  </svg>
);
