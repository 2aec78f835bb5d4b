import { type Actor, type AnyStateMachine, type InspectionEvent, StateMachine } from 'xstate';

export type MachineActor = Actor<AnyStateMachine>;

/** The actor of an inspection event; null for promises, timers and other actors that are no machine. */
export const machineActor = ({ actorRef }: InspectionEvent): MachineActor | null =>
  'logic' in actorRef && actorRef.logic instanceof StateMachine ? (actorRef as MachineActor) : null;

/** Whether no other actor has started this one. */
// oxlint-disable-next-line no-underscore-dangle -- XState has no other name for the parent of an actor
export const isRoot = (actor: MachineActor): boolean => actor._parent === undefined;
