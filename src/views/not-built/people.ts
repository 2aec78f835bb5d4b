import { notBuilt } from './define';

export const chat = notBuilt({
  path: '/:city/chat',
  title: 'chat.title',
  holds: 'notBuilt.chat',
  menu: { icon: 'pi pi-comments', badge: 'chat' },
  feature: 'chat',
});

export const timecard = notBuilt({
  path: '/:city/timecard',
  title: 'timecard.title',
  holds: 'notBuilt.timecard',
  entry: ['owner_shop', 'staff_shop'],
  menu: { icon: 'pi pi-clock' },
  feature: 'timecard',
});
