import { defineScreen } from '#kit/context/screen';

export const missing = defineScreen({
  path: '/404',
  title: 'app.missing.title',
  entry: 'open',
  layout: 'bare',
  view: () => import('./MissingView'),
});
