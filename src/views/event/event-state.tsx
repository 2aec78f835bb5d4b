import type { Period } from '#domain/base/period';
import { type EventState, eventStateAt, eventTurns } from '#domain/content/event';
import { StateTag, type StateTone } from '#kit/column/StateTag';
import { useNow } from '#kit/context/use-now';

export const TONES: Readonly<Record<EventState, StateTone>> = {
  not_yet_held: 'usual',
  being_held: 'running',
  ended: 'ended',
};

/** Another one as soon as its time has come. */
export function EventTag({ of }: { of: Period }) {
  const state = eventStateAt(of, useNow(eventTurns(of)));
  return state === null ? '–' : <StateTag tone={TONES[state]} text={`event.state.${state}`} />;
}
