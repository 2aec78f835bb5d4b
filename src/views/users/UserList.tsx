import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { userDetail, userList } from '#api/people/user-queries';
import type { AdvertiserDraft } from '#domain/people/registration';
import { mayChangeUser, USER_FILTERS, type User, type UserDraft, type UserFilter } from '#domain/people/user';
import { hasFeature } from '#domain/places/cities';
import { LazyBatchDialog } from '#kit/batch/LazyBatchDialog';
import { useScope, useUser } from '#kit/context/scope';
import { RecordTable } from '#kit/list/RecordTable';
import { useSelection } from '#kit/list/selection';
import { useAddressFilter } from '#kit/list/use-address-filter';
import { useRecordList } from '#kit/list/use-record-list';
import { CreateLink } from '#kit/page/CreateLink';
import { lazyComponent } from '#kit/page/lazy-component';
import { PageHead } from '#kit/page/PageHead';
import { RecordDialogs } from '#kit/record/RecordDialogs';
import { type RecordController, useRecordController } from '#kit/record/use-record-controller';
import { MODERATION_TEXTS, useModeration } from './moderation';
import { PLACE_PARAMETERS, usePlaceFilters } from './place-filters';
import { ModerationButtons, UserActions } from './UserActions';
import { UserDetail } from './UserDetail';
import { useConfirming } from './use-confirming';
import { userColumns, userName } from './user-columns';
import { userEffects } from './user-effects';
import { userHrefs } from './user-hrefs';

const AdvertiserForm = lazyComponent(() => import('./AdvertiserForm'));
const UserForm = lazyComponent(() => import('./UserForm'));
const PasswordDialog = lazyComponent(() => import('./PasswordDialog'), null);
const IdentityDialog = lazyComponent(() => import('./IdentityDialog'), null);

/**
 * The users of the city: seven filters, prefecture and municipality, search, create, edit, confirm, suspend
 * (R-SCR-14, R-GEN-10).
 */
export function UserList({ tabs }: { tabs: ReactNode }) {
  const scope = useScope();
  const { city, role } = useUser();
  const queryClient = useQueryClient();
  const filter = useAddressFilter('filter', USER_FILTERS, (next) =>
    hasPlaces(next) ? [] : PLACE_PARAMETERS,
  );
  const { place: residence, ...residenceFilters } = usePlaceFilters(hasPlaces(filter.value));
  const records = useRecordList((listQuery) => ({
    ...userList(scope, filter.value, { ...listQuery, ...residence }),
    enabled: !residenceFilters.isWaiting,
  }));
  const { list, query } = records;
  const { search, page } = list;
  const rows = query.data?.content;
  const selection = useSelection(
    { page, search: [filter.value, residence.prefecture, residence.municipality, search].join(' ') },
    rows,
  );
  const moderation = useModeration(selection);
  const effects = useMemo(() => userEffects(scope, queryClient), [scope, queryClient]);
  const recordController = useRecordController<AdvertiserDraft | UserDraft, User>({
    form: 'user',
    effects,
    read: (id) => queryClient.fetchQuery({ ...userDetail(scope, id), staleTime: 0 }),
    list,
    modes: ['create', 'view', 'edit'],
    filters: ['filter', ...PLACE_PARAMETERS],
  });
  const mayModerate = hasFeature(city, 'moderation');
  const hrefs = userHrefs(list, recordController);
  const identityDialog = useConfirming(list);
  return (
    <>
      <PageHead title="userIndex.title" tabs={tabs}>
        <CreateLink href={hrefs.create} label="people.create" />
      </PageHead>
      <RecordTable
        {...records}
        caption="userIndex.title"
        empty="empty.users"
        search="people.search"
        filters={[{ filter, ...FILTER_TEXTS }, ...residenceFilters.filters]}
        columns={userColumns(hrefs)}
        rowKey={({ id }) => id}
        opens={hrefs.view}
        {...(mayModerate
          ? {
              selection: {
                chosen: selection,
                nameOf: userName,
                actions: (
                  <ModerationButtons rows={rows ?? []} selection={selection} moderation={moderation} />
                ),
              },
            }
          : {})}
        actionRoom="more"
        actions={(row) =>
          mayChangeUser(row, role) ? (
            <UserActions row={row} hrefs={hrefs} moderation={mayModerate ? moderation : null} />
          ) : null
        }
        emptyAction={<CreateLink href={hrefs.create} label="people.create" />}
      />
      <RecordDialogs
        recordController={recordController}
        rows={rows}
        titles={{
          view: 'people.detail',
          create: 'people.create',
          copy: 'people.create',
          edit: 'people.edit',
        }}
        detail={(id) => <UserDetail id={id} hrefs={hrefs} moderation={mayModerate ? moderation : null} />}
        form={(mode, id) =>
          // The address determines whose draft the editor holds.
          mode === 'edit' && id !== null ? (
            <UserForm id={id} recordController={recordController} />
          ) : (
            <AdvertiserForm recordController={recordController as RecordController<AdvertiserDraft>} />
          )
        }
      />
      <LazyBatchDialog batch={moderation.batch} texts={MODERATION_TEXTS} />
      {list.parameter('password') === null ? null : <PasswordDialog list={list} />}
      {identityDialog.isUsed ? <IdentityDialog {...identityDialog} /> : null}
    </>
  );
}

/** Operators have a request of their own, without prefecture and municipality. */
const hasPlaces = (filter: UserFilter): boolean => filter !== 'operator';

const FILTER_TEXTS = {
  label: 'people.filter',
  option: (value: UserFilter) => `people.filter.${value}`,
};
