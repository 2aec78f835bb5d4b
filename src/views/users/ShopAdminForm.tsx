import type { Page } from '#api/http/shapes';
import {
  type ShopAdmin,
  ShopAdminChange,
  ShopAdminDraft,
  shopAdminProblems,
} from '#domain/people/shop-admin';
import type { Area } from '#domain/places/area';
import type { StoredQueryView } from '#kit/context/query-view';
import { SelectField } from '#kit/field/SelectField';
import { TextField } from '#kit/field/TextField';
import { NameAndEmailFields } from '#kit/form/NameAndEmailFields';
import { PasswordTwice } from '#kit/form/PasswordTwice';
import { QueryState } from '#kit/page/QueryState';
import { RecordForm } from '#kit/record/RecordForm';
import type { RecordController } from '#kit/record/use-record-controller';
import type { ShopAdminValues } from './shop-admin-effects';

interface ShopAdminFormProps {
  recordController: RecordController<ShopAdminValues>;
  /** Null for a new shop admin, who also gets a password. */
  row: ShopAdmin | null;
  areas: StoredQueryView<Page<Area>>;
}

const EMPTY: ShopAdminValues = {
  username: '',
  email: '',
  name: '',
  password: '',
  confirm_password: '',
  area: '',
};

const CREATE_RULES = { rules: ShopAdminDraft, problemsOf: shopAdminProblems };
const CHANGE_RULES = { rules: ShopAdminChange };

/** E-033, E-034. */
export default function ShopAdminForm({ recordController, row, areas }: ShopAdminFormProps) {
  return (
    <QueryState query={areas}>
      {({ content }) => (
        <RecordForm
          recordController={recordController}
          initial={row === null ? EMPTY : valuesOf(row)}
          edited={row && { row, valuesOf }}
          {...(row === null ? CREATE_RULES : CHANGE_RULES)}
          submit={row === null ? 'people.shopAdmin.create.submit' : 'record.save'}
          secrets={['password', 'confirm_password']}
        >
          <NameAndEmailFields />
          <TextField name="name" label="people.name" autoComplete="off" />
          {row === null ? <PasswordTwice /> : null}
          <SelectField
            name="area"
            label="people.shopAdmin.area"
            options={content.map(({ id, name }) => ({ value: String(id), text: name }))}
          />
        </RecordForm>
      )}
    </QueryState>
  );
}

const valuesOf = ({ username, email, name, area }: ShopAdmin): ShopAdminValues => ({
  ...EMPTY,
  username,
  email,
  name,
  area: area == null ? '' : String(area),
});
