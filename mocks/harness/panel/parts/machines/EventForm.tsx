import { type SyntheticEvent, useId, useState } from 'react';
import * as z from 'zod/mini';
import type { RunningActor } from '#mocks/harness/machines/running-actor';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';

const eventSchema = z.looseObject({ type: z.string() });

interface EventFormProps {
  actor: RunningActor;
  texts: Texts;
}

/** Sends an event to an actor; one with values begins as it was sent last. */
export function EventForm({ actor, texts: { machines: texts } }: EventFormProps) {
  const acceptedEvents = actor.events.filter(({ wouldBeAccepted }) => wouldBeAccepted);
  const otherEvents = actor.events.filter(({ wouldBeAccepted }) => !wouldBeAccepted);
  const [typedEvent, setTypedEvent] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();
  if (actor.events.length === 0) return null;
  const chooseEvent = (type: string) => {
    setProblem(null);
    setTypedEvent(type === '' ? '' : JSON.stringify(actor.lastEvent(type), null, 2));
  };
  const sendEvent = (submitEvent: SyntheticEvent) => {
    submitEvent.preventDefault();
    const event = eventIn(typedEvent);
    if (event === null) setProblem(texts.noEvent);
    else if (actor.wouldBeAccepted(event)) {
      setProblem(null);
      actor.send(event);
    } else setProblem(texts.notAccepted);
  };
  return (
    <form noValidate onSubmit={sendEvent}>
      <label>
        {texts.event}
        <select value="" onChange={({ target }) => chooseEvent(target.value)}>
          <option value="">{texts.chooseEvent}</option>
          <optgroup label={texts.acceptedNow}>{optionsOf(acceptedEvents)}</optgroup>
          <optgroup label={texts.otherEvents}>{optionsOf(otherEvents)}</optgroup>
        </select>
      </label>
      {typedEvent === '' ? null : (
        <>
          <label className="wide">
            {texts.eventText}
            <textarea
              rows={4}
              value={typedEvent}
              aria-invalid={problem !== null}
              aria-describedby={problem === null ? undefined : problemId}
              onChange={({ target }) => setTypedEvent(target.value)}
            />
          </label>
          {problem === null ? null : (
            <p id={problemId} role="alert" className="warning">
              {problem}
            </p>
          )}
          <button type="submit">{texts.sendEvent}</button>
        </>
      )}
    </form>
  );
}

function eventIn(text: string): z.infer<typeof eventSchema> | null {
  try {
    return eventSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const optionsOf = (events: RunningActor['events']) =>
  events.map(({ type }) => <option key={type}>{type}</option>);
