import type { timeJa } from '../ja/time-ja';

export const timeEn: typeof timeJa = {
  step: 'Step',
  previous: 'Previous step',
  next: 'Next step',
  address: 'Page',
  calls: 'Calls',
  rows: 'Changed rows',
  stored: 'Changed stored values',
  goOn: 'Go on from here',
  explained:
    'Opens a new sandbox in a new tab, with the rows, the machines, the stored values, the clock and the page after this step. The present sandbox and its recording stay.',
  losses: 'What does not come back',
  files: 'Chosen files',
  passwords: 'Typed passwords',
  machines: 'Machines that begin in their first state',
  always: 'Open menus, dialogs that the address does not hold, typed text without a draft',
  lostRows: 'Steps with too many rows to record them all',
  open: 'Open in a new sandbox',
  cancel: 'Cancel',
  unknown: 'The recording has no first link: there is no way to go on from here',
};
