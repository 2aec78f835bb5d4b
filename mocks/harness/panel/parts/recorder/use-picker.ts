import { type RefObject, useEffect, useRef, useState } from 'react';
import { pickElement } from '#mocks/harness/recorder/pick-element';

interface Picker {
  isPicking: boolean;
  /** The element that the tester presses next; the panel is hidden until then. */
  pick(): ReturnType<typeof pickElement>;
}

/** Lets the tester press an element of the page. `panelElement`: an element of the panel; `hint`: what to do, meanwhile. */
export function usePicker(panelElement: RefObject<Element | null>, hint: string): Picker {
  const [isPicking, setPicking] = useState(false);
  const endController = useRef<AbortController | null>(null);
  useEffect(() => () => endController.current?.abort(), []);
  return {
    isPicking,
    async pick() {
      endController.current?.abort();
      const controller = new AbortController();
      endController.current = controller;
      setPicking(true);
      const showPanel = hidePanel(panelElement.current?.closest<HTMLElement>('.panel') ?? null);
      const removeHint = showHint(hint);
      const picked = await pickElement(controller.signal);
      removeHint();
      showPanel();
      setPicking(false);
      return picked;
    },
  };
}

/** Any panel covers a part of the page. */
function hidePanel(panel: HTMLElement | null): () => void {
  if (!panel) return () => {};
  panel.hidden = true;
  return () => {
    panel.hidden = false;
  };
}

const HINT_STYLE = `
  position: fixed; inset: 12px 0 auto; z-index: 2147483002; width: fit-content; max-width: calc(100vw - 24px);
  margin: 0 auto; padding: 8px 16px; border: 1px solid #1a5fb4; border-radius: 8px; background: #e6effa;
  color: #1f2a37; font: 13px/1.5 'Hiragino Sans', 'Noto Sans JP', 'Yu Gothic UI', Meiryo, system-ui, sans-serif;
  pointer-events: none;`;

/** Above everything, also above a modal dialog of the console. */
function showHint(text: string): () => void {
  const hint = document.createElement('p');
  hint.setAttribute('data-harness', '');
  hint.setAttribute('role', 'status');
  hint.setAttribute('popover', 'manual');
  hint.style.cssText = HINT_STYLE;
  document.body.append(hint);
  hint.showPopover();
  hint.textContent = text;
  return () => hint.remove();
}
