import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { receiverCount } from '#api/messaging/audience-queries';
import { circleOf, placeNameOf } from '#domain/messaging/audience-rules';
import type { ComposedNotification } from '#domain/messaging/notification-audience';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog';
import { PushCard } from '../preview/PushCard';
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
  const isWaitOver = useWaitForCount();
  // A count that fails or hangs does not prevent sending; a count known to be 0 does.
  const isCountUnknown = isError || (!isFetchedAfterMount && isWaitOver);
  return (
    <ConfirmDialog
      title={<FormattedMessage id="audience.send.title" />}
      confirm="audience.send.confirm"
      cancel="common.cancel"
      tone="primary"
      // A refetch keeps the button enabled: it must not become disabled under the finger.
      disabled={!isCountUnknown && (!isFetchedAfterMount || count === 0)}
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
      <PushCard title={draft.title} body={draft.description} />
      {draft.audience === 'mapUsers' ? <CircleText draft={draft} /> : null}
      <CountState draft={draft} />
      {isCountUnknown ? (
        <p role="status">
          <FormattedMessage id="audience.count.unknown" />
        </p>
      ) : null}
    </ConfirmDialog>
  );
}

/** 「西明石駅から半径5 km以内の利用者です。」, with the coordinates where the centre has no name. */
function CircleText({ draft }: { draft: ComposedNotification }) {
  const intl = useIntl();
  const circle = circleOf(draft);
  const centreName = placeNameOf(draft) ?? intl.formatMessage({ id: 'audience.send.position' }, circle);
  const kilometres = (circle.radius ?? 0) / 1000;
  return (
    <p className="object-name">
      <FormattedMessage
        id="audience.send.circle"
        values={{ place: <strong>{centreName}</strong>, kilometres }}
      />
    </p>
  );
}

/** Milliseconds that the user waits for the number before sending without it is possible. */
const MAX_WAIT_FOR_COUNT = 3_000;

function useWaitForCount(): boolean {
  const { clock } = useAppServices();
  const [isWaitOver, setWaitOver] = useState(false);
  useEffect(
    function waitForCount() {
      const timer = clock.setTimeout(() => setWaitOver(true), MAX_WAIT_FOR_COUNT);
      return () => clock.clearTimeout(timer);
    },
    [clock],
  );
  return isWaitOver;
}
