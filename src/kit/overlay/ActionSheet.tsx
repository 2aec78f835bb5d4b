import { type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import './action-sheet.css';

interface ActionSheetProps {
  /** What it offers, in the user's language. */
  label: string;
  /** Of its button. */
  className?: string;
  children: ReactNode;
}

/**
 * One button, and behind it whatever else can be done: at the foot of a telephone's screen, elsewhere above the button.
 * The browser's own popover, which also stands above a modal dialog: PrimeReact's menu is put into the page behind it.
 */
export function ActionSheet({ label, className = 'icon-button', children }: ActionSheetProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);

  function place({ currentTarget: { style } }: ToggleEvent<HTMLElement>) {
    const box = button.current?.getBoundingClientRect();
    if (box === undefined) return;
    style.setProperty('--left', `${box.left}px`);
    style.setProperty('--bottom', `${document.documentElement.clientHeight - box.top}px`);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${className} sheet-button`}
        aria-label={label}
        title={label}
        popoverTarget={id}
      >
        <span className="pi pi-ellipsis-h" aria-hidden="true" />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form */}
      <div
        id={id}
        ref={sheet}
        popover="auto"
        role="group"
        aria-label={label}
        className="sheet"
        onBeforeToggle={place}
        // before what was pressed does its work: a dialog then gives the focus back to the button
        onClickCapture={() => sheet.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}
