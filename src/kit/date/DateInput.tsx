import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { dayAt } from '#domain/base/week';
import { useAppServices } from '#kit/context/app-services';
import { useIme } from '#kit/services/ime';
import { useMedia } from '#kit/services/use-media';
import type { CalendarLimits, CalendarSpan } from './calendar-props';
import { DATE_KINDS } from './date-kinds';
import { CalendarPopover, loadCalendar } from './lazy-calendar';
import './date-input.css';

type InputProps = Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'value' | 'max' | 'min'>;

export interface DateInputProps extends InputProps, CalendarLimits {
  kind: keyof typeof DATE_KINDS;
  /** The form value (`DateKind`). */
  value: string;
  onChange(value: string): void;
  /** Called after Enter, after a choice in the calendar or the native picker, and on blur. */
  onCommit?(value: string): void;
  /** The label in the user's language. */
  label: string;
  span?: CalendarSpan | undefined;
}

/**
 * An input for a day, a moment or a time. It shows the typed text while it has the focus, afterwards the value in
 * the console's format. A button opens a calendar; touch screens have the native picker.
 */
export function DateInput({ kind: kindName, value, onChange, onCommit, ...rest }: DateInputProps) {
  const { label, span, min, max, onBlur, onKeyDown, ...props } = rest;
  const kind = DATE_KINDS[kindName];
  const intl = useIntl();
  const { clock, toasts } = useAppServices();
  const isTouch = useMedia('(pointer: coarse)');
  const ime = useIme();
  const calendarId = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const today = dayAt(clock.now());

  function take(text: string) {
    const next = kind.valueOf(text, { language: intl.locale, today });
    setTyped({ text, value: next });
    onChange(next);
  }

  function choose(next: string) {
    setTyped(null);
    onChange(next);
    onCommit?.(next);
  }

  /** If the calendar cannot be loaded, a toast says so, and the next click tries again. */
  function open() {
    loadCalendar().then(
      () => setOpen(true),
      () => toasts.show('error', { messageId: 'common.partMissing' }),
    );
  }

  function close(returnsFocus: boolean) {
    setOpen(false);
    if (returnsFocus) frame.current?.querySelector('input')?.focus();
  }

  function runKey(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (ime.isEnter(event)) {
      setTyped(null);
      onCommit?.(value);
    } else if (event.altKey && event.key === 'ArrowDown' && kindName !== 'time') {
      event.preventDefault();
      open();
    }
  }

  if (isTouch) {
    const nativeValue = kind.native(value);
    return (
      <input
        {...props}
        type={kind.type}
        // browsers allow six digits for the year, and no date here has more than four
        max={kindName === 'moment' ? '9999-12-31T23:59' : undefined}
        value={nativeValue}
        data-empty={nativeValue === '' || undefined}
        onChange={({ currentTarget }) => choose(kind.valueOf(currentTarget.value, { language: 'ja', today }))}
        onBlur={onBlur}
      />
    );
  }

  return (
    <span ref={frame} className="date-input">
      <input
        autoComplete="off"
        placeholder={intl.formatMessage({ id: kind.placeholder })}
        {...props}
        value={typed?.value === value ? typed.text : kind.shown(value)}
        onChange={({ currentTarget: { value: text } }) => {
          // the text of an IME composition is parsed after its end
          if (ime.isComposing()) setTyped({ text, value });
          else take(text);
        }}
        onCompositionStart={ime.handlers.onCompositionStart}
        onCompositionEnd={(event) => {
          ime.handlers.onCompositionEnd(event);
          take(event.currentTarget.value);
        }}
        onKeyDown={runKey}
        onBlur={(event) => {
          setTyped(null);
          onBlur?.(event);
          onCommit?.(value);
        }}
      />
      {kindName === 'time' ? null : (
        <button
          type="button"
          className="icon-button"
          title={intl.formatMessage({ id: 'calendar.title' })}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          // a click on the button closes an open calendar
          popoverTarget={isOpen ? calendarId : undefined}
          onClick={isOpen ? undefined : open}
        >
          <span className="pi pi-calendar" aria-hidden="true" />
          <span className="visually-hidden">
            {intl.formatMessage({ id: 'calendar.open' }, { field: label })}
          </span>
        </button>
      )}
      {isOpen && kindName !== 'time' ? (
        <CalendarPopover
          id={calendarId}
          anchor={frame}
          kind={kindName}
          value={kind.native(value)}
          span={span}
          min={min}
          max={max}
          today={today}
          isRequired={props.required === true || props['aria-required'] === true}
          onChoose={(text) => choose(kind.valueOf(text, { language: 'ja', today }))}
          onClose={close}
        />
      ) : null}
    </span>
  );
}
