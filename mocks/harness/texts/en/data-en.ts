import type { dataJa } from '../ja/data-ja';

export const dataEn: typeof dataJa = {
  seed: 'Kind of data',
  setNumber: 'Set number',
  openSeed: 'Open with this data',
  reset: 'Reset',
  resetExplained: 'Everything written to this data is dropped and it starts afresh, in other tabs too.',
  reallyReset: 'Drop everything written',
  cancel: 'Cancel',
  resetting: 'Resetting…',
  resetFailed: 'Could not reset. Please try again',
};
