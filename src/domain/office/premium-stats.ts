import { Dashboard } from './dashboard';

/** PROPOSED: the same figures as the dashboard's, of premium members. */
export const PremiumStats = Dashboard;
export type PremiumStats = Dashboard;
