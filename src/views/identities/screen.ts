import { posts } from '#kit/context/menu-groups';
import { defineScreen } from '#kit/context/screen';

export const identities = defineScreen({
  path: '/:city/post/confirm-gender',
  title: 'identity.title',
  menu: { icon: 'pi pi-id-card', roles: ['Administrator'], under: posts },
  feature: 'post',
  view: () => import('./IdentitiesView'),
  firstRequest: '/api/matching/users/?offset=0&limit=20',
});
