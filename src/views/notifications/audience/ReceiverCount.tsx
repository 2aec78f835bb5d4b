import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { audienceProblems } from '#domain/audience-rules';
import type { ComposedNotification } from '#domain/notification-audience';
import { useAppServices } from '#kit/app-services';
import { CountState } from './CountState';

const PAUSE = 300;

/** How many would get it, as things are said now; asked when typing pauses. */
export function ReceiverCount() {
  const draft = usePaused(useWatch<ComposedNotification>() as ComposedNotification);
  if (audienceProblems(draft).length > 0) {
    return (
      <p className="receiver-count quiet" role="status">
        <FormattedMessage id="audience.count.open" />
      </p>
    );
  }
  return <CountState draft={draft} />;
}

function usePaused<Value>(value: Value): Value {
  const { clock } = useAppServices();
  const [paused, setPaused] = useState(value);
  const text = JSON.stringify(value);
  useEffect(
    function waitForPause() {
      const timer = clock.setTimeout(() => setPaused(JSON.parse(text) as Value), PAUSE);
      return () => clock.clearTimeout(timer);
    },
    [text, clock],
  );
  return paused;
}
