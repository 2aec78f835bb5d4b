import { defineScreen, viewWith } from '#kit/context/screen';
import { TEXTS, type TextName } from '#kit/services/texts';

/** Bare for whoever is not signed in, inside the layout for everyone else. */
const textScreen = (name: TextName) =>
  defineScreen({
    path: `/:city/${name}`,
    title: TEXTS[name],
    entry: 'open',
    view: viewWith(() => import('./TextView'), { name }),
  });

export const policy = textScreen('policy');
export const term = textScreen('term');
export const appUsage = textScreen('app-usage');
