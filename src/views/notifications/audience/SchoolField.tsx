import { TextField } from '#kit/field/TextField';

/** A school by its id, because no request lists the schools; the school or a part of it. */
export const SchoolField = () => (
  <>
    <TextField name="school" label="audience.school" inputMode="numeric" required />
    <TextField name="group" label="audience.school.group" />
    <TextField name="classes" label="audience.school.classes" />
  </>
);
