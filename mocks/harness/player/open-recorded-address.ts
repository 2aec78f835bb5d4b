import { isOwnAddress } from './is-own-address';

/** Milliseconds of real time in which the console may open the address by itself, after the step before. */
const OWN_NAVIGATION_WAIT = 1_500;
const LOOK_INTERVAL = 50;

/**
 * Opens an address as the user did: by a step in the history, or by a load of the page. The page may have opened
 * it already as a consequence of the step before. A promise of a load never settles: it ends with the page.
 */
export async function openRecordedAddress(
  address: string,
  navigationType: string,
  signal: AbortSignal,
): Promise<void> {
  if (!isOwnAddress(address)) throw new Error(`not an address of this site: ${address}`);
  const isOpen = () => location.pathname + location.search === address;
  if (navigationType === 'reload' && isOpen()) return reload(() => location.reload());
  const end = performance.now() + OWN_NAVIGATION_WAIT;
  while (!isOpen() && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_INTERVAL));
    signal.throwIfAborted();
  }
  if (isOpen()) return undefined;
  if (navigationType === 'back') return history.back();
  if (navigationType === 'forward') return history.forward();
  return reload(() => location.assign(address));
}

async function reload(load: () => void): Promise<void> {
  load();
  return new Promise(() => {});
}
