import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { staff } from '#api/people/staff';
import { staffKeys } from '#api/people/staff-queries';
import { matchingStaff } from '#api/recruitment/matching-staff';
import type { Staff, StaffChange, StaffDraft } from '#domain/people/staff';
import { keepSaved, removeRow } from '#kit/record/cached-rows';
import type { RecordEffects } from '#kit/record/record-editing';
import { removalOf } from '#kit/record/removal-of';

/** The calls of a company, or those of recruitment where there is none. */
export const staffEffects = (
  scope: Scope,
  company: string | null,
  queryClient: QueryClient,
): RecordEffects<StaffDraft, Staff> => {
  const all = staffKeys.all(scope, company);
  const calls = company === null ? ofRecruitment(scope) : ofCompany(scope, company);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: all });
  return {
    async save({ id, draft }, signal) {
      const data =
        id === null ? await calls.create(draft, signal) : await calls.update(id, changeOf(draft), signal);
      keepSaved(queryClient, data, { all });
      return data;
    },
    refresh,
    async remove(id, signal) {
      const removal = removalOf(await calls.remove(id, signal));
      if (removal.outcome === 'removed') {
        removeRow(queryClient, all, id);
        refresh();
      }
      return removal;
    },
  };
};

const ofCompany = ({ call }: Scope, company: string) => ({
  create: async (body: StaffDraft, signal: AbortSignal) =>
    (await call(staff.create, { params: { company }, body, signal, inForm: true })).data,
  update: async (id: number, body: StaffChange, signal: AbortSignal) =>
    (await call(staff.update, { params: { company, id }, body, signal, inForm: true })).data,
  remove: (id: number, signal: AbortSignal) => call(staff.remove, { params: { company, id }, signal }),
});

const ofRecruitment = ({ call }: Scope) => ({
  create: async (body: StaffDraft, signal: AbortSignal) =>
    (await call(matchingStaff.create, { body, signal, inForm: true })).data,
  update: async (id: number, body: StaffChange, signal: AbortSignal) =>
    (await call(matchingStaff.update, { params: { id }, body, signal, inForm: true })).data,
  remove: (id: number, signal: AbortSignal) => call(matchingStaff.remove, { params: { id }, signal }),
});

/** An empty password is none: the old one stays. */
const changeOf = ({ password, ...words }: StaffDraft): StaffChange =>
  password === '' ? words : { ...words, password };
