import { GENDERS } from '#domain/people/gender';
import { SelectField } from '#kit/field/SelectField';
import { TextField } from '#kit/field/TextField';
import { PassField } from './PassField';

/** Age, gender, area, pass type: each is optional, and all given ones apply. */
export const ConditionFields = () => (
  <>
    <div className="audience-pair">
      <TextField name="age_from" label="audience.ageFrom" inputMode="numeric" />
      <TextField name="age_to" label="audience.ageTo" inputMode="numeric" />
    </div>
    <SelectField
      name="gender"
      label="audience.gender"
      options={GENDERS.map((value) => ({ value, label: `profile.gender.${value}` }))}
    />
    <TextField name="area" label="audience.area" />
    <PassField optional />
  </>
);
