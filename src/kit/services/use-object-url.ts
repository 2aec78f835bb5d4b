import { useEffect, useState } from 'react';

/** An address for a file of this page, given back when the file or the page goes. */
export function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(
    function makeUrl() {
      if (file === null) return undefined;
      const made = URL.createObjectURL(file);
      // oxlint-disable-next-line react/set-state-in-effect -- the address lives as long as this effect, and no longer
      setUrl(made);
      return () => {
        URL.revokeObjectURL(made);
        setUrl(null);
      };
    },
    [file],
  );
  return url;
}
