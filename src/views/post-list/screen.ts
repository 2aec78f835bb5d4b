import { posts } from '#kit/context/menu-groups';
import { defineScreen } from '#kit/context/screen';

export const postList = defineScreen({
  path: '/:city/post/list-post',
  title: 'postList.title',
  menu: { icon: 'pi pi-list', roles: ['Administrator'], under: posts },
  feature: 'post',
  view: () => import('./PostListView'),
  firstRequest: '/api/matching/?offset=0&limit=20',
});
