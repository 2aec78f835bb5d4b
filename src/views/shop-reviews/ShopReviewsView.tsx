import { useMemo } from 'react';
import { reviewSource } from '#api/recruitment/review-source';
import { CompanyState } from '#kit/page/CompanyState';
import { PageHead } from '#kit/page/PageHead';
import { defineResource } from '#kit/resource/define-resource';
import { ResourceView } from '#kit/resource/ResourceView';
import { REVIEW_COLUMNS } from './columns';

/** 御礼の記録: reviews of the company's shops by customers (R-SCR-25, R-GEN-16). */
export default function ShopReviewsView() {
  return (
    <CompanyState head={<PageHead title="shopReview.title" />}>
      {(company) => <Reviews key={company} company={company} />}
    </CompanyState>
  );
}

function Reviews({ company }: { company: string }) {
  const reviews = useMemo(() => reviewsOf(company), [company]);
  return <ResourceView of={reviews} />;
}

const reviewsOf = (company: string) =>
  defineResource({
    title: 'shopReview.title',
    empty: 'empty.reviews',
    search: 'shopReview.search',
    source: reviewSource(company),
    nameOf: ({ id }) => `#${id}`,
    columns: REVIEW_COLUMNS,
  });
