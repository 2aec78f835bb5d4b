import type { TaskKind } from './task';

/** As in the menu; CSS classes. */
export const KIND_ICONS: Readonly<Record<TaskKind, string>> = {
  identity: 'pi pi-id-card',
  report: 'pi pi-flag',
  reserve: 'pi pi-calendar-clock',
  cancellation: 'pi pi-calendar-times',
  chat: 'pi pi-comments',
};
