import type { ReactNode } from 'react';
import type { ListState } from '#kit/list/list-state';
import { PageHead } from '#kit/page/PageHead';
import { TabLinks } from '#kit/page/TabLinks';

/** What both lists of a school are given. */
export interface SchoolPartProps {
  school: string;
  /** The parts of the page. */
  tabs: ReactNode;
  /** Another school, for those who may choose. */
  choice: ReactNode;
}

interface SchoolHeadProps extends Pick<SchoolPartProps, 'tabs'> {
  part: 'notifications' | 'users';
  list: ListState;
  children?: ReactNode;
}

/** The head of both lists of a school, and the way from one to the other. */
export function SchoolHead({ part, list, tabs, children }: SchoolHeadProps) {
  const hrefOf = (show: string | null) => list.href({ show, page: null, search: null, order: null });
  return (
    <PageHead
      title="notification.title"
      tabs={
        <>
          {tabs}
          <TabLinks
            label="audience.school.parts"
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
