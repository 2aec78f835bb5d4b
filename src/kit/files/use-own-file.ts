import { useEffect, useState } from 'react';

/**
 * Fetches a file of this console's origin as `type`: opened at its own address, an HTML page in its place
 * would run as a page of the console. `file` is null until it is loaded, and stays null if its first bytes
 * are not of that type.
 */
export function useOwnFile(
  address: string | null,
  { name, type, isSound }: { name: string; type: string; isSound: (file: Blob) => Promise<boolean> },
): { file: File | null; isBroken: boolean } {
  const [read, setRead] = useState<{ address: string; file: File | null } | null>(null);
  useEffect(
    function readFile() {
      if (address === null) return undefined;
      const over = new AbortController();
      void fetch(address, { signal: over.signal })
        .then(async (response) => {
          const file = new File([await response.blob()], name, { type });
          return response.ok && (await isSound(file)) ? file : null;
        })
        .catch(() => null)
        .then((file) => {
          if (!over.signal.aborted) setRead({ address, file });
        });
      return () => over.abort();
    },
    [address, name, type, isSound],
  );
  const known = read?.address === address ? read : null;
  return { file: known?.file ?? null, isBroken: known !== null && known.file === null };
}
