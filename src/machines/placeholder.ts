import { fromPromise, type PromiseActorLogic } from 'xstate';

/** Stands for an effect the composition root must provide; starting it is a programming error. */
export function required<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input & {}>(() => {
    throw new Error(`actor "${name}" was not provided`);
  }) as PromiseActorLogic<Output, Input>;
}
