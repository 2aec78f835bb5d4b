import type { machinesJa } from '../ja/machines-ja';

export const machinesEn: typeof machinesJa = {
  noMachines: 'No machine has run yet',
  noneRuns: 'None runs now',
  states: (states) => (states.length === 0 ? 'None runs now' : `Current states: ${states.join(' · ')}`),
  edgesTaken: (taken, all) => `Edges taken: ${taken} of ${all}`,
  drawing: 'Drawing',
  drawingOf: (machine) => `Drawing of ${machine}`,
  drawingFailed: 'The drawing could not be loaded. Reload the page',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  actualSize: 'Back to 100 %',
  whole: 'Whole',
  wide: 'Enlarge',
  legend: {
    current: 'current state',
    last: 'last edge',
    taken: 'edge taken',
    untaken: 'edge that no journey takes',
  },
};
