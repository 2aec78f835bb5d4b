import type { ReactNode } from 'react';
import type { ListState } from '#kit/list/list-state';
import { PageHead } from '#kit/page/PageHead';
import { TabLinks } from '#kit/page/TabLinks';

/** Props of both lists of a school. */
export interface SchoolListProps {
  school: string;
  /** Links to the parts of the page. */
  tabs: ReactNode;
  /** Selects another school, for users who may choose one. */
  choice: ReactNode;
}

interface SchoolHeadProps extends Pick<SchoolListProps, 'tabs'> {
  part: 'notifications' | 'users';
  list: ListState;
  children?: ReactNode;
}

/** Head of both lists of a school, with links between them. */
export function SchoolHead({ part, list, tabs, children }: SchoolHeadProps) {
  const hrefOf = (show: string | null) => list.href({ show, page: null, search: null, order: null });
  return (
    <PageHead
      title="notification.title"
      tabs={
        <>
          {tabs}
          <TabLinks
            label="audience.school.tabs"
            parts={[
              {
                href: hrefOf(null),
                title: 'audience.school.notifications',
                current: part === 'notifications',
              },
              { href: hrefOf('users'), title: 'audience.school.users', current: part === 'users' },
            ]}
          />
        </>
      }
    >
      {children}
    </PageHead>
  );
}
