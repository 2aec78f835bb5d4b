import type { machinesJa } from '../ja/machines-ja';

export const machinesEn: typeof machinesJa = {
  noMachines: 'No machine has run yet',
  noneRuns: 'None runs now',
  edgesTaken: (taken, all) => `Edges taken: ${taken} of ${all}`,
};
