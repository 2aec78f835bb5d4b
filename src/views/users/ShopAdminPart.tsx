import type { ReactNode } from 'react';
import { CompanyState } from '#kit/page/CompanyState';
import { PageHead } from '#kit/page/PageHead';
import { ShopAdminList } from './ShopAdminList';

/** 店舗管理者 of one company: the one an Operator chose, for other roles their own (R-SCR-15, A-012). */
export default function ShopAdminPart({ tabs }: { tabs: ReactNode }) {
  return (
    <CompanyState head={<PageHead title="shopAdmin.title" tabs={tabs} />}>
      {(company) => <ShopAdminList key={company} company={company} tabs={tabs} />}
    </CompanyState>
  );
}
