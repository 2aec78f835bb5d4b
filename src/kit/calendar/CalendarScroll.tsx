import type { FocusEvent, ReactNode } from 'react';

/** The scroll container of a calendar's table. */
export const CalendarScroll = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the element has no action; it scrolls to the focused element
  <div className={`calendar-scroll ${className}`.trim()} onFocus={scrollToFocused}>
    {children}
  </div>
);

/** Chromium does not scroll horizontally to a focused element that is sticky at the top. */
function scrollToFocused({ currentTarget, target }: FocusEvent) {
  const containerBox = currentTarget.getBoundingClientRect();
  const { left, right } = target.getBoundingClientRect();
  currentTarget.scrollLeft += Math.max(right - containerBox.right, 0) + Math.min(left - containerBox.left, 0);
}
