import type { ComponentType, ReactNode } from 'react';
import { usePath, useSearch } from '#kit/context/app-services';
import { CompanyState } from '#kit/page/CompanyState';
import { lazyComponent } from '#kit/page/lazy-component';
import { PageHead } from '#kit/page/PageHead';
import { TabLinks } from '#kit/page/TabLinks';
import { TimecardList } from './TimecardList';
import './timecard.css';

interface TimecardTabProps {
  company: string;
  tabs: ReactNode;
}

interface TimecardTab {
  /** Value of the `tab` parameter; null for the page without it. */
  tab: string | null;
  title: string;
  View: ComponentType<TimecardTabProps>;
}

const CARDS_TAB: TimecardTab = { tab: null, title: 'timecard.list', View: TimecardList };
const TABS: readonly TimecardTab[] = [
  CARDS_TAB,
  { tab: 'month', title: 'timecard.month', View: lazyComponent(() => import('./MonthSheet')) },
  { tab: 'schedule', title: 'workSchedule.title', View: lazyComponent(() => import('./ScheduleList')) },
  { tab: 'week', title: 'workSchedule.week', View: lazyComponent(() => import('./ScheduleWeek')) },
];

/** タイムカード of the user's company, or of the one an Operator chose: cards, months, work schedule. */
export default function TimecardView() {
  const path = usePath();
  const tabName = useSearch().get('tab');
  const currentTab = TABS.find(({ tab }) => tab === tabName) ?? CARDS_TAB;
  const tabs = (
    <TabLinks
      label="timecard.tabs"
      parts={TABS.map(({ tab, title }) => ({
        href: tab === null ? path : `${path}?tab=${tab}`,
        title,
        current: tab === currentTab.tab,
      }))}
    />
  );
  return (
    <CompanyState head={<PageHead title="timecard.title" tabs={tabs} />}>
      {(company) => <currentTab.View key={company} company={company} tabs={tabs} />}
    </CompanyState>
  );
}
