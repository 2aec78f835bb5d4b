import { defineScreen } from '#kit/context/screen';

export const profile = defineScreen({
  path: '/:city/profile',
  title: 'profile.title',
  view: () => import('./ProfileView'),
});
