import { notBuilt } from './define';

export const timecard = notBuilt({
  path: '/:city/timecard',
  title: 'timecard.title',
  holds: 'notBuilt.timecard',
  entry: ['owner_shop', 'staff_shop'],
  menu: { icon: 'pi pi-clock' },
  feature: 'timecard',
});
