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
  const life = useLife(opening, onHide);
  const byKey = opening.call === 'keyboard';

  useEffect(
    function takeFocus() {
      if (byKey) link.current?.focus();
    },
    [byKey],
  );

  /** The focus of a keyboard user returns to the help button. */
  function close() {
    if (byKey) document.getElementById(HELP_BUTTON)?.focus();
    onHide();
  }

  function closeByKey(event: KeyboardEvent) {
    if (event.key === 'Escape') close();
  }

  return (
    <section
      className="help-notice"
      aria-label={intl.formatMessage({ id: 'shell.help' })}
      onMouseEnter={life.hold}
      onMouseLeave={life.release}
      onFocus={life.hold}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) life.release(event);
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
      <IconButton label={intl.formatMessage({ id: 'common.close' })} icon="pi pi-times" onClick={close} />
    </section>
  );
}

/** The time restarts with every call. It stops while the pointer or the focus is in the notice. */
function useLife(opening: object, onEnd: () => void) {
  const { clock } = useAppServices();
  const [inside, setInside] = useState({ pointer: false, focus: false });
  const end = useRef(onEnd);
  const isPaused = inside.pointer || inside.focus;
  useEffect(function keepEnd() {
    end.current = onEnd;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs again with each call and does not read it
  useEffect(
    function endInTime() {
      if (isPaused) return undefined;
      const timer = clock.setTimeout(() => end.current(), HELP_NOTICE_LIFE);
      return () => clock.clearTimeout(timer);
    },
    [clock, isPaused, opening],
  );
  return {
    hold: ({ type }: { type: string }) => setInside((before) => ({ ...before, [wayOf(type)]: true })),
    release: ({ type }: { type: string }) => setInside((before) => ({ ...before, [wayOf(type)]: false })),
  };
}

const wayOf = (type: string): 'pointer' | 'focus' => (type.startsWith('mouse') ? 'pointer' : 'focus');
