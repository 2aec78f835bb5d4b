import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { receiverCount } from '#api/messaging/audience-queries';
import { circleOf } from '#domain/messaging/audience-rules';
import type { ComposedNotification } from '#domain/messaging/notification-audience';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog';
import { shortText } from '#kit/services/short-text';
import { CountState } from './CountState';
import './audience.css';

interface SendConfirmationProps {
  draft: ComposedNotification;
  onSend: () => void;
  onCancel: () => void;
}

/**
 * Confirms sending with the notification's title, audience and number of receivers. Without receivers it
 * cannot be sent.
 */
export function SendConfirmation({ draft, onSend, onCancel }: SendConfirmationProps) {
  const { data: count, isFetchedAfterMount, isError } = useQuery(receiverCount(useScope(), draft));
  const waited = useWaited();
  // A count that fails or hangs does not prevent sending; a count known to be 0 does.
  const unknown = isError || (!isFetchedAfterMount && waited);
  return (
    <ConfirmDialog
      title={<FormattedMessage id="audience.send.title" />}
      confirm="audience.send.confirm"
      cancel="common.cancel"
      tone="primary"
      // A refetch keeps the button enabled: it must not become disabled under the finger.
      disabled={!unknown && (!isFetchedAfterMount || count === 0)}
      onConfirm={onSend}
      onCancel={onCancel}
    >
      <p className="object-name">
        <FormattedMessage
          id="audience.send.text"
          values={{
            name: <strong>{draft.title}</strong>,
            audience: (
              <strong>
                <FormattedMessage id={`notification.audience.${draft.audience}`} />
              </strong>
            ),
          }}
        />
      </p>
      <p className="quiet">{shortText(draft.description, BODY_SHOWN)}</p>
      {draft.audience === 'mapUsers' ? (
        <p>
          <FormattedMessage id="audience.send.circle" values={circleOf(draft)} />
        </p>
      ) : null}
      <CountState draft={draft} />
      {unknown ? (
        <p role="status">
          <FormattedMessage id="audience.count.unknown" />
        </p>
      ) : null}
    </ConfirmDialog>
  );
}

/** Characters of the text that are shown: enough to recognise it. */
const BODY_SHOWN = 60;

/** Milliseconds that the user waits for the number before sending without it is possible. */
const PATIENCE = 3_000;

function useWaited(): boolean {
  const { clock } = useAppServices();
  const [waited, setWaited] = useState(false);
  useEffect(
    function waitForCount() {
      const timer = clock.setTimeout(() => setWaited(true), PATIENCE);
      return () => clock.clearTimeout(timer);
    },
    [clock],
  );
  return waited;
}
