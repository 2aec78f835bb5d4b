import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EmittedFrom } from 'xstate';
import { doneAlready, Problem } from '#api/http/problem';
import { changeCombo, comboKey } from '#api/offers/combo-sources';
import { type Combo, movedTo, partOf } from '#domain/offers/combo';
import { productName } from '#kit/column/product-columns';
import { useToasts } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import type { BatchWords } from '#kit/record/BatchDialog';
import { removeRow } from '#kit/record/cached-rows';
import { loadBatchDialog } from '#kit/record/LazyBatchDialog';
import type { batchMachine } from '#machines/batch/batch.machine';
import { type BatchActor, useBatch } from '#machines/batch/batch.react';
import { otherPart, type Part, SOURCES } from './parts';

const wordsOf = (part: Part): BatchWords => ({
  title: `supportedProduct.bulk.${part}.title`,
  text: `supportedProduct.bulk.${part}.text`,
  confirm: `supportedProduct.move.${part}`,
  tone: 'primary',
});

/** A batch is named after the list its products go to. */
export const MOVE_WORDS: Readonly<Record<Part, BatchWords>> = {
  supported: wordsOf('supported'),
  unsupported: wordsOf('unsupported'),
};

export interface Moving {
  batch: BatchActor;
  /** Ids of those whose move is under way. */
  pending: readonly number[];
  /** One at once; several after a question, each with its own result. `moved`: before it leaves its list. */
  move(combos: readonly Combo[], to: Part, moved?: () => void): void;
}

/** Moves products from one list to the other (R-STATE-13, A-120). `onFinished`: the list that they left, and who stayed. */
export function useMoving(
  company: string,
  onFinished: (from: Part, left: readonly number[]) => void,
): Moving {
  const scope = useScope();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<readonly number[]>([]);
  const page = useRef<AbortController>(undefined);
  useEffect(function giveUpWithThePage() {
    const controller = new AbortController();
    page.current = controller;
    return () => controller.abort();
  }, []);
  const latest = useRef(onFinished);
  useEffect(function keepLatest() {
    latest.current = onFinished;
  });

  const send = useCallback(
    (id: number, to: Part, { signal, quiet }: { signal: AbortSignal; quiet: boolean }) =>
      changeCombo(scope, { company, id, signal, quiet }, (combo) => {
        if (partOf(combo) === to) throw doneAlready('PUT combos/owner', `supportedProduct.already.${to}`);
        return movedTo(combo, to);
      }),
    [scope, company],
  );
  const leave = useCallback(
    (id: number, to: Part) =>
      removeRow(queryClient, [...SOURCES[otherPart(to)](company).key(scope), 'list'], id),
    [queryClient, company, scope],
  );
  /** Both lists and the history, wherever they are seen. */
  const refresh = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: comboKey(company) }),
    [queryClient, company],
  );
  const batch = useBatch(
    useMemo(
      () => ({
        async perform(to: string, id: number, signal: AbortSignal) {
          await send(id, to as Part, { signal, quiet: true });
          leave(id, to as Part);
        },
      }),
      [send, leave],
    ),
    useCallback(
      ({ action, done, left }: EmittedFrom<typeof batchMachine>) => {
        refresh();
        if (done.length > 0) {
          const values = { count: done.length };
          toasts.show('success', { messageId: `supportedProduct.bulk.${action as Part}.done`, values });
        }
        latest.current(otherPart(action as Part), left);
      },
      [refresh, toasts],
    ),
  );

  async function moveOne(combo: Combo, to: Part, moved: () => void) {
    const { id } = combo;
    const { signal } = page.current ?? new AbortController();
    setPending((before) => [...before, id]);
    try {
      await send(id, to, { signal, quiet: false });
      moved();
      leave(id, to);
      toasts.show('success', {
        messageId: `supportedProduct.moved.${to}`,
        values: { name: productName(combo) },
      });
    } catch (error) {
      // what the server refuses the call itself tells
      if (error instanceof Problem && error.status === null && error.kind === 'conflict') {
        toasts.show('warning', error.told);
      }
    }
    setPending((before) => before.filter((one) => one !== id));
    refresh();
  }

  return {
    batch,
    pending,
    move(combos, to, moved = () => {}) {
      const [first, ...others] = combos;
      if (first === undefined) return;
      if (others.length === 0) {
        if (!pending.includes(first.id)) void moveOne(first, to, moved);
        return;
      }
      const rows = combos.map((combo) => ({ id: combo.id, name: productName(combo) }));
      loadBatchDialog().then(
        () => batch.send({ type: 'ask', action: to, rows }),
        () => toasts.show('error', { messageId: 'common.partMissing' }),
      );
    },
  };
}
