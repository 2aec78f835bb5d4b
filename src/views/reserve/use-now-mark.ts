import type { CSSProperties } from 'react';
import { inJapan } from '#domain/base/japan-time';
import { useAppServices } from '#kit/context/app-services';
import { useNow } from '#kit/context/use-now';
import { timeText } from '#kit/services/dates';

const MINUTE_MS = 60_000;

/** The current time, and for CSS its height in the row of its hour; both change with every minute. */
export function useNowMark(): { time: string; style: CSSProperties } {
  const { clock } = useAppServices();
  const minute = Math.floor(clock.now() / MINUTE_MS) * MINUTE_MS;
  const now = useNow([new Date(minute + MINUTE_MS).toISOString()]);
  return {
    time: timeText(now),
    style: { '--at': `${(inJapan(now).minute() / 60) * 100}%` } as CSSProperties,
  };
}
