import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from '#domain/messaging/chat-message';
import { earlier, later, type MessageRange, rangeOf } from './message-window';

/** Pixels from an end within which the next messages are fetched, or the newest count as seen. */
const NEAR_TOP = 240;
const NEAR_END = 48;

interface MessageWindowOptions {
  /** The scrolling element. */
  scroller: RefObject<HTMLDivElement | null>;
  messages: readonly ChatMessage[];
  /** True if messages before the first one exist. */
  hasOlder: boolean;
  loadOlder: () => void;
  /** Changes when the user sends a message, which scrolls to it. */
  sentCount: number;
}

export interface MessageWindow extends MessageRange {
  /** The newest messages are in view, and new ones stay in view. */
  atEnd: boolean;
  /** Id of the newest message when the user scrolled away from the end. */
  seenId: string | undefined;
  onScroll(): void;
  showEarlier(): void;
  scrollToEnd(): void;
}

/**
 * The messages on the page and their scroll position: at the end, new messages stay in view; elsewhere
 * nothing moves when messages are added before or after.
 */
export function useMessageWindow({
  scroller,
  messages,
  hasOlder,
  loadOlder,
  sentCount,
}: MessageWindowOptions): MessageWindow {
  /** Id of the first message on the page; null at the end. */
  const [firstId, setFirstId] = useState<string | null>(null);
  const [seenId, setSeenId] = useState<string>();
  const [lastSentCount, setLastSentCount] = useState(sentCount);
  const anchor = useRef<{ id: string; top: number } | null>(null);
  /** Older messages are requested and will be shown once they arrive. */
  const olderRequested = useRef(false);
  const oldestId = useRef(messages[0]?.id);
  const atEnd = firstId === null;
  const firstIndex = firstId === null ? -1 : messages.findIndex(({ id }) => id === firstId);
  const range = rangeOf(messages.length, firstIndex === -1 ? null : firstIndex);
  if (sentCount !== lastSentCount) {
    setLastSentCount(sentCount);
    setFirstId(null);
  }

  useLayoutEffect(function keepScrollPosition() {
    const box = scroller.current;
    if (box === null) return;
    if (atEnd) setScrollTop(box, box.scrollHeight);
    else if (anchor.current !== null) {
      const element = messageElement(box, anchor.current.id);
      if (element !== null) setScrollTop(box, box.scrollTop + topWithin(box, element) - anchor.current.top);
    }
    rememberAnchor(box);
    const hasOldestChanged = oldestId.current !== messages[0]?.id;
    oldestId.current = messages[0]?.id;
    if (!hasOldestChanged || !olderRequested.current) return;
    olderRequested.current = false;
    // oxlint-disable-next-line react/set-state-in-effect -- the positions of the new messages are known only after the layout
    if (!atEnd && range.from > 0) setFirstId(messages[earlier(range)]?.id ?? null);
  });

  return { ...range, atEnd, seenId, onScroll, showEarlier, scrollToEnd: () => setFirstId(null) };

  function rememberAnchor(box: HTMLElement) {
    const messageElements = [...box.querySelectorAll<HTMLElement>('[data-id]')];
    const element = messageElements.find(
      (candidate) => topWithin(box, candidate) + candidate.offsetHeight > 0,
    );
    anchor.current =
      element === undefined ? null : { id: element.dataset.id ?? '', top: topWithin(box, element) };
  }

  function onScroll() {
    const box = scroller.current;
    if (box === null) return;
    rememberAnchor(box);
    const pixelsBelow = box.scrollHeight - box.scrollTop - box.clientHeight;
    const includesNewest = range.to === messages.length;
    if (pixelsBelow < NEAR_END && includesNewest) return setFirstId(null);
    if (box.scrollTop < NEAR_TOP) return showEarlier();
    if (pixelsBelow < NEAR_TOP && !includesNewest) return showFrom(later(range, messages.length));
    if (atEnd) showFrom(range.from);
  }

  function showFrom(from: number) {
    if (atEnd) setSeenId(messages.at(-1)?.id);
    setFirstId(messages[from]?.id ?? null);
  }

  function showEarlier() {
    showFrom(earlier(range));
    if (range.from > 0 || !hasOlder) return;
    olderRequested.current = true;
    loadOlder();
  }
}

function setScrollTop(box: HTMLElement, top: number) {
  box.scrollTop = top;
}

const messageElement = (box: HTMLElement, id: string): HTMLElement | null =>
  box.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);

const topWithin = (box: HTMLElement, element: HTMLElement): number =>
  element.getBoundingClientRect().top - box.getBoundingClientRect().top;
