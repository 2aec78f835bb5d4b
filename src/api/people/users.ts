import * as z from 'zod/mini';
import { endpoint } from '#api/http/endpoint';
import { changesOf } from '#api/http/form';
import { changed, ListQuery, page } from '#api/http/shapes';
import { OperatorProfile } from '#domain/people/operator-profile';
import { Profile } from '#domain/people/profile';
import { FilterBy, User, UserDraft } from '#domain/people/user';
import { MatchingUser, MatchingUserConfirmation } from '#domain/recruitment/matching-user';

/** PROPOSED: the address of a user starts with the prefecture, followed by the municipality. */
const Residence = z.object({
  prefecture: z.optional(z.string()),
  municipality: z.optional(z.string()),
});
export type Residence = z.input<typeof Residence>;

const Search = z.object({ search: z.optional(z.string()) });

export const users = {
  list: endpoint({
    method: 'GET',
    path: '/:city/api/users/',
    query: z.extend(z.extend(ListQuery, Residence.shape), { filter_by: z.optional(FilterBy) }),
    response: page(User),
  }),
  one: endpoint({ method: 'GET', path: '/:city/api/users/:id/', response: User }),
  update: endpoint({
    method: 'PUT',
    path: '/:city/api/users/:id/',
    body: changesOf(UserDraft),
    response: changed(User),
  }),
  operators: endpoint({
    method: 'GET',
    path: '/:city/api/users/operators/',
    query: ListQuery,
    response: page(User),
  }),
  /** Advertisers: owners of ads, targets of notifications. */
  advertisers: endpoint({
    method: 'GET',
    path: '/:city/api/users/get_ads_user_info',
    query: ListQuery,
    response: page(User),
  }),
  advertisersOfCity: endpoint({
    method: 'GET',
    path: '/:city/api/users/get_ads_user_info_by_city',
    query: Search,
    response: page(User),
  }),
  administrator: endpoint({ method: 'GET', path: '/:city/api/users/get_admin_info', response: Profile }),
  operator: endpoint({
    method: 'GET',
    path: '/:city/api/users/get_operation_info',
    response: OperatorProfile,
  }),
  /** Search by name over every city. */
  administrators: endpoint({ method: 'GET', path: '/users/admin/', query: Search, response: page(User) }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/users/:id/confirm/',
    body: MatchingUserConfirmation,
    response: changed(MatchingUser),
  }),
  suspend: endpoint({ method: 'POST', path: '/:city/api/users/:id/suspend/', response: changed(User) }),
  resume: endpoint({ method: 'POST', path: '/:city/api/users/:id/resume/', response: changed(User) }),
};
