import { useEffect, useState } from 'react';

/**
 * Fetches a file of this console's origin as `type`: opened at its own address, an HTML page in its place
 * would run as a page of the console. `file` is null until it is loaded, and stays null if its first bytes
 * are not of that type.
 */
export function useOwnFile(
  address: string | null,
  { name, type, isOfType }: { name: string; type: string; isOfType: (file: Blob) => Promise<boolean> },
): { file: File | null; isBroken: boolean } {
  const [loaded, setLoaded] = useState<{ address: string; file: File | null } | null>(null);
  useEffect(
    function readFile() {
      if (address === null) return undefined;
      const fetchAbort = new AbortController();
      void fetch(address, { signal: fetchAbort.signal })
        .then(async (response) => {
          const file = new File([await response.blob()], name, { type });
          return response.ok && (await isOfType(file)) ? file : null;
        })
        .catch(() => null)
        .then((file) => {
          if (!fetchAbort.signal.aborted) setLoaded({ address, file });
        });
      return () => fetchAbort.abort();
    },
    [address, name, type, isOfType],
  );
  const loadedHere = loaded?.address === address ? loaded : null;
  return { file: loadedHere?.file ?? null, isBroken: loadedHere !== null && loadedHere.file === null };
}
