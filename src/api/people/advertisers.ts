import { sourceOf } from '#api/http/source';
import { users } from './users';

/** Users who advertise, to choose the owner of an offer from (E-018). */
export const advertiserSource = sourceOf('advertisers', { list: users.advertisers });
