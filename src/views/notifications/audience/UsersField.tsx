import { USER_SOURCES } from '#api/messaging/candidate-queries';
import { PAGE_SIZE } from '#domain/base/limits';
import { TextField } from '#kit/field/TextField';
import { useMayUseSchools } from '../use-school';
import { ChoiceField } from './ChoiceField';

/**
 * Users, found by name in one of several lists and selected one by one; in the name of a school, for users
 * who may use schools.
 */
export default function UsersField() {
  const mayUseSchools = useMayUseSchools();
  return (
    <>
      <ChoiceField
        name="user_ids"
        sources={USER_SOURCES}
        step={PAGE_SIZE}
        label="audience.users"
        required
        searchLabel="audience.searchUsers"
      />
      {mayUseSchools ? <TextField name="school" label="audience.inNameOf" inputMode="numeric" /> : null}
    </>
  );
}
