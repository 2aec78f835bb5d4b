import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Box, MachineChart } from './machine-chart';

const SCALES = [0.25, 0.35, 0.5, 0.7, 1, 1.4, 2] as const;
const SMALLEST = 0.1;

/** The scale of a drawing in a frame that scrolls. `targetBox`: the box that the frame scrolls to when it is another one. */
export function useZoom(frame: RefObject<HTMLElement | null>, chart: MachineChart, targetBox: Box) {
  const [scale, setScale] = useState(1);
  /** The point of the drawing that stays in the middle of the frame. */
  const middle = useRef(middleOf(targetBox));
  const { x, y, width, height } = targetBox;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the scale keeps the middle that the user has scrolled to
  useLayoutEffect(
    function scrollToShown() {
      middle.current = middleOf({ x, y, width, height });
      scrollTo(frame.current, middle.current, scale);
    },
    [frame, x, y, width, height],
  );
  useLayoutEffect(
    function keepMiddle() {
      scrollTo(frame.current, middle.current, scale);
    },
    [frame, scale],
  );

  const zoomTo = (nextScale: number) => {
    const { scrollLeft = 0, scrollTop = 0, clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
    middle.current = { x: (scrollLeft + clientWidth / 2) / scale, y: (scrollTop + clientHeight / 2) / scale };
    setScale(nextScale);
  };
  return {
    scale,
    larger: SCALES.find((one) => one > scale),
    smaller: SCALES.findLast((one) => one < scale),
    zoom: zoomTo,
    /** The whole drawing in the frame, never enlarged. */
    showWhole() {
      const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
      zoomTo(Math.max(SMALLEST, Math.min(1, clientWidth / chart.width, clientHeight / chart.height)));
    },
  };
}

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

function scrollTo(frame: HTMLElement | null, { x, y }: { x: number; y: number }, scale: number) {
  if (!frame) return;
  frame.scrollLeft = x * scale - frame.clientWidth / 2;
  frame.scrollTop = y * scale - frame.clientHeight / 2;
}
