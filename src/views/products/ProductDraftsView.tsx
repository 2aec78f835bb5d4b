import { CompanyState } from '#kit/page/CompanyState';
import { PageHead } from '#kit/page/PageHead';
import { ProductDrafts } from './ProductDrafts';

/** 下書き一覧: products of the user's company that are not published yet (R-GEN-17, R-SCR-21, A-012). */
export default function ProductDraftsView() {
  return (
    <CompanyState head={<PageHead title="productDraft.title" />}>
      {(company) => <ProductDrafts key={company} company={company} />}
    </CompanyState>
  );
}
