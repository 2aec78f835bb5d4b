import type { FocusEvent, ReactNode } from 'react';

/** The table of a calendar, which is scrolled by itself. */
export const CalendarScroll = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: nothing can be done with it; it follows what has the focus
  <div className={`calendar-scroll ${className}`.trim()} onFocus={showAcross}>
    {children}
  </div>
);

/** For what sticks to the top Chromium scrolls to no side. */
function showAcross({ currentTarget, target }: FocusEvent) {
  const room = currentTarget.getBoundingClientRect();
  const { left, right } = target.getBoundingClientRect();
  currentTarget.scrollLeft += Math.max(right - room.right, 0) + Math.min(left - room.left, 0);
}
