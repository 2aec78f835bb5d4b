import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Problem } from '#api/http/problem';
import { lazyComponent } from '#kit/page/lazy-component';

const RepeatConfirmation = lazyComponent(() => import('./RepeatConfirmation'), null);

type Work = (signal: AbortSignal) => Promise<void>;

interface Sending {
  busy: boolean;
  problem: unknown;
  /** Runs the work; where the last one may have happened nevertheless, after a confirmation. */
  start(work: Work): void;
  /** To be rendered: the confirmation, while it is open. */
  confirmation: ReactNode;
}

/** Sends one request at a time, and aborts it on unmount. */
export function useSending(): Sending {
  const [state, setState] = useState<{ busy: boolean; problem: unknown }>({ busy: false, problem: null });
  const [repeated, setRepeated] = useState<{ work: Work } | null>(null);
  const current = useRef<AbortController>(undefined);
  useEffect(function giveUpOnLeave() {
    return () => current.current?.abort();
  }, []);

  async function send(work: Work): Promise<void> {
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

  return {
    ...state,
    start(work) {
      if (state.problem instanceof Problem && state.problem.isUnconfirmed) setRepeated({ work });
      else void send(work);
    },
    confirmation:
      repeated === null ? null : (
        <RepeatConfirmation
          onConfirm={() => {
            setRepeated(null);
            void send(repeated.work);
          }}
          onCancel={() => setRepeated(null)}
        />
      ),
  };
}
