import { defineScreen } from '#kit/context/screen';

export const chat = defineScreen({
  path: '/:city/chat',
  title: 'chat.title',
  entry: 'signedIn',
  menu: { icon: 'pi pi-comments', badge: 'chat' },
  feature: 'chat',
  view: () => import('./ChatView'),
});
