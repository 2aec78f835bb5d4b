import { defineScreen } from '#kit/screen';

export const profile = defineScreen({
  path: '/:city/profile',
  title: 'profile.title',
  view: () => import('./ProfileView'),
});
