import { useEffect, useState } from 'react';
import type { MachineChart } from './machine-chart';

const CHART_FILES = import.meta.glob<MachineChart>('./charts/*.json', { import: 'default' });

/** The drawing of a machine; null while its file is loaded, `failed` if it could not be. */
export function useChart(machine: string): MachineChart | 'failed' | null {
  const [chart, setChart] = useState<MachineChart | 'failed' | null>(null);
  useEffect(
    function loadChart() {
      let isShown = true;
      const showIfMounted = (loaded: MachineChart | 'failed') => {
        if (isShown) setChart(loaded);
      };
      const loadFile =
        CHART_FILES[`./charts/${machine}.json`] ?? (() => Promise.reject(new Error('no drawing')));
      loadFile().then(showIfMounted, () => showIfMounted('failed'));
      return () => {
        isShown = false;
      };
    },
    [machine],
  );
  return chart;
}
