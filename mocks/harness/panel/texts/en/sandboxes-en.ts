import type { sandboxesJa } from '../ja/sandboxes-ja';

export const sandboxesEn: typeof sandboxesJa = {
  legend: 'Sandboxes',
  explained:
    'A scenario link opens a new sandbox: session and writes are apart from the tabs of other sandboxes.',
  sharedStorage: 'Shared (tabs without a link)',
  openShared: 'Open the shared data',
  openSandbox: 'Open',
  removeSandbox: (what) => `Delete the data of ${what}`,
  delete: 'Delete',
};
