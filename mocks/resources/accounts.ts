import { ACCOUNTS, Account, type Account as AccountRow } from '#mocks/accounts';
import { columns } from '#mocks/columns';
import { defineTable } from '#mocks/define-table';

/** Every seed has the same accounts, the empty one too: nobody could sign in without them. */
export const accountTable = defineTable<AccountRow>({
  name: 'accounts',
  scope: 'world',
  schema: Account,
  model: {
    id: columns.key,
    username: columns.text,
    permission: columns.text,
    company_slug: columns.maybeText,
    company_name: columns.maybeText,
    slug: columns.maybeText,
    school: columns.maybeNumber,
    group: columns.maybeNumber,
    classes: columns.maybeText,
    code_shop: columns.maybeText,
    name: columns.maybeText,
    avatar: columns.maybeText,
    icon: columns.maybeText,
    introduction: columns.maybeText,
    firstname: columns.maybeText,
    lastname: columns.maybeText,
    email: columns.maybeText,
    gender: columns.maybeText,
    birthday: columns.maybeText,
    address: columns.maybeText,
    phone: columns.maybeText,
    verify_code: columns.maybeText,
    total_review: columns.maybeNumber,
    created_at: columns.maybeText,
    last_modified: columns.maybeText,
    cities: columns.list,
    password_hash: columns.text,
  },
  seed: () => ACCOUNTS,
});
