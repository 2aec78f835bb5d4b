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
  const accepted = actor.events.filter(({ wouldBeAccepted }) => wouldBeAccepted);
  const others = actor.events.filter(({ wouldBeAccepted }) => !wouldBeAccepted);
  const [written, setWritten] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useId();
  if (actor.events.length === 0) return null;
  const choose = (type: string) => {
    setProblem(null);
    setWritten(type === '' ? '' : JSON.stringify(actor.lastEvent(type), null, 2));
  };
  const send = (submit: SyntheticEvent) => {
    submit.preventDefault();
    const event = eventIn(written);
    if (event === null) setProblem(texts.noEvent);
    else if (actor.wouldBeAccepted(event)) {
      setProblem(null);
      actor.send(event);
    } else setProblem(texts.notAccepted);
  };
  return (
    <form noValidate onSubmit={send}>
      <label>
        {texts.event}
        <select value="" onChange={({ target }) => choose(target.value)}>
          <option value="">{texts.chooseEvent}</option>
          <optgroup label={texts.acceptedNow}>{optionsOf(accepted)}</optgroup>
          <optgroup label={texts.otherEvents}>{optionsOf(others)}</optgroup>
        </select>
      </label>
      {written === '' ? null : (
        <>
          <label className="wide">
            {texts.eventText}
            <textarea
              rows={4}
              value={written}
              aria-invalid={problem !== null}
              aria-describedby={problem === null ? undefined : field}
              onChange={({ target }) => setWritten(target.value)}
            />
          </label>
          {problem === null ? null : (
            <p id={field} role="alert" className="warning">
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
