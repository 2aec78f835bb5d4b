import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { HELP_NOTICE_LIFE } from '#domain/base/limits';
import { useAppServices } from '#kit/context/app-services';
import { IconButton } from '#kit/page/IconButton';
import { HELP_BUTTON, type HelpNoticeCall } from './help-notice';
import './help-notice.css';

interface HelpNoticeBoxProps {
  opening: { call: HelpNoticeCall };
  onHide: () => void;
}

/** Slides in at the top and closes after two seconds (R-NAV-12, A-044). */
export default function HelpNoticeBox({ opening, onHide }: HelpNoticeBoxProps) {
  const intl = useIntl();
  const { helpUrl } = useAppServices().settings;
  const link = useRef<HTMLAnchorElement>(null);
  const lifetime = useLifetime(opening, onHide);
  const isByKeyboard = opening.call === 'keyboard';

  useEffect(
    function takeFocus() {
      if (isByKeyboard) link.current?.focus();
    },
    [isByKeyboard],
  );

  /** The focus of a keyboard user returns to the help button. */
  function closeNotice() {
    if (isByKeyboard) document.getElementById(HELP_BUTTON)?.focus();
    onHide();
  }

  function closeByKey(event: KeyboardEvent) {
    if (event.key === 'Escape') closeNotice();
  }

  return (
    <section
      className="help-notice"
      aria-label={intl.formatMessage({ id: 'shell.help' })}
      onMouseEnter={lifetime.hold}
      onMouseLeave={lifetime.release}
      onFocus={lifetime.hold}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) lifetime.release(event);
      }}
      onKeyDown={closeByKey}
    >
      <span className="pi pi-question-circle" aria-hidden="true" />
      <p role="status">
        <FormattedMessage id="shell.help.text" />
      </p>
      <a ref={link} href={helpUrl} target="_blank" rel="noopener">
        <FormattedMessage id="shell.help.link" />
        <span className="visually-hidden">
          <FormattedMessage id="shell.newTab" />
        </span>
      </a>
      <IconButton
        label={intl.formatMessage({ id: 'common.close' })}
        icon="pi pi-times"
        onClick={closeNotice}
      />
    </section>
  );
}

/** The time restarts with every call. It stops while the pointer or the focus is in the notice. */
function useLifetime(opening: object, onEnd: () => void) {
  const { clock } = useAppServices();
  const [isInside, setIsInside] = useState({ pointer: false, focus: false });
  const endRef = useRef(onEnd);
  const isPaused = isInside.pointer || isInside.focus;
  useEffect(function keepEnd() {
    endRef.current = onEnd;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs again with each call and does not read it
  useEffect(
    function endInTime() {
      if (isPaused) return undefined;
      const timer = clock.setTimeout(() => endRef.current(), HELP_NOTICE_LIFE);
      return () => clock.clearTimeout(timer);
    },
    [clock, isPaused, opening],
  );
  return {
    hold: ({ type }: { type: string }) => setIsInside((before) => ({ ...before, [inputOf(type)]: true })),
    release: ({ type }: { type: string }) => setIsInside((before) => ({ ...before, [inputOf(type)]: false })),
  };
}

const inputOf = (type: string): 'pointer' | 'focus' => (type.startsWith('mouse') ? 'pointer' : 'focus');
