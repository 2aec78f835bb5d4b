import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import './action-sheet.css';

interface ActionSheetProps {
  /** The accessible name of the sheet, in the user's language. */
  label: string;
  /** CSS class of the button. */
  className?: string;
  children: ReactNode;
}

/** The width in pixels that a sheet may need beside the left edge of its button. */
const SHEET_WIDTH = 300;

/**
 * A button that opens further actions: at the foot of a phone's screen, elsewhere beside the button. It is the
 * browser's popover, which also appears above a modal dialog; PrimeReact's menu would be behind the dialog.
 */
export function ActionSheet({ label, className = 'icon-button', children }: ActionSheetProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const isSheetOpen = useRef(false);

  function placeSheet({ currentTarget: { style }, newState }: ToggleEvent<HTMLElement>) {
    isSheetOpen.current = newState === 'open';
    const box = button.current?.getBoundingClientRect();
    if (box === undefined) return;
    const { clientWidth, clientHeight } = document.documentElement;
    const isInUpperHalf = box.bottom < clientHeight / 2;
    const isAtEdge = clientWidth - box.left < SHEET_WIDTH;
    const top = isInUpperHalf ? `${box.bottom}px` : 'auto';
    const right = isAtEdge ? `${clientWidth - box.right}px` : 'auto';
    const bottom = isInUpperHalf ? 'auto' : `${clientHeight - box.top}px`;
    const left = isAtEdge ? 'auto' : `${box.left}px`;
    style.setProperty('--inset', `${top} ${right} ${bottom} ${left}`);
  }

  /** Escape must not close the dialog below too. */
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isSheetOpen.current) return;
    event.preventDefault();
    sheet.current?.hidePopover();
  }

  return (
    <>
      <button
        ref={button}
        onKeyDown={closeOnEscape}
        type="button"
        className={`${className} sheet-button`}
        aria-label={label}
        title={label}
        popoverTarget={id}
      >
        <span className="pi pi-ellipsis-h" aria-hidden="true" />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs in a form */}
      <div
        id={id}
        ref={sheet}
        popover="auto"
        role="group"
        aria-label={label}
        className="sheet"
        onBeforeToggle={placeSheet}
        onKeyDown={closeOnEscape}
        // runs before the pressed action: a dialog that it opens then returns the focus to the button
        onClickCapture={() => sheet.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}
