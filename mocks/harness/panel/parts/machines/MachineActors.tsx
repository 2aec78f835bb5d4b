import { useState } from 'react';
import type { RunningActor } from '#mocks/harness/machines/running-actor';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { useObserved } from '#mocks/harness/panel/use-observed';
import { contextText } from './context-text';
import { EventForm } from './EventForm';

interface MachineActorsProps extends PartProps {
  machine: string;
}

/** The running actors of a machine, each with its context and the events that it can be sent. */
export function MachineActors({ machine, harness, texts }: MachineActorsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.machines.context}</summary>
      {isOpen ? <Actors machine={machine} harness={harness} texts={texts} /> : null}
    </details>
  );
}

function Actors({ machine, harness, texts }: MachineActorsProps) {
  // for each change: an actor is the same object while its state changes
  useObserved(harness.machines, (log) => log.machines());
  const actors = harness.machines.runningActors(machine);
  if (actors.length === 0) return <p className="quiet">{texts.machines.noneRuns}</p>;
  return actors.map((actor) => (
    <ActorDetails key={actor.number} machine={machine} actor={actor} texts={texts} />
  ));
}

interface ActorDetailsProps extends Pick<MachineActorsProps, 'machine' | 'texts'> {
  actor: RunningActor;
}

function ActorDetails({ machine, actor, texts }: ActorDetailsProps) {
  const name = `${machine} ${actor.number}`;
  return (
    <section className="actor" aria-label={name}>
      <h4>{name}</h4>
      <p className="quiet">{actor.states.join(' · ')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long context is scrolled by keys */}
      <section className="context" tabIndex={0} aria-label={texts.machines.contextOf(name)}>
        <pre>{contextText(actor.context)}</pre>
      </section>
      <EventForm actor={actor} texts={texts} />
    </section>
  );
}
