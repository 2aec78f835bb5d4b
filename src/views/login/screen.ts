import { defineScreen } from '#kit/screen';

export const login = defineScreen({
  path: '/login',
  title: 'login.title',
  entry: 'open',
  layout: 'bare',
  view: () => import('./LoginView'),
});
