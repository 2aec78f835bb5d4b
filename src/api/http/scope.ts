import type { Call } from './endpoint';

/**
 * The user and the city whose data a query loads. Every query key contains both, so that no scope shows
 * another's data.
 */
export interface Scope {
  call: Call;
  /** Slug of the selected city. */
  city: string;
  user: number;
}
