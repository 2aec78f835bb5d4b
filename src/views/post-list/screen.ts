import { posts } from '#kit/menu-groups';
import { defineScreen } from '#kit/screen';

export const postList = defineScreen({
  path: '/:city/post/list-post',
  title: 'postList.title',
  menu: { icon: 'pi pi-list', roles: ['Administrator'], under: posts },
  feature: 'post',
  view: () => import('./PostListView'),
});
