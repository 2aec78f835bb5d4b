import { TextField } from '#kit/field/TextField';

/** By its id: no call lists the schools; all of it, or a part. */
export const SchoolField = () => (
  <>
    <TextField name="school" label="audience.school" inputMode="numeric" required />
    <TextField name="group" label="audience.school.group" />
    <TextField name="classes" label="audience.school.classes" />
  </>
);
