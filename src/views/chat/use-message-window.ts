import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from '#domain/messaging/chat-message';
import { earlier, later, type MessageRange, rangeOf } from './message-window';

/** Pixels from an end within which the next messages are fetched, or the newest count as seen. */
const NEAR_TOP = 240;
const NEAR_END = 48;

interface Options {
  /** The scrolling element. */
  list: RefObject<HTMLDivElement | null>;
  messages: readonly ChatMessage[];
  /** True if messages before the first one exist. */
  older: boolean;
  loadOlder: () => void;
  /** Changes when the user sends a message, which scrolls to it. */
  sent: number;
}

export interface MessageWindow extends MessageRange {
  /** The newest messages are in view, and new ones stay in view. */
  atEnd: boolean;
  /** Id of the newest message when the user scrolled away from the end. */
  seen: string | undefined;
  onScroll(): void;
  showEarlier(): void;
  toEnd(): void;
}

/**
 * The messages on the page and their scroll position: at the end, new messages stay in view; elsewhere
 * nothing moves when messages are added before or after.
 */
export function useMessageWindow({ list, messages, older, loadOlder, sent }: Options): MessageWindow {
  /** Id of the first message on the page; null at the end. */
  const [first, setFirst] = useState<string | null>(null);
  const [seen, setSeen] = useState<string>();
  const [lastSent, setLastSent] = useState(sent);
  const anchor = useRef<{ id: string; top: number } | null>(null);
  /** Older messages are requested and will be shown once they arrive. */
  const olderRequested = useRef(false);
  const oldest = useRef(messages[0]?.id);
  const atEnd = first === null;
  const index = first === null ? -1 : messages.findIndex(({ id }) => id === first);
  const span = rangeOf(messages.length, index === -1 ? null : index);
  if (sent !== lastSent) {
    setLastSent(sent);
    setFirst(null);
  }

  useLayoutEffect(function holdStill() {
    const box = list.current;
    if (box === null) return;
    if (atEnd) scrollTo(box, box.scrollHeight);
    else if (anchor.current !== null) {
      const line = lineOf(box, anchor.current.id);
      if (line !== null) scrollTo(box, box.scrollTop + topOf(box, line) - anchor.current.top);
    }
    remember(box);
    const came = oldest.current !== messages[0]?.id;
    oldest.current = messages[0]?.id;
    if (!came || !olderRequested.current) return;
    olderRequested.current = false;
    // oxlint-disable-next-line react/set-state-in-effect -- the positions of the new messages are known only after the layout
    if (!atEnd && span.from > 0) setFirst(messages[earlier(span)]?.id ?? null);
  });

  return { ...span, atEnd, seen, onScroll, showEarlier, toEnd: () => setFirst(null) };

  function remember(box: HTMLElement) {
    const lines = [...box.querySelectorAll<HTMLElement>('[data-id]')];
    const line = lines.find((one) => topOf(box, one) + one.offsetHeight > 0);
    anchor.current = line === undefined ? null : { id: line.dataset.id ?? '', top: topOf(box, line) };
  }

  function onScroll() {
    const box = list.current;
    if (box === null) return;
    remember(box);
    const below = box.scrollHeight - box.scrollTop - box.clientHeight;
    const isWhole = span.to === messages.length;
    if (below < NEAR_END && isWhole) return setFirst(null);
    if (box.scrollTop < NEAR_TOP) return showEarlier();
    if (below < NEAR_TOP && !isWhole) return beginAt(later(span, messages.length));
    if (atEnd) beginAt(span.from);
  }

  function beginAt(from: number) {
    if (atEnd) setSeen(messages.at(-1)?.id);
    setFirst(messages[from]?.id ?? null);
  }

  function showEarlier() {
    beginAt(earlier(span));
    if (span.from > 0 || !older) return;
    olderRequested.current = true;
    loadOlder();
  }
}

function scrollTo(box: HTMLElement, top: number) {
  box.scrollTop = top;
}

const lineOf = (box: HTMLElement, id: string): HTMLElement | null =>
  box.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);

const topOf = (box: HTMLElement, line: HTMLElement): number =>
  line.getBoundingClientRect().top - box.getBoundingClientRect().top;
