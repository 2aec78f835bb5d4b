import { CompanyState } from '#kit/CompanyState';
import { WithTexts } from '#kit/WithTexts';
import { StaffList } from './StaffList';

/** スタッフ一覧: of one's company, or of recruitment for those who have none (R-SCR-13, A-152). */
export default function StaffView() {
  return (
    <WithTexts>
      <CompanyState without={<StaffList company={null} />}>
        {(company) => <StaffList key={company} company={company} />}
      </CompanyState>
    </WithTexts>
  );
}
