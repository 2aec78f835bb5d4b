import { useEffect, useRef } from 'react';
import './whole-text.css';

/**
 * The full text of a cut-off text, beside it while it is hovered or focused; Escape hides it. It watches its
 * parent element. CSS renders the text, since the page already contains it for screen readers and searches.
 */
export function WholeText() {
  const tip = useRef<HTMLDivElement>(null);
  useEffect(function watchParent() {
    const { current } = tip;
    const watchedParent = current?.parentElement;
    if (!current || !watchedParent) return undefined;
    let shownFor: Element | null = null;

    function showTextOf(text: Element | null) {
      if (text === shownFor) return;
      shownFor = text;
      if (text === null) current?.hidePopover();
      else if (current) showBeside(text, current);
    }
    const hideTip = () => showTextOf(null);
    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      // a tap opens its target
      if (pointerType === 'touch' || target === current) return;
      showTextOf(cutTextAt(target) ?? cutTextAt(document.activeElement, watchedParent));
    };
    const onFocus = ({ target }: FocusEvent) => showTextOf(cutTextAt(target));
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hideTip();

    const listenersAbort = new AbortController();
    const { signal } = listenersAbort;
    watchedParent.addEventListener('pointerover', onPointerOver, { signal });
    watchedParent.addEventListener('pointerleave', hideTip, { signal });
    watchedParent.addEventListener('pointerdown', hideTip, { signal });
    watchedParent.addEventListener('focusin', onFocus, { signal });
    watchedParent.addEventListener('focusout', hideTip, { signal });
    document.addEventListener('keydown', onKey, { signal, capture: true });
    document.addEventListener('scroll', hideTip, { signal, capture: true });
    return () => listenersAbort.abort();
  }, []);
  return <div ref={tip} className="whole-text" popover="manual" aria-hidden="true" />;
}

/** Elements that may be cut off, innermost first. */
const CUTTABLE_ELEMENTS = '.clamp, .prose, summary, .role, .tag, td, tbody th';

function cutTextAt(target: EventTarget | null, within?: Element): Element | null {
  if (!(target instanceof Element) || within?.contains(target) === false) return null;
  const text = target.closest(CUTTABLE_ELEMENTS);
  if (text === null || text.querySelector('button, input, [open]')) return null;
  return isCut(text) || [...text.querySelectorAll(CUTTABLE_ELEMENTS)].some(isCut) ? text : null;
}

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 1);

/** To the right of the text, so that the pointer can move on along its column; else below or above it. */
function showBeside(text: Element, tip: HTMLElement) {
  tip.dataset.text = text.textContent.trim();
  tip.hidePopover();
  tip.showPopover();
  const { left, right, top, bottom } = text.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isBeside = right + width <= clientWidth;
  const x = isBeside ? right : Math.max(0, Math.min(left, clientWidth - width));
  const y = isBeside ? Math.min(top, clientHeight - height) : bottom;
  tip.style.translate = `${x}px ${y + height > clientHeight ? top - height : y}px`;
}
