import { useAppServices } from '#kit/context/app-services';
import { useNow } from '#kit/context/use-now';

const MINUTE = 60_000;

/** The current time; the component renders again at each full minute. */
export function useMinute(): number {
  const { clock } = useAppServices();
  const next = (Math.floor(clock.now() / MINUTE) + 1) * MINUTE;
  return useNow([new Date(next).toISOString()]);
}
