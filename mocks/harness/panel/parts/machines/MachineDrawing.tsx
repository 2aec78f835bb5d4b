import { useState } from 'react';
import type { RecordedMachine } from '#mocks/harness/machines/machine-log';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';
import { ChartLegend } from './ChartLegend';
import { useChart } from './use-chart';
import { WideDrawing } from './WideDrawing';
import { ZoomedChart } from './ZoomedChart';

/** The drawing of a machine below its name. Its file is loaded when it is first shown. */
export function MachineDrawing({ machine, texts }: { machine: RecordedMachine; texts: Texts }) {
  const [isWide, setWide] = useState(false);
  const chart = useChart(machine.name);
  if (chart === null) return <p className="quiet">{texts.loadingPart}</p>;
  if (chart === 'failed')
    return (
      <p role="alert" className="warning">
        {texts.machines.drawingFailed}
      </p>
    );
  return (
    <div className="drawing">
      <ZoomedChart machine={machine} chart={chart} texts={texts}>
        <button type="button" onClick={() => setWide(true)}>
          {texts.machines.wide}
        </button>
      </ZoomedChart>
      <ChartLegend texts={texts} />
      {isWide ? (
        <WideDrawing machine={machine} chart={chart} texts={texts} onClose={() => setWide(false)} />
      ) : null}
    </div>
  );
}
