import { FOOD } from './food';
import { SEASONS } from './seasons';
import { SHOPS } from './shops';
import { TOWN } from './town';

/** What the pictures of the demo show, without any text: each is a drawing in the colours of a hue. */
export const ILLUSTRATIONS = { ...FOOD, ...SHOPS, ...TOWN, ...SEASONS };

export type IllustrationName = keyof typeof ILLUSTRATIONS;
