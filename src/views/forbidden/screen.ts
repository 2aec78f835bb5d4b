import { defineScreen } from '#kit/context/screen';

export const forbidden = defineScreen({
  path: '/401',
  title: 'app.forbidden.title',
  entry: 'open',
  layout: 'bare',
  view: () => import('./ForbiddenView'),
});
