import { USER_SOURCES } from '#api/candidate-queries';
import { PAGE_SIZE } from '#domain/limits';
import { ChoiceField } from './ChoiceField';

/** People, found by name in one of several lists, chosen one by one. */
export const UsersField = () => (
  <ChoiceField
    name="user_ids"
    sources={USER_SOURCES}
    step={PAGE_SIZE}
    label="audience.users"
    searchLabel="audience.searchUsers"
  />
);
