import { reviewList } from '#api/recruitment/review-queries';
import { useScope } from '#kit/context/scope';
import { RecordTable } from '#kit/list/RecordTable';
import { useRecordList } from '#kit/list/use-record-list';
import { CompanyState } from '#kit/page/CompanyState';
import { PageHead } from '#kit/page/PageHead';
import { COLUMNS } from './columns';

/** 御礼の記録: what customers have written to the shops of the company (R-SCR-25, R-GEN-16). */
export default function ShopReviewsView() {
  return (
    <CompanyState without={<PageHead title="shopReview.title" />}>
      {(company) => <Reviews key={company} company={company} />}
    </CompanyState>
  );
}

function Reviews({ company }: { company: string }) {
  const scope = useScope();
  const records = useRecordList((asked) => reviewList(scope, company, asked));
  return (
    <>
      <PageHead title="shopReview.title" />
      <RecordTable
        {...records}
        caption="shopReview.title"
        search="shopReview.search"
        columns={COLUMNS}
        rowKey={({ id }) => id}
      />
    </>
  );
}
