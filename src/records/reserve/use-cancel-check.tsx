import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Reserve } from '#domain/offers/reserve';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog';
import { reserveName } from './reserve-state';
import { needsConfirmation } from './reserve-verdicts';

/** Decides at once, but asks before a guest is turned away (decision 030). */
export function useCancelCheck<Answered extends { row: Reserve }>(
  decide: (answered: Answered, verdict: string) => void,
): [decide: (answered: Answered, verdict: string) => void, dialog: ReactNode] {
  const intl = useIntl();
  const [unconfirmed, setUnconfirmed] = useState<{ answered: Answered; verdict: string } | null>(null);
  const dialog = unconfirmed ? (
    <ConfirmDialog
      title={<FormattedMessage id="reserve.cancel.title" />}
      confirm="reserve.cancel.confirm"
      cancel="common.cancel"
      onConfirm={() => {
        setUnconfirmed(null);
        decide(unconfirmed.answered, unconfirmed.verdict);
      }}
      onCancel={() => setUnconfirmed(null)}
    >
      <p>{reserveName(intl, unconfirmed.answered.row)}</p>
    </ConfirmDialog>
  ) : null;
  const decideChecked = (answered: Answered, verdict: string) => {
    if (needsConfirmation(verdict)) setUnconfirmed({ answered, verdict });
    else decide(answered, verdict);
  };
  return [decideChecked, dialog];
}
