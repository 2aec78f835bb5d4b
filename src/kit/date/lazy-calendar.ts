import { lazyComponent } from '#kit/page/lazy-component';

/** PrimeReact's calendar and Japan's holidays are loaded when the first calendar opens. */
export const loadCalendar = () => import('./CalendarPopover');
export const CalendarPopover = lazyComponent(loadCalendar, null);
