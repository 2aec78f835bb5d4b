import { defineScreen } from '#kit/context/screen';

export const premiumStats = defineScreen({
  path: '/:city/premium-stats',
  title: 'premiumStats.title',
  // the Operator passes everywhere (R-ROLE-07)
  entry: ['Administrator'],
  menu: { icon: 'pi pi-chart-bar' },
  feature: 'premium-stats',
  view: () => import('./PremiumStatsView'),
});
