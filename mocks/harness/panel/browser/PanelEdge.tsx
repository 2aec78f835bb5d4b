import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { keepItem } from '#mocks/backend/protocol/keep-item';
import { nativeStorage } from './native-storage';

/** Pixels. */
const NARROWEST_WIDTH = 384;
const WIDEST_WIDTH = 640;
const WIDTH_STEP = 32;
const WIDTH_KEY = 'machi-panel-width';

/** The edge by which the panel is drawn wider, by pointer or arrow keys. The browser keeps the width. */
export function PanelEdge({ label }: { label: string }) {
  const edge = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(storedWidth);
  useLayoutEffect(
    function widenPanel() {
      edge.current?.parentElement?.style.setProperty('--panel-width', `${width}px`);
    },
    [width],
  );
  const resizeTo = (wantedWidth: number) => {
    const next = clampedWidth(wantedWidth);
    setWidth(next);
    keepItem(nativeStorage(), WIDTH_KEY, String(next));
  };
  const resizeByPointer = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    if (currentTarget.hasPointerCapture(pointerId)) resizeTo(innerWidth - clientX);
  };
  const resizeByKey = (event: KeyboardEvent) => {
    const widths: Readonly<Record<string, number>> = {
      ArrowLeft: width + WIDTH_STEP,
      ArrowRight: width - WIDTH_STEP,
      Home: NARROWEST_WIDTH,
      End: WIDEST_WIDTH,
    };
    const widthOfKey = widths[event.key];
    if (widthOfKey === undefined) return;
    event.preventDefault();
    resizeTo(widthOfKey);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      ref={edge}
      role="separator"
      className="panel-edge"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={NARROWEST_WIDTH}
      aria-valuemax={WIDEST_WIDTH}
      aria-valuenow={width}
      tabIndex={0}
      onPointerDown={capturePointer}
      onPointerMove={resizeByPointer}
      onKeyDown={resizeByKey}
    />
  );
}

const storedWidth = () => clampedWidth(Number(nativeStorage().getItem(WIDTH_KEY)));
const clampedWidth = (width: number) => Math.min(Math.max(Math.round(width), NARROWEST_WIDTH), WIDEST_WIDTH);

const capturePointer = ({ currentTarget, pointerId }: PointerEvent) =>
  currentTarget.setPointerCapture(pointerId);
