import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { audienceProblems } from '#domain/messaging/audience-rules';
import { EMPTY_NOTIFICATION } from '#domain/messaging/notification';
import type { ComposedNotification } from '#domain/messaging/notification-audience';
import { CountPending, CountState } from './CountState';

const TYPING_PAUSE = 300;

/**
 * The number of receivers of the current form values. It is requested when typing pauses, and an outdated
 * number is never shown.
 */
export function ReceiverCount() {
  const draft = useWatch<ComposedNotification>() as ComposedNotification;
  // Title and text do not change the receivers.
  const audienceKey = JSON.stringify({ ...draft, ...EMPTY_NOTIFICATION });
  const pausedKey = usePausedText(audienceKey);
  if (audienceProblems(draft).length > 0) {
    return (
      <p className="receiver-count quiet" role="status">
        <FormattedMessage id="audience.count.open" />
      </p>
    );
  }
  return pausedKey === audienceKey ? <CountState draft={draft} /> : <CountPending />;
}

function usePausedText(text: string): string {
  const [pausedText, setPausedText] = useState(text);
  useEffect(
    function waitForPause() {
      // Real time: the pause in typing also ends while the demo's clock is stopped.
      const timer = setTimeout(() => setPausedText(text), TYPING_PAUSE);
      return () => clearTimeout(timer);
    },
    [text],
  );
  return pausedText;
}
