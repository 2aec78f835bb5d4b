import { sourceOf } from '#api/http/source';
import { users } from './users';

/** Advertisers, for the choice of an offer's owner (E-018). */
export const advertiserSource = sourceOf('advertisers', { list: users.advertisers });
