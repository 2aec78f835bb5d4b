import { CompanyState } from '#kit/page/CompanyState';
import { PageHead } from '#kit/page/PageHead';
import { SupportedProducts } from './SupportedProducts';

/** 対応商品管理: products of the user's company in two lists (R-GEN-18, R-SCR-22, A-012). */
export default function SupportedProductsView() {
  return (
    <CompanyState head={<PageHead title="supportedProduct.title" />}>
      {(company) => <SupportedProducts key={company} company={company} />}
    </CompanyState>
  );
}
