import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Reserve } from '#domain/offers/reserve';
import { HeldTag } from '#kit/decision-queue/HeldTag';
import { DueAction } from '#kit/list/row/DueAction';
import { RowAction } from '#kit/list/row/RowAction';
import { RowActions } from '#kit/list/row/RowActions';
import { isStepAllowed, stateAt } from '#machines/reservation/reservation-rules';
import { reserveName } from '#records/reserve/reserve-state';
import { DECISION_ICONS, type Decision, decisionsIn, isAcceptable } from './decisions';
import { isAcceptanceHeld } from './use-held-acceptances';
import type { ReserveController } from './use-reserve-controller';

interface ReserveButtonsProps {
  row: Reserve;
  now: number;
  controller: ReserveController;
}

/** The allowed actions on a reservation in its row, each with its name. The answer that its guest waits for is due. */
export function reserveButtons(props: ReserveButtonsProps): ReactNode {
  return isAcceptanceHeld(props.controller.acceptances.held, props.row.id) ? null : (
    <ReserveButtons {...props} />
  );
}

function ReserveButtons({ row, now, controller: { recordController, decisions } }: ReserveButtonsProps) {
  const intl = useIntl();
  const state = stateAt(row, now);
  const name = reserveName(intl, row);
  const propsOf = (decision: Decision) => ({
    verb: `reserve.${decision}`,
    named: `reserve.${decision}.named`,
    name,
    icon: DECISION_ICONS[decision],
    onClick: () => decisions.start(decision, [row]),
  });
  const allowedDecisions = decisionsIn(state, (step) => isStepAllowed(state, step));
  const dueDecision = allowedDecisions.find((decision) => decision !== 'cancel');
  // without a state nothing is allowed
  return state == null ? null : (
    <RowActions name={name} due={dueDecision ? <DueAction {...propsOf(dueDecision)} /> : null}>
      {allowedDecisions
        .filter((decision) => decision !== dueDecision)
        .map((decision) => (
          <RowAction key={decision} {...propsOf(decision)} />
        ))}
      {isStepAllowed(state, 'change') ? (
        <RowAction
          verb="record.edit"
          name={name}
          icon="pi pi-pencil"
          href={recordController.hrefs.edit(row.id)}
        />
      ) : null}
      {isStepAllowed(state, 'remove') ? (
        <RowAction
          verb="record.delete"
          name={name}
          icon="pi pi-trash"
          onClick={() => recordController.remove(row.id, name)}
        />
      ) : null}
    </RowActions>
  );
}

/** Accepts a reservation on its card, whose panel has the other actions. */
export function acceptOnCard({ row, now, controller }: ReserveButtonsProps): ReactNode {
  const { held, accept } = controller.acceptances;
  return isAcceptable(row, now) ? (
    <HeldTag held={held} id={row.id}>
      <AcceptOnCard row={row} accept={accept} />
    </HeldTag>
  ) : null;
}

function AcceptOnCard({ row, accept }: { row: Reserve; accept: (row: Reserve) => void }) {
  const intl = useIntl();
  const values = { name: reserveName(intl, row) };
  return (
    <button
      type="button"
      className="button"
      aria-label={intl.formatMessage({ id: 'reserve.accept.named' }, values)}
      onClick={() => accept(row)}
    >
      <FormattedMessage id="reserve.accept" />
    </button>
  );
}

/** Accepts those of the selected rows that wait; a requested cancellation is refused one by one. */
export function AcceptButton({
  rows,
  now,
  controller,
}: Omit<ReserveButtonsProps, 'row'> & { rows: readonly Reserve[] }) {
  const { held } = controller.acceptances;
  const acceptableRows = rows.filter((row) => isAcceptable(row, now) && !isAcceptanceHeld(held, row.id));
  return (
    <button
      type="button"
      className="button small primary"
      // `aria-disabled` keeps it focusable, like the other buttons of the bar.
      aria-disabled={acceptableRows.length === 0}
      onClick={() => controller.decisions.start('accept', acceptableRows)}
    >
      <span className={DECISION_ICONS.accept} aria-hidden="true" />
      <FormattedMessage id="reserve.accept" />
    </button>
  );
}
