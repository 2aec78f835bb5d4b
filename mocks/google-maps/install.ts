/** What is behind `google.maps.importLibrary`, a file that is fetched with the first map. */
export type LoadLibraries = () => Promise<{ libraries: Readonly<Record<string, object>> }>;

/**
 * Answers in the place of Google before the console asks: its loader takes the `google.maps` that is there and fetches
 * no script, so the console has no branch for the demo. `fails`: as if the script never came.
 */
export function installGoogleMaps(load: LoadLibraries, { fails = false } = {}): void {
  const importLibrary = async (name: string) => {
    if (fails) throw new Error('The Google Maps JavaScript API could not load.');
    return (await load()).libraries[name] ?? {};
  };
  Object.assign(globalThis, { google: { maps: { importLibrary } } });
}
