import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { keepItem } from '#mocks/backend/protocol/keep-item';
import { nativeStorage } from './native-storage';

/** Pixels. */
const NARROWEST = 384;
const WIDEST = 640;
const STEP = 32;
const KEY = 'machi-panel-width';

/** The edge by which the panel is drawn wider, by pointer or arrow keys. The browser keeps the width. */
export function PanelEdge({ label }: { label: string }) {
  const edge = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(keptWidth);
  useLayoutEffect(
    function widenPanel() {
      edge.current?.parentElement?.style.setProperty('--panel-width', `${width}px`);
    },
    [width],
  );
  const become = (wanted: number) => {
    const next = within(wanted);
    setWidth(next);
    keepItem(nativeStorage(), KEY, String(next));
  };
  const draw = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    if (currentTarget.hasPointerCapture(pointerId)) become(innerWidth - clientX);
  };
  const press = (event: KeyboardEvent) => {
    const widths: Readonly<Record<string, number>> = {
      ArrowLeft: width + STEP,
      ArrowRight: width - STEP,
      Home: NARROWEST,
      End: WIDEST,
    };
    const widthOfKey = widths[event.key];
    if (widthOfKey === undefined) return;
    event.preventDefault();
    become(widthOfKey);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      ref={edge}
      role="separator"
      className="panel-edge"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      aria-valuenow={width}
      tabIndex={0}
      onPointerDown={begin}
      onPointerMove={draw}
      onKeyDown={press}
    />
  );
}

const keptWidth = () => within(Number(nativeStorage().getItem(KEY)));
const within = (width: number) => Math.min(Math.max(Math.round(width), NARROWEST), WIDEST);

const begin = ({ currentTarget, pointerId }: PointerEvent) => currentTarget.setPointerCapture(pointerId);
