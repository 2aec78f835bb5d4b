import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import './action-sheet.css';

interface ActionSheetProps {
  /** The accessible name of the sheet, in the user's language. */
  label: string;
  /** CSS class of the button. */
  className?: string;
  children: ReactNode;
}

/**
 * A button that opens further actions: at the foot of a phone's screen, elsewhere above the button. It is the
 * browser's popover, which also appears above a modal dialog; PrimeReact's menu would be behind the dialog.
 */
export function ActionSheet({ label, className = 'icon-button', children }: ActionSheetProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const isOpen = useRef(false);

  function place({ currentTarget: { style }, newState }: ToggleEvent<HTMLElement>) {
    isOpen.current = newState === 'open';
    const box = button.current?.getBoundingClientRect();
    if (box === undefined) return;
    style.setProperty('--left', `${box.left}px`);
    style.setProperty('--bottom', `${document.documentElement.clientHeight - box.top}px`);
  }

  /** Escape must not close the dialog below too. */
  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen.current) return;
    event.preventDefault();
    sheet.current?.hidePopover();
  }

  return (
    <>
      <button
        ref={button}
        onKeyDown={closeByKey}
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
        onBeforeToggle={place}
        onKeyDown={closeByKey}
        // runs before the pressed action: a dialog that it opens then returns the focus to the button
        onClickCapture={() => sheet.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}
