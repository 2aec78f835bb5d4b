import { useQuery } from '@tanstack/react-query';
import { purchaseList, purchaseTotals } from '#api/offers/purchase-queries';
import { FiguresPanel } from '#kit/chart/FiguresPanel';
import { OF_LIST, useSpan } from '#kit/chart/use-span';
import { useScope } from '#kit/context/scope';
import { useCompany } from '#kit/context/use-company';
import { RecordTable } from '#kit/list/RecordTable';
import { useRecordList } from '#kit/list/use-record-list';
import { CompanyState } from '#kit/page/CompanyState';
import { PageHead } from '#kit/page/PageHead';
import { moneyText } from '#kit/services/money';
import { DaysExport } from './DaysExport';
import { purchaseColumns } from './purchase-columns';
import { purchaseFigures } from './purchase-figures';
import './purchase.css';

/** 購入集計: purchases from the user's company, and their totals (R-GEN-14, R-SCR-20, A-168). */
export default function PurchaseView() {
  return (
    <CompanyState head={<PageHead title="purchase.title" />} without={<Purchases />}>
      {(company) => <Purchases key={company} />}
    </CompanyState>
  );
}

/** Totals and charts use exactly the filters of the list. */
function Purchases() {
  const scope = useScope();
  const { chosenSlug: company } = useCompany();
  const span = useSpan(OF_LIST);
  const listFilter = { from: span.query.start, to: span.query.end, company };
  const records = useRecordList((listQuery) => purchaseList(scope, { ...listQuery, ...listFilter }));
  const search = records.list.search || undefined;
  const figures = useQuery({
    ...purchaseTotals(scope, { search, ...listFilter }),
    select: purchaseFigures,
  });
  return (
    <>
      <PageHead title="purchase.title" />
      <section className="purchase-figures">
        <FiguresPanel
          query={figures}
          period={span}
          bar="purchase.bar"
          line="purchase.line"
          written={(key, value) => (key === 'amount' ? moneyText(value) : undefined)}
        >
          <DaysExport days={figures.data?.days ?? []} />
        </FiguresPanel>
      </section>
      <RecordTable
        {...records}
        caption="purchase.title"
        empty="empty.purchases"
        search="purchase.search"
        columns={purchaseColumns}
        rowKey={({ id }) => id}
      />
    </>
  );
}
