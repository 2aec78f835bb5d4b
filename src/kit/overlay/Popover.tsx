import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { placeBeside } from './place-beside';
import './popover.css';

interface PopoverProps {
  /** The button that opens the popover has it as `popoverTarget`, so that a second click closes it. */
  id: string;
  anchor: RefObject<HTMLElement | null>;
  /** In the user's language. */
  label: string;
  className: string;
  /** The selector of the element that gets the focus first. */
  firstFocus: string;
  /** `returnsFocus`: the focus was inside the popover and would be lost. */
  onClose(returnsFocus: boolean): void;
  children: ReactNode;
}

/** A small dialog below or above its field. In the top layer it is above a modal dialog too. */
export function Popover({ id, anchor, label, className, firstFocus, onClose, children }: PopoverProps) {
  const popover = useRef<HTMLDivElement>(null);
  const placePopover = useEffectEvent(() => {
    if (popover.current && anchor.current) placeBeside(anchor.current, popover.current);
  });
  useLayoutEffect(function showPopover() {
    popover.current?.showPopover();
    placePopover();
    const listenersAbort = new AbortController();
    const { signal } = listenersAbort;
    document.addEventListener('scroll', placePopover, { signal, capture: true });
    window.addEventListener('resize', placePopover, { signal });
    return () => listenersAbort.abort();
  }, []);
  useEffect(
    function focusFirst() {
      placePopover();
      popover.current?.querySelector<HTMLElement>(firstFocus)?.focus();
    },
    [firstFocus],
  );

  /** Closes when the focus moves out of popover and field; a click on an element without focus does not count. */
  function closeWhenFocusLeaves({ currentTarget, relatedTarget }: FocusEvent) {
    const isInside = currentTarget.contains(relatedTarget) || anchor.current?.contains(relatedTarget);
    if (relatedTarget !== null && !isInside) onClose(false);
  }

  return (
    <div
      id={id}
      ref={popover}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={`popover ${className}`}
      onToggle={({ newState, currentTarget }) => {
        const { activeElement } = document;
        if (newState !== 'closed') return;
        onClose(activeElement === document.body || currentTarget.contains(activeElement));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape must not close the dialog below too
        event.preventDefault();
        event.stopPropagation();
        onClose(true);
      }}
      onBlur={closeWhenFocusLeaves}
    >
      {children}
    </div>
  );
}
