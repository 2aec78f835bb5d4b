import { userList } from '#api/people/user-queries';
import { USER_FILTERS } from '#domain/people/user';
import { usePath, useSearch } from '#kit/context/app-services';
import type { PrefetchContext } from '#kit/context/screen';
import { filterOf } from '#kit/list/use-address-filter';
import { lazyComponent } from '#kit/page/lazy-component';
import { TabLinks } from '#kit/page/TabLinks';
import { PLACE_PARAMETERS } from './place-filters';
import { UserList } from './UserList';

const ShopAdminPart = lazyComponent(() => import('./ShopAdminPart'));

/** ユーザー一覧 and, on `?tab=company`, the shop admins (R-SCR-14, R-SCR-15, A-027). */
export default function UsersView() {
  const path = usePath();
  const isShopAdminTab = useSearch().get('tab') === 'company';
  const tabs = (
    <TabLinks
      label="people.tabs"
      parts={[
        { href: path, title: 'people.users', current: !isShopAdminTab },
        { href: `${path}?tab=company`, title: 'shopAdmin.title', current: isShopAdminTab },
      ]}
    />
  );
  return isShopAdminTab ? <ShopAdminPart tabs={tabs} /> : <UserList tabs={tabs} />;
}

UsersView.first = ({ queryClient, scope, parameters, listQuery }: PrefetchContext) =>
  // The address holds codes of places, but the request needs their names, which must be loaded first.
  parameters.has('tab') || PLACE_PARAMETERS.some((name) => parameters.has(name))
    ? null
    : queryClient.prefetchQuery(
        userList(scope, filterOf(parameters.get('filter'), USER_FILTERS), listQuery()),
      );
