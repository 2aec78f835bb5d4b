import { defineScreen } from '#kit/context/screen';

// the Operator passes everywhere (R-ROLE-07) and is named nowhere; an Administrator is sent to /401
export const timecard = defineScreen({
  path: '/:city/timecard',
  title: 'timecard.title',
  entry: ['owner_shop', 'staff_shop'],
  menu: { icon: 'pi pi-clock' },
  feature: 'timecard',
  view: () => import('./TimecardView'),
});
