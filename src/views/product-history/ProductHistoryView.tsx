import { type ReactNode, useMemo } from 'react';
import { historySource, supportedHistorySource } from '#api/offers/combo-sources';
import { usePath, useSearch } from '#kit/context/app-services';
import { CompanyState } from '#kit/page/CompanyState';
import { PageHead } from '#kit/page/PageHead';
import { TabLinks } from '#kit/page/TabLinks';
import { ResourceView } from '#kit/resource/ResourceView';
import { historyFilter, useHistoryFilters } from './history-filters';
import { historyResource } from './history-resource';

/**
 * 履歴: each move of a product of the user's company (R-GEN-19, R-SCR-23); on `?tab=supported` only moves into
 * the supported list.
 */
export default function ProductHistoryView() {
  const path = usePath();
  const isSupportedTab = useSearch().get('tab') === 'supported';
  const tabs = (
    <TabLinks
      label="productHistory.tabs"
      parts={[
        { href: path, title: 'productHistory.all', current: !isSupportedTab },
        { href: `${path}?tab=supported`, title: 'productHistory.supported', current: isSupportedTab },
      ]}
    />
  );
  return (
    <CompanyState head={<PageHead title="productHistory.title" tabs={tabs} />}>
      {(company) =>
        isSupportedTab ? (
          <SupportedHistory key={company} company={company}>
            {tabs}
          </SupportedHistory>
        ) : (
          <WholeHistory key={company} company={company}>
            {tabs}
          </WholeHistory>
        )
      }
    </CompanyState>
  );
}

interface HistoryProps {
  company: string;
  children: ReactNode;
}

function WholeHistory({ company, children }: HistoryProps) {
  const resource = useMemo(() => historyResource(historySource(company)), [company]);
  const filters = useHistoryFilters();
  const parameters = useSearch();
  const source = historySource(
    company,
    historyFilter((name) => parameters.get(name)),
  );
  return (
    <ResourceView of={resource} narrowed={{ filters, source }}>
      {children}
    </ResourceView>
  );
}

function SupportedHistory({ company, children }: HistoryProps) {
  const resource = useMemo(() => historyResource(supportedHistorySource(company)), [company]);
  return <ResourceView of={resource}>{children}</ResourceView>;
}
