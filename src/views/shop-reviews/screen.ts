import { defineScreen } from '#kit/context/screen';

/** In no menu: the dashboard and the profile lead here. */
export const shopReviews = defineScreen({
  path: '/:city/shop-reviews',
  title: 'shopReview.title',
  menu: null,
  view: () => import('./ShopReviewsView'),
});
