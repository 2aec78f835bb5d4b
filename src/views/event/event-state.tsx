import type { Period } from '#domain/base/period';
import { type EventState, eventStateAt, eventTurns } from '#domain/content/event';
import { PERIOD_TONES } from '#kit/column/period-tones';
import { StateTag, type StateTone } from '#kit/column/StateTag';
import { useNow } from '#kit/context/use-now';

export const EVENT_TONES: Readonly<Record<EventState, StateTone>> = {
  not_yet_held: PERIOD_TONES.upcoming,
  being_held: PERIOD_TONES.running,
  ended: PERIOD_TONES.over,
};

/** Updates as soon as the event starts or ends. */
export function EventTag({ of }: { of: Period }) {
  const state = eventStateAt(of, useNow(eventTurns(of)));
  return state === null ? '–' : <StateTag tone={EVENT_TONES[state]} text={`event.state.${state}`} />;
}
