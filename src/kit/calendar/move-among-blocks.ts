import type { KeyboardEvent } from 'react';

/**
 * Arrow keys: up and down within a day; left and right to the block at the nearest height of the next day
 * that has blocks.
 */
export function moveAmongBlocks(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget, target, altKey, ctrlKey, metaKey } = event;
  const from = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  if (from === null || altKey || ctrlKey || metaKey) return;
  const blocks = [...currentTarget.querySelectorAll<HTMLElement>('[data-day]')];
  const to = nextOf(key, from, blocks);
  if (to === undefined) return;
  event.preventDefault();
  to.focus();
}

function nextOf(key: string, from: HTMLElement, blocks: readonly HTMLElement[]): HTMLElement | undefined {
  const { day = '' } = from.dataset;
  const on = (date: string | undefined) => blocks.filter((block) => block.dataset.day === date);
  const own = on(day);
  const place = own.indexOf(from);
  if (key === 'ArrowDown') return own[place + 1];
  if (key === 'ArrowUp') return own[place - 1];
  const days = [...new Set(blocks.map((block) => block.dataset.day ?? ''))].toSorted();
  if (key === 'ArrowRight') return nearest(from, on(days.find((one) => one > day)));
  if (key === 'ArrowLeft') return nearest(from, on(days.findLast((one) => one < day)));
  return undefined;
}

const nearest = (from: HTMLElement, others: readonly HTMLElement[]): HTMLElement | undefined => {
  return others.toSorted(
    (one, other) => Math.abs(height(one) - height(from)) - Math.abs(height(other) - height(from)),
  )[0];
};

const height = (block: HTMLElement): number => block.getBoundingClientRect().top;
