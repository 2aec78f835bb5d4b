import { positionOf } from './position-of';
import { useMinute } from './use-minute';

/** Continues the line of the current minute, behind the reservations of an earlier day, to the time beside the hour. */
export const NowLead = () => (
  <span className="week-now-lead" style={positionOf(useMinute())} aria-hidden="true" />
);
