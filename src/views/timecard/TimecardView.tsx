import type { ComponentType, ReactNode } from 'react';
import { usePath, useSearch } from '#kit/context/app-services';
import { CompanyState } from '#kit/page/CompanyState';
import { lazyComponent } from '#kit/page/lazy-component';
import { PageHead } from '#kit/page/PageHead';
import { TabLinks } from '#kit/page/TabLinks';
import { TimecardList } from './TimecardList';
import './timecard.css';

interface PartProps {
  company: string;
  tabs: ReactNode;
}

interface Part {
  /** Value of the `tab` parameter; null for the page without it. */
  tab: string | null;
  title: string;
  View: ComponentType<PartProps>;
}

const CARDS: Part = { tab: null, title: 'timecard.list', View: TimecardList };
const PARTS: readonly Part[] = [
  CARDS,
  { tab: 'month', title: 'timecard.month', View: lazyComponent(() => import('./MonthSheet')) },
  { tab: 'schedule', title: 'workSchedule.title', View: lazyComponent(() => import('./ScheduleList')) },
  { tab: 'week', title: 'workSchedule.week', View: lazyComponent(() => import('./ScheduleWeek')) },
];

/** タイムカード of the user's company, or of the one an Operator chose: cards, months, work schedule. */
export default function TimecardView() {
  const path = usePath();
  const tabName = useSearch().get('tab');
  const part = PARTS.find(({ tab }) => tab === tabName) ?? CARDS;
  const tabs = (
    <TabLinks
      label="timecard.tabs"
      parts={PARTS.map(({ tab, title }) => ({
        href: tab === null ? path : `${path}?tab=${tab}`,
        title,
        current: tab === part.tab,
      }))}
    />
  );
  return (
    <CompanyState head={<PageHead title="timecard.title" tabs={tabs} />}>
      {(company) => <part.View key={company} company={company} tabs={tabs} />}
    </CompanyState>
  );
}
