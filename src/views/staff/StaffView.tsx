import { CompanyState } from '#kit/page/CompanyState';
import { StaffList } from './StaffList';

/** スタッフ一覧: of one's company, or of recruitment for those who have none (R-SCR-13, A-152). */
export default function StaffView() {
  return (
    <CompanyState without={<StaffList company={null} />}>
      {(company) => <StaffList key={company} company={company} />}
    </CompanyState>
  );
}
