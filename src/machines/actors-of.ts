import { fromPromise, type PromiseActorLogic } from 'xstate';

/** An effect that a machine invokes. The signal aborts when the machine leaves the invoking state. */
type Effect = (input: never, signal: AbortSignal) => Promise<unknown>;

/** The promise actors of the effects, by the same names; functions that return no promise have none. */
export type ActorsOf<Effects> = {
  [Name in keyof Effects as Effects[Name] extends Effect ? Name : never]: Effects[Name] extends Effect
    ? PromiseActorLogic<Awaited<ReturnType<Effects[Name]>>, Parameters<Effects[Name]>[0]>
    : never;
};

// Both casts: TypeScript cannot type an object by computed names.

/** The promise actors that a machine is provided with. */
export const actorsOf = <Effects extends object>(effects: Effects): ActorsOf<Effects> =>
  Object.fromEntries(Object.entries(effects).map(actorEntry)) as ActorsOf<Effects>;

/**
 * The promise actors that a machine declares in `setup`, typed by its effects. A placeholder that was not
 * provided fails with its name.
 */
export const placeholdersOf =
  <Effects>() =>
  <Name extends keyof ActorsOf<Effects> & string>(...names: Name[]) =>
    Object.fromEntries(names.map((name) => actorEntry([name, () => throwNotProvided(name)]))) as Pick<
      ActorsOf<Effects>,
      Name
    >;

type AnyEffect = (input: unknown, signal: AbortSignal) => Promise<unknown>;

const actorEntry = ([name, effect]: [string, AnyEffect]) =>
  [name, fromPromise(({ input, signal }) => effect(input, signal))] as const;

function throwNotProvided(name: string): never {
  throw new Error(`actor "${name}" was not provided`);
}
