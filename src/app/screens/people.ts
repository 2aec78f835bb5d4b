import { postGroup, userGroup } from '#kit/context/menu-groups';
import { defineRedirect, defineScreen } from '#kit/context/screen';

const USERS = '/:city/user/index';

export const people = {
  postReports: defineScreen({
    path: '/:city/post/list-report',
    title: 'postReport.title',
    menu: { icon: 'pi pi-flag', roles: ['Administrator'], under: postGroup, badge: 'reports' },
    feature: 'post',
    view: () => import('#views/post-reports/PostReportsView'),
    firstRequest: '/api/matching/list_report/?offset=0&limit=20',
  }),
  identities: defineScreen({
    path: '/:city/post/confirm-gender',
    title: 'identity.title',
    menu: { icon: 'pi pi-id-card', roles: ['Administrator'], under: postGroup },
    feature: 'post',
    view: () => import('#views/identities/IdentitiesView'),
    firstRequest: '/api/matching/users/?offset=0&limit=20',
  }),
  postList: defineScreen({
    path: '/:city/post/list-post',
    title: 'postList.title',
    menu: { icon: 'pi pi-list', roles: ['Administrator'], under: postGroup },
    feature: 'post',
    view: () => import('#views/post-list/PostListView'),
    firstRequest: '/api/matching/?offset=0&limit=20',
  }),
  userIndex: defineScreen({
    path: USERS,
    title: 'userIndex.title',
    entry: ['Administrator'],
    menu: { icon: 'pi pi-user', under: userGroup },
    feature: 'user',
    creates: { label: 'people.create' },
    view: () => import('#views/users/UsersView'),
    firstRequest: '/:city/api/users/?offset=0&limit=20&filter_by=',
  }),
  /** The users page, opened at its shop admins: the only redirect in the menu. */
  company: defineRedirect({
    path: '/:city/company',
    title: 'shopAdmin.title',
    entry: ['Administrator'],
    menu: { icon: 'pi pi-user-edit', under: userGroup },
    feature: 'company',
    redirect: `${USERS}?tab=company`,
  }),
  staff: defineScreen({
    path: '/:city/staff',
    title: 'staff.title',
    menu: { icon: 'pi pi-address-book', roles: ['Administrator', 'owner_shop'] },
    feature: 'staff',
    view: () => import('#views/staff/StaffView'),
  }),
  // The guard redirects an Administrator to /401.
  timecard: defineScreen({
    path: '/:city/timecard',
    title: 'timecard.title',
    entry: ['owner_shop', 'staff_shop'],
    menu: { icon: 'pi pi-clock' },
    feature: 'timecard',
    view: () => import('#views/timecard/TimecardView'),
  }),
};
