import { type ReactNode, useId, useRef } from 'react';

interface ActionSheetProps {
  /** What it offers, in the user's language. */
  label: string;
  children: ReactNode;
}

/** One button for fingers, and behind it a sheet at the foot of the screen with all that it offers. */
export function ActionSheet({ label, children }: ActionSheetProps) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        type="button"
        className="icon-button sheet-button"
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
        // before what was pressed does its work: a dialog then gives the focus back to the button
        onClickCapture={() => sheet.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}
