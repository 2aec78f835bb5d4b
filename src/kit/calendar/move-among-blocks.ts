import type { KeyboardEvent } from 'react';

/**
 * Arrow keys: up and down within a day; left and right to the block at the nearest height of the next day
 * that has blocks.
 */
export function moveAmongBlocks(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget, target, altKey, ctrlKey, metaKey } = event;
  const focusedBlock = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  if (focusedBlock === null || altKey || ctrlKey || metaKey) return;
  const blocks = [...currentTarget.querySelectorAll<HTMLElement>('[data-day]')];
  const nextBlock = nextBlockOf(key, focusedBlock, blocks);
  if (nextBlock === undefined) return;
  event.preventDefault();
  nextBlock.focus();
}

function nextBlockOf(
  key: string,
  focusedBlock: HTMLElement,
  blocks: readonly HTMLElement[],
): HTMLElement | undefined {
  const { day = '' } = focusedBlock.dataset;
  const blocksOn = (date: string | undefined) => blocks.filter((block) => block.dataset.day === date);
  const sameDayBlocks = blocksOn(day);
  const ownIndex = sameDayBlocks.indexOf(focusedBlock);
  if (key === 'ArrowDown') return sameDayBlocks[ownIndex + 1];
  if (key === 'ArrowUp') return sameDayBlocks[ownIndex - 1];
  const days = [...new Set(blocks.map((block) => block.dataset.day ?? ''))].toSorted();
  if (key === 'ArrowRight') return nearestInHeight(focusedBlock, blocksOn(days.find((one) => one > day)));
  if (key === 'ArrowLeft') return nearestInHeight(focusedBlock, blocksOn(days.findLast((one) => one < day)));
  return undefined;
}

const nearestInHeight = (
  focusedBlock: HTMLElement,
  candidates: readonly HTMLElement[],
): HTMLElement | undefined => {
  return candidates.toSorted(
    (one, other) => Math.abs(topOf(one) - topOf(focusedBlock)) - Math.abs(topOf(other) - topOf(focusedBlock)),
  )[0];
};

const topOf = (block: HTMLElement): number => block.getBoundingClientRect().top;
