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
  const dateKind = DATE_KINDS[kindName];
  const intl = useIntl();
  const { clock, toasts } = useAppServices();
  const isTouch = useMedia('(pointer: coarse)');
  const ime = useIme();
  const calendarId = useId();
  const frameRef = useRef<HTMLSpanElement>(null);
  const [typedInput, setTypedInput] = useState<{ text: string; value: string } | null>(null);
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  const today = dayAt(clock.now());

  function readTyped(text: string) {
    const next = dateKind.valueOf(text, { language: intl.locale, today });
    setTypedInput({ text, value: next });
    onChange(next);
  }

  function chooseValue(next: string) {
    setTypedInput(null);
    onChange(next);
    onCommit?.(next);
  }

  /** If the calendar cannot be loaded, a toast says so, and the next click tries again. */
  function openCalendar() {
    loadCalendar().then(
      () => setCalendarOpen(true),
      () => toasts.show('error', { messageId: 'common.partMissing' }),
    );
  }

  function closeCalendar(returnsFocus: boolean) {
    setCalendarOpen(false);
    if (returnsFocus) frameRef.current?.querySelector('input')?.focus();
  }

  function onInputKey(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (ime.isEnter(event)) {
      setTypedInput(null);
      onCommit?.(value);
    } else if (event.altKey && event.key === 'ArrowDown' && kindName !== 'time') {
      event.preventDefault();
      openCalendar();
    }
  }

  if (isTouch) {
    const nativeValue = dateKind.native(value);
    return (
      <input
        {...props}
        type={dateKind.type}
        // browsers allow six digits for the year, and no date here has more than four
        max={kindName === 'moment' ? '9999-12-31T23:59' : undefined}
        value={nativeValue}
        data-empty={nativeValue === '' || undefined}
        onChange={({ currentTarget }) =>
          chooseValue(dateKind.valueOf(currentTarget.value, { language: 'ja', today }))
        }
        onBlur={onBlur}
      />
    );
  }

  return (
    <span ref={frameRef} className="date-input">
      <input
        autoComplete="off"
        placeholder={intl.formatMessage({ id: dateKind.placeholder })}
        {...props}
        value={typedInput?.value === value ? typedInput.text : dateKind.shown(value)}
        onChange={({ currentTarget: { value: text } }) => {
          // the text of an IME composition is parsed after its end
          if (ime.isComposing()) setTypedInput({ text, value });
          else readTyped(text);
        }}
        onCompositionStart={ime.handlers.onCompositionStart}
        onCompositionEnd={(event) => {
          ime.handlers.onCompositionEnd(event);
          readTyped(event.currentTarget.value);
        }}
        onKeyDown={onInputKey}
        onBlur={(event) => {
          setTypedInput(null);
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
          aria-expanded={isCalendarOpen}
          // a click on the button closes an open calendar
          popoverTarget={isCalendarOpen ? calendarId : undefined}
          onClick={isCalendarOpen ? undefined : openCalendar}
        >
          <span className="pi pi-calendar" aria-hidden="true" />
          <span className="visually-hidden">
            {intl.formatMessage({ id: 'calendar.open' }, { field: label })}
          </span>
        </button>
      )}
      {isCalendarOpen && kindName !== 'time' ? (
        <CalendarPopover
          id={calendarId}
          anchor={frameRef}
          kind={kindName}
          value={dateKind.native(value)}
          span={span}
          min={min}
          max={max}
          today={today}
          isRequired={props.required === true || props['aria-required'] === true}
          onChoose={(text) => chooseValue(dateKind.valueOf(text, { language: 'ja', today }))}
          onClose={closeCalendar}
        />
      ) : null}
    </span>
  );
}
