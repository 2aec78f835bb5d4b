import type { TaskKind } from './task';

/** The icon of each kind of task, as in the menu; CSS classes. */
export const KIND_ICONS: Readonly<Record<TaskKind, string>> = {
  identity: 'pi pi-id-card',
  report: 'pi pi-flag',
  reserve: 'pi pi-calendar-clock',
  cancellation: 'pi pi-calendar-times',
  chat: 'pi pi-comments',
};
