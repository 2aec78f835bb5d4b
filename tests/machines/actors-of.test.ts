import { expect, expectTypeOf, test } from 'vitest';
import { createActor, type InputFrom, type OutputFrom, setup, toPromise, waitFor } from 'xstate';
import { type ActorsOf, actorsOf, placeholdersOf } from '#machines/actors-of';

interface ShopEffects {
  load(id: number, signal: AbortSignal): Promise<string>;
  count(): Promise<number>;
  reload(): void;
  watch(id: number, changed: () => void): () => void;
}

const effects: ShopEffects = {
  load: (id, signal) => Promise.resolve(`shop ${id}, aborted: ${signal.aborted}`),
  count: () => Promise.resolve(3),
  reload: () => undefined,
  watch: () => () => undefined,
};

test('an actor calls the effect of its name with input and signal, and has its output', async () => {
  const { load, count } = actorsOf(effects);
  expect(await toPromise(createActor(load, { input: 4 }).start())).toBe('shop 4, aborted: false');
  expect(await toPromise(createActor(count).start())).toBe(3);
});

test('an actor that is stopped aborts the signal of its effect', () => {
  const signals: AbortSignal[] = [];
  const { load } = actorsOf({
    load(_: number, signal: AbortSignal) {
      signals.push(signal);
      return new Promise<string>(() => undefined);
    },
  });
  createActor(load, { input: 4 }).start().stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('a rejected effect is the error of its actor', async () => {
  const refusal = new Error('refused');
  const actor = createActor(actorsOf({ load: () => Promise.reject(refusal) }).load);
  actor.subscribe({ error: () => undefined });
  actor.start();
  const { error } = await waitFor(actor, ({ status }) => status === 'error').catch(() => actor.getSnapshot());
  expect(error).toBe(refusal);
});

test('a placeholder that was not provided fails with its name', async () => {
  const named = setup({ actors: placeholdersOf<ShopEffects>()('load', 'count') });
  const actor = createActor(named.createMachine({ invoke: { src: 'count' } }));
  const outcome = toPromise(actor);
  actor.start();
  await expect(outcome).rejects.toThrow('actor "count" was not provided');
});

test('only the effects that return a promise are actors, with the types of the effect', () => {
  type Actors = ActorsOf<ShopEffects>;
  expectTypeOf<keyof Actors>().toEqualTypeOf<'load' | 'count'>();
  expectTypeOf<InputFrom<Actors['load']>>().toEqualTypeOf<number>();
  expectTypeOf<OutputFrom<Actors['load']>>().toEqualTypeOf<string>();
  expectTypeOf<OutputFrom<Actors['count']>>().toEqualTypeOf<number>();
  // @ts-expect-error a function without a promise has no placeholder
  placeholdersOf<ShopEffects>()('reload');
});
