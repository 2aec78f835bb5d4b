import { useUser } from '#kit/context/scope';
import { useCompany } from '#kit/context/use-company';
import { CompanyState } from '#kit/page/CompanyState';
import { PageHead } from '#kit/page/PageHead';
import { InvoiceList } from './InvoiceList';

/** 請求書一覧: those that one's company has issued (R-GEN-15, R-SCR-29, A-168). */
export default function InvoiceView() {
  const { company, asked, choices } = useCompany();
  const { profile } = useUser();
  if (company === null) {
    return (
      <>
        <PageHead title="invoice.title" />
        <CompanyState>{() => null}</CompanyState>
      </>
    );
  }
  const issuer = choices.find(({ slug }) => slug === company)?.name ?? profile.company_name ?? company;
  return <InvoiceList key={company} company={asked} issuer={issuer} />;
}
