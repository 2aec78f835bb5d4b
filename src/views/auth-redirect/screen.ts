import { defineScreen } from '#kit/context/screen';

export const authRedirect = defineScreen({
  path: '/auth-redirect',
  title: 'app.authRedirect',
  entry: 'open',
  layout: 'bare',
  view: () => import('./AuthRedirectView'),
});
