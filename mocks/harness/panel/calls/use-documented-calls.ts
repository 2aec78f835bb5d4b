import { useEffect, useState } from 'react';
import type { DocumentedCall } from './documented-calls';

/** Empty until the document has been loaded: the calls themselves are known without it. */
export function useDocumentedCalls(): readonly DocumentedCall[] {
  const [calls, setCalls] = useState<readonly DocumentedCall[]>([]);
  useEffect(function loadDocumentation() {
    let isMounted = true;
    void import('./endpoint-documentation').then(({ documentedCalls }) => {
      if (isMounted) setCalls(documentedCalls);
    });
    return () => {
      isMounted = false;
    };
  }, []);
  return calls;
}
