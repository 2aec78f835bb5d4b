import { Dashboard } from './dashboard';

/** PROPOSED: the figures of the dashboard, for premium members. */
export const PremiumStats = Dashboard;
export type PremiumStats = Dashboard;
