import { useEffect, useRef, useState } from 'react';

/** Sends one request at a time, and aborts it on unmount. */
export function useSending() {
  const [state, setState] = useState<{ busy: boolean; problem: unknown }>({ busy: false, problem: null });
  const current = useRef<AbortController>(undefined);
  useEffect(function giveUpOnLeave() {
    return () => current.current?.abort();
  }, []);

  async function start(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (current.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    setState({ busy: true, problem: null });
    const problem = await work(signal).then(
      () => null,
      (error: unknown) => error,
    );
    current.current = undefined;
    if (!signal.aborted) setState({ busy: false, problem });
  }

  return { ...state, start };
}
