/**
 * The browser says that it is offline, as it does while a VPN starts; calls are answered all the same. Packages of the
 * console listen for the event alone, so it is fired again when the console runs.
 */
export function reportOffline(running: Promise<void>): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  void running.then(() => dispatchEvent(new Event('offline')));
}
