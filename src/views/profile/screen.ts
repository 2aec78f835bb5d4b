import { defineScreen } from '#kit/screen';

export const profile = defineScreen({
  path: '/:city/profile',
  title: 'profile.title',
  texts: 'later',
  view: () => import('./ProfileView'),
});
