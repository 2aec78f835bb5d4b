import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { doneAlready, Problem } from '#api/http/problem';
import { changeCombo, comboKey } from '#api/offers/combo-sources';
import { type Combo, listKindOf, movedTo } from '#domain/offers/combo';
import type { BatchTexts } from '#kit/batch/BatchDialog';
import { type BatchController, useBatchController } from '#kit/batch/use-batch-controller';
import { useToasts } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { removeRow } from '#kit/record/cached-rows';
import { productName } from '#records/product/product-columns';
import { otherList, type ProductListKind, SOURCES } from './product-lists';

/** A batch is named after the target list. */
export const MOVE_TEXTS: Readonly<Record<ProductListKind, BatchTexts>> = {
  supported: { title: 'supportedProduct.move.supported' },
  unsupported: { title: 'supportedProduct.move.unsupported' },
};

export interface Moving {
  batch: BatchController<ProductListKind, Combo>['batch'];
  /** Ids of the products whose move is pending. */
  pending: readonly number[];
  /**
   * Moves one product, or several, each with its own result; the message offers the way back. `moved`:
   * called before the product leaves its list.
   */
  move(combos: readonly Combo[], to: ProductListKind, moved?: () => void): void;
}

/**
 * Moves products between the lists (R-STATE-13, A-120). `onFinished`: the list that the products left, and
 * the ids that stayed.
 */
export function useMoving(
  company: string,
  onFinished: (from: ProductListKind, left: readonly number[]) => void,
): Moving {
  const scope = useScope();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<readonly number[]>([]);
  const page = useRef<AbortController>(undefined);
  const offered = useRef<number[]>([]);
  useEffect(
    function giveUpWithThePage() {
      const controller = new AbortController();
      page.current = controller;
      return () => {
        controller.abort();
        offered.current.forEach(toasts.close);
      };
    },
    [toasts],
  );

  const send = (
    id: number,
    to: ProductListKind,
    { signal, quiet }: { signal: AbortSignal; quiet: boolean },
  ) =>
    changeCombo(scope, { company, id, signal, quiet }, (combo) => {
      if (listKindOf(combo) === to) throw doneAlready('PUT combos/owner', `supportedProduct.already.${to}`);
      return movedTo(combo, to);
    });
  const leave = (id: number, to: ProductListKind) =>
    removeRow(queryClient, [...SOURCES[otherList(to)](company).key(scope), 'list'], id);
  /** Both lists and the history, on every page. */
  const refresh = () => void queryClient.invalidateQueries({ queryKey: comboKey(company) });

  const moves = useBatchController<ProductListKind, Combo>({
    nameOf: productName,
    async perform(to, id, signal) {
      await send(id, to, { signal, quiet: true });
      leave(id, to);
    },
    inverse: otherList,
    done: (to) => `supportedProduct.bulk.${to}.done`,
    onFinished({ action: to, left }) {
      refresh();
      onFinished(otherList(to), left);
    },
  });

  async function moveOne(combo: Combo, to: ProductListKind, moved: () => void) {
    const { id } = combo;
    const { signal } = page.current ?? new AbortController();
    setPending((before) => [...before, id]);
    try {
      await send(id, to, { signal, quiet: false });
      moved();
      leave(id, to);
      const values = { name: productName(combo) };
      const undo = { label: 'queue.undo', run: () => void moveOne(combo, otherList(to), () => {}) };
      const message = { messageId: `supportedProduct.moved.${to}`, values };
      offered.current.push(toasts.show('success', message, undo));
    } catch (error) {
      // The request itself reports a refusal by the server.
      if (error instanceof Problem && error.status === null && error.kind === 'conflict') {
        toasts.show('warning', error.summary);
      }
    }
    setPending((before) => before.filter((one) => one !== id));
    refresh();
  }

  return {
    batch: moves.batch,
    pending,
    move(combos, to, moved = () => {}) {
      const [first, ...others] = combos;
      if (first === undefined) return;
      if (others.length > 0) moves.start(to, combos);
      else if (!pending.includes(first.id)) void moveOne(first, to, moved);
    },
  };
}
