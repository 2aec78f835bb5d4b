import { useAppServices } from '#kit/context/app-services';
import { useNow } from '#kit/context/use-now';

const MINUTE_MS = 60_000;

/** The current time; the component renders again at each full minute. */
export function useMinute(): number {
  const { clock } = useAppServices();
  const nextMinute = (Math.floor(clock.now() / MINUTE_MS) + 1) * MINUTE_MS;
  return useNow([new Date(nextMinute).toISOString()]);
}
