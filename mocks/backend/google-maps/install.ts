/** Loads the libraries of `google.maps.importLibrary`, a chunk that is fetched with the first map. */
export type LoadLibraries = () => Promise<{ libraries: Readonly<Record<string, object>> }>;

/**
 * Installs `google.maps` before the console needs it: Google's loader uses an existing one and fetches no
 * script, so the console has no branch for the demo. `fails`: behaves as if the script never loads.
 */
export function installGoogleMaps(loadLibraries: LoadLibraries, { fails = false } = {}): void {
  const importLibrary = async (name: string) => {
    if (fails) throw new Error('The Google Maps JavaScript API could not load.');
    return (await loadLibraries()).libraries[name] ?? {};
  };
  Object.assign(globalThis, { google: { maps: { importLibrary } } });
}
