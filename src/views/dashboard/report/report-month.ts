import { monthsFrom } from '#domain/base/week';
import { monthAt } from '#domain/office/month';

/** The parameter of the dashboard's address that opens the report of a month, `2026-03`. */
export const REPORT_PARAMETER = 'report';

/** The last month in Japan that is over. */
export const lastMonthAt = (now: number): string => monthsFrom(monthAt(now), -1);
