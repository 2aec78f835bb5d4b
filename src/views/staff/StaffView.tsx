import { useMemo } from 'react';
import { staffSource } from '#api/people/staff-source';
import { mayEnter } from '#domain/people/roles';
import { isOwner, type Staff, type StaffDraft } from '#domain/people/staff';
import { RoleName } from '#kit/column/RoleName';
import { roleColumn } from '#kit/column/role-column';
import { textColumn } from '#kit/column/text-column';
import { timeColumn } from '#kit/column/time-column';
import { Moment } from '#kit/date/Moment';
import { CompanyState } from '#kit/page/CompanyState';
import { lazyComponent } from '#kit/page/lazy-component';
import { PageHead } from '#kit/page/PageHead';
import { defineResource } from '#kit/resource/define-resource';
import { ResourceView } from '#kit/resource/ResourceView';
import { shortText } from '#kit/services/short-text';

const nameOf = ({ id, name, username }: Staff) =>
  shortText(name ?? '') || shortText(username ?? '') || `#${id}`;

/** `company`: null for the staff of recruitment. */
const staffOf = (company: string | null) =>
  defineResource({
    title: 'staff.title',
    empty: 'empty.staff',
    noun: 'people.staff.noun',
    search: 'people.staff.search',
    source: staffSource(company),
    nameOf,
    columns: [
      { id: 'name', title: 'people.staff.name', sort: 'name', cell: nameOf },
      textColumn('username', 'profile.username', { width: 'medium' }),
      textColumn('email', 'profile.email', { width: 'long' }),
      roleColumn(),
      timeColumn('created_at', 'people.created_at', 'wide'),
    ],
    detail: (row) => [
      { title: 'people.staff.name', value: row.name },
      { title: 'profile.username', value: row.username },
      { title: 'profile.email', value: row.email },
      { title: 'profile.role', value: <RoleName permission={row.permission} /> },
      { title: 'people.created_at', value: <Moment at={row.created_at} /> },
    ],
    Form: lazyComponent(() => import('./StaffForm')),
    // An empty password keeps the current one.
    draftOf: ({ password, confirm_password, ...values }: StaffDraft, mode) =>
      mode === 'edit' && password === '' ? values : { ...values, password, confirm_password },
    copies: false,
    // Users who may only read get no actions to write, not even through an address.
    mayWrite: ({ role }) =>
      mayEnter(role, ['Administrator', 'owner_shop']) || (company === null && role !== 'staff_shop'),
    mayChange: (row) => !isOwner(row),
  });

/** スタッフ一覧 of the user's company, or of recruitment for users without a company (R-SCR-13, A-152). */
export default function StaffView() {
  return (
    <CompanyState head={<PageHead title="staff.title" />} without={<StaffList company={null} />}>
      {(company) => <StaffList key={company} company={company} />}
    </CompanyState>
  );
}

function StaffList({ company }: { company: string | null }) {
  const staff = useMemo(() => staffOf(company), [company]);
  return <ResourceView of={staff} />;
}
