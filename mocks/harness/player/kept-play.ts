import * as z from 'zod/mini';
import { keepItem } from '#mocks/backend/protocol/keep-item';
import { playableStepSchema } from './playable-step';

/** A play, for the next load of the page. */
const playSchema = z.object({
  title: z.string(),
  steps: z.array(playableStepSchema),
  index: z.number(),
  failingStep: z.number(),
  stopsBefore: z.number(),
  isPaused: z.boolean(),
});

export type Play = z.infer<typeof playSchema>;
type ItemStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PLAY_KEY = 'machi-play';

/** The play that the last page of this tab has left; null without one. */
export function recallPlay(tabStorage: ItemStorage, browserStorage: ItemStorage): Play | null {
  // a new sandbox empties the storage of the tab, so its play comes by the storage of the browser
  const handedPlay = browserStorage.getItem(PLAY_KEY);
  browserStorage.removeItem(PLAY_KEY);
  try {
    const play = playSchema.parse(JSON.parse(handedPlay ?? tabStorage.getItem(PLAY_KEY) ?? ''));
    keepPlay(tabStorage, play);
    return play;
  } catch {
    return null;
  }
}

export const keepPlay = (storage: ItemStorage, play: Play): boolean =>
  keepItem(storage, PLAY_KEY, JSON.stringify(play));

export const forgetPlay = (storage: ItemStorage): void => storage.removeItem(PLAY_KEY);
