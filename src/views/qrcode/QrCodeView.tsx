import { CompanyState } from '#kit/page/CompanyState';
import { PageHead } from '#kit/page/PageHead';
import { QrCodeList } from './QrCodeList';

/** QRコード: codes of the user's company, to create, read and print (R-GEN-24, R-SCR-26). */
export default function QrCodeView() {
  return (
    <CompanyState head={<PageHead title="qrcode.title" />}>
      {(company) => <QrCodeList key={company} company={company} />}
    </CompanyState>
  );
}
