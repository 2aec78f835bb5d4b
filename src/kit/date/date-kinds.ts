import { inJapan, isDay, isMoment, isTime } from '#domain/base/japan-time';
import { isUnseen } from '#domain/base/problems';
import { type TypingContext, typedDay } from '#domain/dates/typed-date';
import { typedMoment, typedTime } from '#domain/dates/typed-time';
import { instantInJapan, japanTimeOf } from '#kit/services/dates';

/**
 * How a form value is typed and shown: a day `2026-04-01`, a moment as an ISO instant, a time `09:30`. Text that
 * cannot be parsed becomes the value unchanged: drafts keep it, and the rules refuse it.
 */
export interface DateKind {
  /** The type of the native picker on touch screens. */
  type: 'date' | 'datetime-local' | 'time';
  /** Message id of the placeholder, which shows the format. */
  placeholder: string;
  valueOf(text: string, context: TypingContext): string;
  shown(value: string): string;
  /** The value of the native picker; empty for text that cannot be parsed. */
  native(value: string): string;
}

const DAY: DateKind = {
  type: 'date',
  placeholder: 'dateInput.day',
  valueOf: (text, context) => valueOr(text, typedDay(text, context)),
  shown: (value) => (isDay(value) ? value.replaceAll('-', '/') : value),
  native: (value) => (isDay(value) ? value : ''),
};

const MOMENT: DateKind = {
  type: 'datetime-local',
  placeholder: 'dateInput.moment',
  valueOf(text, context) {
    const moment = typedMoment(text, context);
    return valueOr(text, moment === null ? null : instantInJapan(moment));
  },
  shown: (value) => (isMoment(value) ? inJapan(value).format('YYYY/MM/DD HH:mm') : value),
  native: (value) => (isMoment(value) ? japanTimeOf(value) : ''),
};

const TIME: DateKind = {
  type: 'time',
  placeholder: 'dateInput.time',
  valueOf: (text) => valueOr(text, typedTime(text)),
  shown: (value) => value,
  native: (value) => (isTime(value) ? value : ''),
};

export const DATE_KINDS = { day: DAY, moment: MOMENT, time: TIME };

const valueOr = (text: string, value: string | null): string => (isUnseen(text) ? '' : (value ?? text));
