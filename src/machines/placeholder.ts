import { fromPromise, type PromiseActorLogic } from 'xstate';

/** Placeholder for an effect that the composition root provides; throws when it is started. */
export function required<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input & {}>(() => {
    throw new Error(`actor "${name}" was not provided`);
  }) as PromiseActorLogic<Output, Input>;
}
