import { defineScreen } from '#kit/context/screen';

export const jobs = defineScreen({
  path: '/:city/job',
  title: 'job.title',
  entry: ['Administrator', 'owner_shop'],
  menu: { icon: 'pi pi-briefcase' },
  feature: 'job',
  view: () => import('./JobView'),
  firstRequest: '/:city/api/jobs/?offset=0&limit=20',
});
