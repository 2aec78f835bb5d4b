import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useTitlePart } from '#kit/context/title-parts';
import { IconButton } from '#kit/page/IconButton';
import { usePrintHeading } from '#kit/services/print-heading';
import { useKeyboardScroll } from './use-keyboard-scroll';
import { useModal } from './use-modal';

interface DialogProps {
  title: ReactNode;
  /** Called on Escape, the ✕ and a click beside it; the owner decides. Without it the user cannot close. */
  onClose?: () => void;
  /**
   * `panel` is at the right edge, for forms and details; `sheet` at a phone's foot; `palette` has its own
   * CSS.
   */
  kind?: 'panel' | 'confirmation' | 'sheet' | 'palette';
  /** A panel as wide as a page, for a form with a preview beside it. */
  wide?: boolean;
  /** A panel for reading: on a wide window its list stays in use, without a veil. */
  reading?: boolean;
  /** Before the ✕ in the header. */
  tools?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}

/**
 * The browser's modal dialog: it traps the focus, makes the page inert and returns the focus. PrimeReact's
 * costs 28 KB with its core and does the same by hand.
 */
export function Dialog(props: DialogProps) {
  const { title, onClose, kind = 'panel', wide, reading, tools, children, footer } = props;
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const printHeading = usePrintHeading();
  const pressBeside = useModal(dialog, onClose, reading);
  useKeyboardScroll(body);
  const [titleRef, titleText] = useHeadingText();
  useTitlePart('form', kind === 'panel' ? titleText : null);
  return (
    <dialog
      ref={dialog}
      className={kind === 'sheet' ? 'dialog foot-sheet' : `dialog ${kind}${wide ? ' wide' : ''}`}
      aria-labelledby={titleId}
      role={kind === 'confirmation' ? 'alertdialog' : undefined}
      {...pressBeside}
    >
      <div className="dialog-box">
        {kind === 'panel' ? printHeading : null}
        <header>
          <h2 id={titleId} ref={titleRef}>
            {title}
          </h2>
          {tools}
          {onClose ? (
            <IconButton
              label={intl.formatMessage({ id: 'common.close' })}
              icon="pi pi-times"
              onClick={onClose}
            />
          ) : null}
        </header>
        <div ref={body} className="dialog-body">
          {children}
        </div>
        {footer ? <footer>{footer}</footer> : null}
      </div>
    </dialog>
  );
}

/** The rendered text of the heading: a title may consist of elements. */
function useHeadingText() {
  const ref = useRef<HTMLHeadingElement>(null);
  const [titleText, setTitleText] = useState('');
  useEffect(function readText() {
    setTitleText(ref.current?.textContent ?? '');
  });
  return [ref, titleText] as const;
}
