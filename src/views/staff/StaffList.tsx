import { useQueryClient } from '@tanstack/react-query';
import { lazy, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { staffList } from '#api/people/staff-queries';
import { mayEnter } from '#domain/people/roles';
import type { Staff, StaffDraft } from '#domain/people/staff';
import { useScope, useUser } from '#kit/context/scope';
import { RecordTable } from '#kit/list/RecordTable';
import { useRecordList } from '#kit/list/use-record-list';
import { PageHead } from '#kit/page/PageHead';
import { RecordDialogs } from '#kit/record/RecordDialogs';
import { RowOnPage, RowToEdit } from '#kit/record/RowOnPage';
import { useRecordEditing } from '#kit/record/record-editing';
import { staffColumns } from './columns';
import { staffEffects } from './effects';
import { StaffActions, StaffDetail } from './StaffDetail';

const StaffForm = lazy(() => import('./StaffForm'));

const WRITING = ['create', 'view', 'edit'] as const;
const READING = ['view'] as const;

/** `company`: null for the staff of recruitment. */
export function StaffList({ company }: { company: string | null }) {
  const scope = useScope();
  const { role } = useUser();
  const queryClient = useQueryClient();
  const records = useRecordList((asked) => staffList(scope, company, asked));
  const { list } = records;
  const effects = useMemo(() => staffEffects(scope, company, queryClient), [scope, company, queryClient]);
  // those who may only look are offered nothing else, by an address neither
  const mayWrite = company === null || mayEnter(role, ['Administrator', 'owner_shop']);
  const editing = useRecordEditing<StaffDraft, Staff>({
    form: `staff@${company ?? ''}`,
    effects,
    read: records.read,
    list,
    modes: mayWrite ? WRITING : READING,
  });
  const create = mayWrite ? (
    <Link className="button primary" href={editing.hrefs.create}>
      <span className="pi pi-plus" aria-hidden="true" />
      <FormattedMessage id="people.staff.create" />
    </Link>
  ) : null;
  return (
    <>
      <PageHead title="staff.title">{create}</PageHead>
      <RecordTable
        {...records}
        caption="staff.title"
        search="people.staff.search"
        actionRoom={2}
        columns={staffColumns(editing)}
        rowKey={({ id }) => id}
        opens={editing.hrefs.view}
        {...(mayWrite ? { actions: (row: Staff) => <StaffActions row={row} editing={editing} /> } : {})}
        onEmpty={create}
      />
      <RecordDialogs
        editing={editing}
        rows={records.query.data?.content}
        titles={{
          view: 'people.staff.detail',
          create: 'people.staff.create',
          copy: 'people.staff.create',
          edit: 'people.staff.edit',
        }}
        detail={(id) => (
          <RowOnPage records={records} id={id}>
            {(row) => <StaffDetail row={row} editing={mayWrite ? editing : null} />}
          </RowOnPage>
        )}
        form={(_, id) =>
          id === null ? (
            <StaffForm editing={editing} row={null} />
          ) : (
            <RowToEdit records={records} id={id}>
              {(row) => <StaffForm editing={editing} row={row} />}
            </RowToEdit>
          )
        }
      />
    </>
  );
}
