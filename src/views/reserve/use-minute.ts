import { useAppServices } from '#kit/context/app-services';
import { useNow } from '#kit/context/use-now';

const MINUTE = 60_000;

/** The current time in milliseconds, again with every new minute. */
export function useMinute(): number {
  const { clock } = useAppServices();
  const minute = Math.floor(clock.now() / MINUTE) * MINUTE;
  return useNow([new Date(minute + MINUTE).toISOString()]);
}
