import type { ReactNode } from 'react';
import type { ListState } from '#kit/list/list-state';
import { SearchInput } from '#kit/list/SearchInput';
import { PageHead } from '#kit/page/PageHead';
import { TabLinks } from '#kit/page/TabLinks';

interface SchoolHeadProps {
  part: 'notifications' | 'users';
  list: ListState;
  above: ReactNode;
  children?: ReactNode;
}

/** The head of both lists of a school, and the way from one to the other. */
export function SchoolHead({ part, list, above, children }: SchoolHeadProps) {
  const hrefOf = (show: string | null) => list.href({ show, page: null, search: null, order: null });
  return (
    <>
      <PageHead
        title="notification.title"
        search={
          <SearchInput
            value={list.search}
            label={part === 'users' ? 'audience.searchUsers' : 'notification.search'}
            onSearch={list.setSearch}
          />
        }
      >
        {children}
      </PageHead>
      {above}
      <TabLinks
        label="audience.school.parts"
        parts={[
          { href: hrefOf(null), title: 'audience.school.notifications', current: part === 'notifications' },
          { href: hrefOf('users'), title: 'audience.school.users', current: part === 'users' },
        ]}
      />
    </>
  );
}
