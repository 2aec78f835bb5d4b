import { useEffect, useState } from 'react';

/**
 * What a host of this console's own origin has at an address, as a file of `type`: opened there, a page in its place would
 * run as one of the console's. Null until it is there, and for good where it is not of that type by its first bytes.
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
