import type { Call } from './endpoint';

/** Whose data is asked for, and where: every query key begins with it, so none can show another's. */
export interface Scope {
  call: Call;
  /** Slug of the selected city. */
  city: string;
  user: number;
}
