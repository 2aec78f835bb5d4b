import { useEffect, useRef } from 'react';
import type { RecordedMachine } from '#mocks/harness/machines/machine-log';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';
import { ChartLegend } from './ChartLegend';
import type { MachineChart } from './machine-chart';
import { ZoomedChart } from './ZoomedChart';

interface WideDrawingProps {
  machine: RecordedMachine;
  chart: MachineChart;
  texts: Texts;
  onClose(): void;
}

/** A drawing over the whole page. */
export function WideDrawing({ machine, chart, texts, onClose }: WideDrawingProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(function keepOverPage() {
    const countOpenDialogs = () => document.querySelectorAll('dialog[open]').length;
    let openDialogs = countOpenDialogs();
    dialog.current?.showModal();
    // what the console opens or closes meanwhile takes the panel, and the drawing in it, out of the top layer
    const moveToTop = () => {
      const count = countOpenDialogs();
      if (count !== openDialogs) {
        dialog.current?.close();
        dialog.current?.showModal();
      }
      openDialogs = count;
    };
    const observer = new MutationObserver(moveToTop);
    observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);
  const close = () => {
    // the browser returns the focus while the dialog is still there
    dialog.current?.close();
    onClose();
  };
  const { name, currentStates } = machine;
  return (
    <dialog
      ref={dialog}
      className="wide-drawing"
      aria-label={texts.machines.drawingOf(name)}
      onCancel={close}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
    >
      <div className="wide-head">
        <h2>{name}</h2>
        <p>{texts.machines.states(currentStates)}</p>
        <button type="button" className="plain" aria-label={texts.close} title="Esc" onClick={close}>
          ×
        </button>
      </div>
      <ZoomedChart machine={machine} chart={chart} texts={texts}>
        <ChartLegend texts={texts} />
      </ZoomedChart>
    </dialog>
  );
}
