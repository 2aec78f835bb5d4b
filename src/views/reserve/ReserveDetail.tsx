import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { reserveDetail } from '#api/offers/reserve-queries';
import { parseTime } from '#domain/base/japan-time';
import type { Reserve, ReserveState } from '#domain/offers/reserve';
import { useScope } from '#kit/context/scope';
import { useNow } from '#kit/context/use-now';
import { HeldDecisions } from '#kit/decision-queue/HeldDecisions';
import { HeldTag } from '#kit/decision-queue/HeldTag';
import type { Action } from '#kit/overlay/ActionButton';
import { QueryState } from '#kit/page/QueryState';
import { RecordFrame } from '#kit/record/RecordFrame';
import type { ReservationEvent } from '#machines/reservation/reservation.machine';
import { useReservation } from '#machines/reservation/reservation.react';
import { ReserveFacts } from '#records/reserve/ReserveFacts';
import { ReserveGuest } from '#records/reserve/ReserveGuest';
import { guestOf, ReserveTag, reserveName } from '#records/reserve/reserve-state';
import { DECISION_ICONS, decisionsIn } from './decisions';
import { isAcceptanceHeld } from './use-held-acceptances';
import type { ReserveController } from './use-reserve-controller';

interface DetailProps {
  id: number;
  controller: ReserveController;
}

export function ReserveDetail({ id, controller }: DetailProps) {
  const query = useQuery(reserveDetail(useScope(), id));
  return (
    <QueryState query={query}>
      {(row) =>
        row.status == null ? (
          <ReserveRecord row={row} controller={controller} state={null} isAllowed={() => false} />
        ) : (
          // A new status or date from the server restarts the machine.
          <ExpiringReserve
            key={`${row.status} ${row.date}`}
            row={row}
            initialState={row.status}
            controller={controller}
          />
        )
      }
    </QueryState>
  );
}

type Step = ReservationEvent['type'];

interface RowProps {
  row: Reserve;
  controller: ReserveController;
}

/** The reservation may expire while it is open, which the panel then shows. */
function ExpiringReserve({ row, initialState, controller }: RowProps & { initialState: ReserveState }) {
  const isPast = parseTime(row.date) <= useNow([row.date]);
  const { state, isAllowed } = useReservation(initialState, isPast);
  return <ReserveRecord row={row} controller={controller} state={state} isAllowed={isAllowed} />;
}

interface ReserveRecordProps extends RowProps {
  state: Reserve['status'];
  isAllowed: (step: Step) => boolean;
}

function ReserveRecord({ row, controller, state, isAllowed }: ReserveRecordProps) {
  const { acceptances } = controller;
  const allowedActions = useActions({ row, controller, state, isAllowed });
  const [primary, ...otherActions] = isAcceptanceHeld(acceptances.held, row.id) ? [] : allowedActions;
  return (
    <RecordFrame
      name={guestOf(row)}
      tags={
        <HeldTag held={acceptances.held} id={row.id}>
          <ReserveTag state={state} />
        </HeldTag>
      }
      pending={
        <div className="held-pending">
          <HeldDecisions queue={acceptances} />
        </div>
      }
      primary={primary?.danger ? undefined : primary}
      actions={primary?.danger ? [primary, ...otherActions] : otherActions}
    >
      <p role="status" className="reserve-note">
        {state === 'expired' ? <FormattedMessage id="reserve.expired" /> : null}
      </p>
      <ReserveFacts row={row} />
      <ReserveGuest row={row} hrefOf={controller.recordController.hrefs.view} />
    </RecordFrame>
  );
}

/** The most common action is first. */
function useActions({ row, controller, state, isAllowed }: ReserveRecordProps): Action[] {
  const intl = useIntl();
  const { recordController, decisions } = controller;
  const label = (id: string) => intl.formatMessage({ id });
  const decisionActions: Action[] = decisionsIn(state, isAllowed).map((decision) => ({
    label: label(`reserve.${decision}`),
    icon: DECISION_ICONS[decision],
    danger: decision === 'cancel',
    onSelect: () => decisions.start(decision, [row]),
  }));
  const editAction: Action = {
    label: label('record.edit'),
    icon: 'pi pi-pencil',
    href: recordController.hrefs.edit(row.id),
  };
  const removeAction: Action = {
    label: label('record.delete'),
    icon: 'pi pi-trash',
    danger: true,
    onSelect: () => recordController.remove(row.id, reserveName(intl, row)),
  };
  return [
    ...decisionActions.filter(({ danger }) => !danger),
    ...(isAllowed('change') ? [editAction] : []),
    ...decisionActions.filter(({ danger }) => danger),
    ...(isAllowed('remove') ? [removeAction] : []),
  ];
}
