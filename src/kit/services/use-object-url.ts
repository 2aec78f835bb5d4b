import { useEffect, useState } from 'react';

/** An object URL for a file, revoked when the file changes or the component unmounts. */
export function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(
    function makeUrl() {
      if (file === null) return undefined;
      const objectUrl = URL.createObjectURL(file);
      // oxlint-disable-next-line react/set-state-in-effect -- the object URL is valid only while this effect is active
      setUrl(objectUrl);
      return () => {
        URL.revokeObjectURL(objectUrl);
        setUrl(null);
      };
    },
    [file],
  );
  return url;
}
