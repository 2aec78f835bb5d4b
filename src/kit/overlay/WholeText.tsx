import { useEffect, useRef } from 'react';
import './whole-text.css';

/**
 * The whole of a text that its line cuts off, beside it while it is pointed at or has the focus; Escape takes it away.
 * It stands in what it watches. CSS says its words: in the page they are there already, for readers and searches.
 */
export function WholeText() {
  const tip = useRef<HTMLDivElement>(null);
  useEffect(function watch() {
    const { current } = tip;
    const watched = current?.parentElement;
    if (!current || !watched) return undefined;
    let shownFor: Element | null = null;

    function show(text: Element | null) {
      if (text === shownFor) return;
      shownFor = text;
      if (text === null) current?.hidePopover();
      else if (current) showBeside(text, current);
    }
    const hide = () => show(null);
    const onOver = ({ target, pointerType }: PointerEvent) => {
      // a finger opens what it taps
      if (pointerType === 'touch' || target === current) return;
      show(cutTextAt(target) ?? cutTextAt(document.activeElement, watched));
    };
    const onFocus = ({ target }: FocusEvent) => show(cutTextAt(target));
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide();

    const listening = new AbortController();
    const { signal } = listening;
    watched.addEventListener('pointerover', onOver, { signal });
    watched.addEventListener('pointerleave', hide, { signal });
    watched.addEventListener('pointerdown', hide, { signal });
    watched.addEventListener('focusin', onFocus, { signal });
    watched.addEventListener('focusout', hide, { signal });
    document.addEventListener('keydown', onKey, { signal, capture: true });
    document.addEventListener('scroll', hide, { signal, capture: true });
    return () => listening.abort();
  }, []);
  return <div ref={tip} className="whole-text" popover="manual" aria-hidden="true" />;
}

/** What may be cut, innermost first. */
const TEXTS = '.clamp, .prose, summary, .role, .tag, td, tbody th';

function cutTextAt(target: EventTarget | null, within?: Element): Element | null {
  if (!(target instanceof Element) || within?.contains(target) === false) return null;
  const text = target.closest(TEXTS);
  if (text === null || text.querySelector('button, input, [open]')) return null;
  return isCut(text) || [...text.querySelectorAll(TEXTS)].some(isCut) ? text : null;
}

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 1);

/** Right of it, so that a pointer goes on along its column; where that is too narrow, under or above it. */
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
