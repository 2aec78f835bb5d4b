import * as z from 'zod/mini';
import { endpoint } from '#api/http/endpoint';
import { Dashboard } from '#domain/office/dashboard';
import { PremiumStats } from '#domain/office/premium-stats';

/** Days, both included; without them the backend chooses the span. */
const Span = z.object({ start: z.optional(z.string()), end: z.optional(z.string()) });

export const dashboard = {
  figures: endpoint({ method: 'GET', path: '/:city/api/dashboard/', query: Span, response: Dashboard }),
  premiumStats: endpoint({
    method: 'GET',
    path: '/:city/api/premium-stats/',
    query: Span,
    response: PremiumStats,
  }),
};
