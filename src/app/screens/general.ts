import { defineScreen } from '#kit/context/screen';

/** Screens outside the menu sections: dashboard and tasks are above all sections, the others are not in the menu. */
export const general = {
  dashboard: defineScreen({
    path: '/:city/dashboard',
    title: 'dashboard.title',
    menu: { icon: 'pi pi-home' },
    view: () => import('#views/dashboard/DashboardView'),
  }),
  /** Below the dashboard, above all sections. */
  tasks: defineScreen({
    path: '/:city/tasks',
    title: 'tasks.title',
    menu: { icon: 'pi pi-check-circle' },
    view: () => import('#views/tasks/TasksView'),
  }),
  /** Linked from the navbar. */
  operatorNotices: defineScreen({
    path: '/:city/notification-admin',
    title: 'operatorNotice.title',
    view: () => import('#views/notices/OperatorNoticesView'),
    firstRequest: '/:city/notifications/my_notification/?offset=0&limit=:notificationPageSize&from=operator',
  }),
  /** Linked from the dashboard and the profile. */
  shopReviews: defineScreen({
    path: '/:city/shop-reviews',
    title: 'shopReview.title',
    view: () => import('#views/shop-reviews/ShopReviewsView'),
  }),
  profile: defineScreen({
    path: '/:city/profile',
    title: 'profile.title',
    view: () => import('#views/profile/ProfileView'),
  }),
  city: defineScreen({
    path: '/city',
    title: 'city.title',
    layout: 'bare',
    view: () => import('#views/choose-city/ChooseCityView'),
  }),
};
