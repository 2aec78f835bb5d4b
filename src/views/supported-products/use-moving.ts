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
import { LIST_SOURCES, otherList, type ProductListKind } from './product-lists';

/** A batch is named after the target list. */
export const MOVE_TEXTS: Readonly<Record<ProductListKind, BatchTexts>> = {
  supported: { title: 'supportedProduct.move.supported' },
  unsupported: { title: 'supportedProduct.move.unsupported' },
};

export interface ProductMover {
  batch: BatchController<ProductListKind, Combo>['batch'];
  /** Ids of the products whose move is pending. */
  pending: readonly number[];
  /**
   * Moves one product, or several, each with its own result; the message offers the way back. `beforeRemoval`:
   * called before the product leaves its list.
   */
  move(combos: readonly Combo[], targetList: ProductListKind, beforeRemoval?: () => void): void;
}

/**
 * Moves products between the lists (R-STATE-13, A-120). `onFinished`: the list that the products left, and
 * the ids that stayed.
 */
export function useMoving(
  company: string,
  onFinished: (from: ProductListKind, left: readonly number[]) => void,
): ProductMover {
  const scope = useScope();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<readonly number[]>([]);
  const pageAbort = useRef<AbortController>(undefined);
  const toastIds = useRef<number[]>([]);
  useEffect(
    function giveUpWithThePage() {
      const controller = new AbortController();
      pageAbort.current = controller;
      return () => {
        controller.abort();
        toastIds.current.forEach(toasts.close);
      };
    },
    [toasts],
  );

  const sendMove = (
    id: number,
    targetList: ProductListKind,
    { signal, quiet }: { signal: AbortSignal; quiet: boolean },
  ) =>
    changeCombo(scope, { company, id, signal, quiet }, (combo) => {
      if (listKindOf(combo) === targetList)
        throw doneAlready('PUT combos/owner', `supportedProduct.already.${targetList}`);
      return movedTo(combo, targetList);
    });
  const removeFromOldList = (id: number, targetList: ProductListKind) =>
    removeRow(queryClient, [...LIST_SOURCES[otherList(targetList)](company).key(scope), 'list'], id);
  /** Both lists and the history, on every page. */
  const refreshLists = () => void queryClient.invalidateQueries({ queryKey: comboKey(company) });

  const batchMoves = useBatchController<ProductListKind, Combo>({
    nameOf: productName,
    async perform(targetList, id, signal) {
      await sendMove(id, targetList, { signal, quiet: true });
      removeFromOldList(id, targetList);
    },
    inverse: otherList,
    done: (targetList) => `supportedProduct.bulk.${targetList}.done`,
    onFinished({ action: targetList, left }) {
      refreshLists();
      onFinished(otherList(targetList), left);
    },
  });

  async function moveOne(combo: Combo, targetList: ProductListKind, beforeRemoval: () => void) {
    const { id } = combo;
    const { signal } = pageAbort.current ?? new AbortController();
    setPending((before) => [...before, id]);
    try {
      await sendMove(id, targetList, { signal, quiet: false });
      beforeRemoval();
      removeFromOldList(id, targetList);
      const values = { name: productName(combo) };
      const undoAction = {
        label: 'queue.undo',
        run: () => void moveOne(combo, otherList(targetList), () => {}),
      };
      const message = { messageId: `supportedProduct.moved.${targetList}`, values };
      toastIds.current.push(toasts.show('success', message, undoAction));
    } catch (error) {
      // The request itself reports a refusal by the server.
      if (error instanceof Problem && error.status === null && error.kind === 'conflict') {
        toasts.show('warning', error.summary);
      }
    }
    setPending((before) => before.filter((pendingId) => pendingId !== id));
    refreshLists();
  }

  return {
    batch: batchMoves.batch,
    pending,
    move(combos, targetList, beforeRemoval = () => {}) {
      const [firstCombo, ...otherCombos] = combos;
      if (firstCombo === undefined) return;
      if (otherCombos.length > 0) batchMoves.start(targetList, combos);
      else if (!pending.includes(firstCombo.id)) void moveOne(firstCombo, targetList, beforeRemoval);
    },
  };
}
