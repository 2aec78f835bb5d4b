import { USER_SOURCES } from '#api/messaging/candidate-queries';
import { PAGE_SIZE } from '#domain/base/limits';
import { TextField } from '#kit/field/TextField';
import { useMayUseSchools } from '../use-school';
import { ChoiceField } from './ChoiceField';

/** People, found by name in one of several lists, chosen one by one; in the name of a school, for whom there are any. */
export default function UsersField() {
  const schools = useMayUseSchools();
  return (
    <>
      <ChoiceField
        name="user_ids"
        sources={USER_SOURCES}
        step={PAGE_SIZE}
        label="audience.users"
        searchLabel="audience.searchUsers"
      />
      {schools ? <TextField name="school" label="audience.inNameOf" inputMode="numeric" /> : null}
    </>
  );
}
