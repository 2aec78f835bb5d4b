import type { Seen } from '#mocks/harness/report/seen';
import { type Step, stepSchema } from '#mocks/harness/report/step';

/** 1 April 2026, 09:00 in Japan. */
export const NINE_OCLOCK = Date.parse('2026-04-01T09:00:00+09:00');
export const SEEN: Seen = {
  address: '/akashi/notification',
  heading: 'プッシュ通知',
  dialogs: [],
  rows: 20,
  toasts: [],
};

export const step = (kind: Step['kind'], name = '', parts: Partial<Step> = {}): Step =>
  stepSchema.parse({ kind, at: NINE_OCLOCK, name, value: '', failed: false, ...parts });
