import { TextField } from '#kit/TextField';

/** By its id: no call lists the schools. */
export const SchoolField = () => (
  <TextField name="school" label="audience.school" inputMode="numeric" required />
);
