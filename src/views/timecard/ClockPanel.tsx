import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { withoutUnreadable } from '#api/http/unreadable-fields';
import { timecardSource, timecards } from '#api/office/timecards';
import { PAGE_SIZE } from '#domain/base/limits';
import { dayAt } from '#domain/base/week';
import type { Timecard, TimecardDraft } from '#domain/office/timecard';
import { clockOutProblems, clockStateOf, isOpen, shiftEndsBy } from '#domain/office/timecard-rules';
import { hoursText, minutesOf } from '#domain/office/working-hours';
import { useAppServices, useToasts } from '#kit/context/app-services';
import { useScope, useUser } from '#kit/context/scope';
import { useNow } from '#kit/context/use-now';
import { LocalDate } from '#kit/date/LocalDate';
import { DateTimeField } from '#kit/field/DateField';
import { ActionForm } from '#kit/form/ActionForm';
import { QueryState } from '#kit/page/QueryState';
import { type LocalIntl, localMoment, timeText } from '#kit/services/dates';

/** The user's current state and the button that changes it, for users who work in the company. */
export function ClockPanel({ company }: { company: string }) {
  const { profile } = useUser();
  const source = useMemo(() => timecardSource(company, { staffId: profile.id }), [company, profile.id]);
  const cards = useQuery(source.list(useScope(), { offset: 0, limit: PAGE_SIZE }));
  return (
    <section className="clock-panel" aria-labelledby="clock-panel">
      <h2 id="clock-panel">
        <FormattedMessage id="timecard.today" />
      </h2>
      <QueryState query={cards}>
        {({ content }) => (
          <ClockState
            cards={content.filter(({ staff_id }) => staff_id == null || staff_id === profile.id)}
            company={company}
          />
        )}
      </QueryState>
    </section>
  );
}

interface ClockStateProps {
  cards: readonly Timecard[];
  company: string;
}

function ClockState({ cards, company }: ClockStateProps) {
  const intl = useIntl();
  const clocking = useClocking(company);
  // 1 ms after the last moment at which a card may be closed as it is; none for a start that is no time.
  const shiftEnds = cards.filter(isOpen).map(shiftEndsBy).filter(Number.isFinite);
  const now = useNow(shiftEnds.map((end) => new Date(end + 1).toISOString()));
  const state = clockStateOf(cards, now);
  if (state.kind === 'off') {
    return (
      <>
        <WorkedToday cards={cards} now={now} />
        <ActionForm
          key="in"
          {...NO_VALUES}
          submit="timecard.clockIn"
          send={clocking.clockIn}
          onDone={clocking.reportClocked}
        />
      </>
    );
  }
  const { card } = state;
  if (state.kind === 'working') {
    return (
      <>
        <p className="clock-state">
          <FormattedMessage id="timecard.since" values={{ time: sinceText(intl, card, now) }} />
        </p>
        <ActionForm
          key={`out ${card.id}`}
          {...NO_VALUES}
          submit="timecard.clockOut"
          send={(_, signal) => clocking.clockOut(card, null, signal)}
          onDone={clocking.reportClocked}
        />
      </>
    );
  }
  return (
    <>
      <p className="clock-state forgotten" role="status">
        <span className="pi pi-exclamation-triangle" aria-hidden="true" />
        <FormattedMessage id="timecard.forgotten" values={{ time: localMoment(intl, card.clock_in, now) }} />
      </p>
      <ActionForm
        key={`mend ${card.id}`}
        initial={{ clock_out: '' }}
        problemsOf={({ clock_out }) => clockOutProblems(card.clock_in, clock_out, now)}
        submit="timecard.mend"
        send={({ clock_out }, signal) => clocking.clockOut(card, clock_out, signal)}
        onDone={clocking.reportClocked}
      >
        <DateTimeField
          name="clock_out"
          label="timecard.left"
          min={dayAt(card.clock_in)}
          max={dayAt(now)}
          required
        />
      </ActionForm>
    </>
  );
}

/** Clocking in or out needs no form values. */
const NO_VALUES = { initial: {}, problemsOf: () => [], children: null };

function WorkedToday({ cards, now }: { cards: readonly Timecard[]; now: number }) {
  const todaysCards = cards.filter(({ clock_in }) => dayAt(clock_in) === dayAt(now));
  const minutes = todaysCards.reduce((sum, card) => sum + (minutesOf(card) ?? 0), 0);
  const lastClockOut = todaysCards[0]?.clock_out;
  return (
    <p className="clock-state">
      {lastClockOut ? (
        <FormattedMessage
          id="timecard.worked"
          values={{ time: timeText(lastClockOut), hours: hoursText(minutes) }}
        />
      ) : (
        <FormattedMessage id="timecard.notYet" values={{ day: <LocalDate at={now} /> }} />
      )}
    </p>
  );
}

const sinceText = (intl: LocalIntl, { clock_in }: Timecard, now: number): string =>
  dayAt(clock_in) === dayAt(now) ? timeText(clock_in) : localMoment(intl, clock_in, now);

function useClocking(company: string) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { clock } = useAppServices();
  const isoNow = () => new Date(clock.now()).toISOString();
  const refreshCards = async (body: TimecardDraft) => {
    await queryClient.invalidateQueries({ queryKey: timecardSource(company).key(scope) });
    return body;
  };
  return {
    async clockIn(_: object, signal: AbortSignal) {
      const body = { clock_in: isoNow(), clock_out: null };
      await scope.call(timecards.create, { params: { company }, body, signal, quiet: true });
      return refreshCards(body);
    },
    /** `leavingTime`: time of leaving, null for now. */
    async clockOut(card: Timecard, leavingTime: string | null, signal: AbortSignal) {
      const { id, clock_in } = card;
      const body = withoutUnreadable({ clock_in, clock_out: leavingTime ?? isoNow() }, card, ['clock_out']);
      await scope.call(timecards.update, { params: { company, id }, body, signal, quiet: true });
      return refreshCards(body);
    },
    reportClocked: ({ clock_in, clock_out }: TimecardDraft) =>
      toasts.show('success', {
        messageId: clock_out === null ? 'timecard.clockedIn' : 'timecard.clockedOut',
        values: { time: timeText(clock_out ?? clock_in) },
      }),
  };
}
