import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Problem } from '#api/http/problem';
import { lazyComponent } from '#kit/page/lazy-component';

const RepeatConfirmation = lazyComponent(() => import('./RepeatConfirmation'), null);

type SendWork = (signal: AbortSignal) => Promise<void>;

interface Sending {
  busy: boolean;
  problem: unknown;
  /** Runs the work; where the last one may have happened nevertheless, after a confirmation. */
  start(work: SendWork): void;
  /** To be rendered: the confirmation, while it is open. */
  confirmation: ReactNode;
}

/** Sends one request at a time, and aborts it on unmount. */
export function useSending(): Sending {
  const [sendState, setSendState] = useState<{ busy: boolean; problem: unknown }>({
    busy: false,
    problem: null,
  });
  const [workToRepeat, setWorkToRepeat] = useState<{ work: SendWork } | null>(null);
  const currentAbort = useRef<AbortController>(undefined);
  useEffect(function giveUpOnLeave() {
    return () => currentAbort.current?.abort();
  }, []);

  async function runWork(work: SendWork): Promise<void> {
    if (currentAbort.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    currentAbort.current = controller;
    setSendState({ busy: true, problem: null });
    const problem = await work(signal).then(
      () => null,
      (error: unknown) => error,
    );
    currentAbort.current = undefined;
    if (!signal.aborted) setSendState({ busy: false, problem });
  }

  return {
    ...sendState,
    start(work) {
      if (sendState.problem instanceof Problem && sendState.problem.isUnconfirmed) setWorkToRepeat({ work });
      else void runWork(work);
    },
    confirmation:
      workToRepeat === null ? null : (
        <RepeatConfirmation
          onConfirm={() => {
            setWorkToRepeat(null);
            void runWork(workToRepeat.work);
          }}
          onCancel={() => setWorkToRepeat(null)}
        />
      ),
  };
}
