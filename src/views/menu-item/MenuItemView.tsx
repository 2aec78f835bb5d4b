import { useMemo } from 'react';
import { menuItemSource } from '#api/offers/menu-items';
import type { MenuItem, MenuItemValues } from '#domain/offers/menu-item';
import { moneyColumn } from '#kit/column/number-column';
import { textColumn } from '#kit/column/text-column';
import { timeColumn } from '#kit/column/time-column';
import { useCompany } from '#kit/context/use-company';
import { Moment } from '#kit/date/Moment';
import { CompanyState } from '#kit/page/CompanyState';
import { lazyComponent } from '#kit/page/lazy-component';
import { PageHead } from '#kit/page/PageHead';
import { defineResource } from '#kit/resource/define-resource';
import { ResourceView } from '#kit/resource/ResourceView';
import { moneyText } from '#kit/services/money';
import { shortText } from '#kit/services/short-text';

const MenuItemForm = lazyComponent(() => import('./MenuItemForm'));

const nameOf = ({ id, name }: MenuItem) => name || `#${id}`;

const menuItemsOf = (company: string | undefined) =>
  defineResource({
    title: 'menuItem.title',
    empty: 'empty.menuItems',
    noun: 'menuItem.noun',
    search: 'menuItem.search',
    source: menuItemSource(company),
    nameOf: (row: MenuItem) => shortText(nameOf(row)),
    columns: [
      { id: 'name', title: 'menuItem.name', sort: 'name', cell: nameOf },
      textColumn('description', 'menuItem.description', { card: 'meta' }),
      moneyColumn('price', 'field.price'),
      timeColumn('created_at', 'record.created_at', 'wide'),
    ],
    detail: (row) => [
      { title: 'menuItem.name', value: row.name },
      { title: 'menuItem.description', value: row.description, prose: true },
      { title: 'field.price', value: row.price == null ? null : moneyText(row.price) },
      { title: 'record.created_at', value: <Moment at={row.created_at} /> },
    ],
    Form: MenuItemForm,
    draftOf: (values: MenuItemValues) => values,
  });

/** メニュー設定: what the shops of the user's company offer (R-GEN-13, R-SCR-19, A-168). */
export default function MenuItemView() {
  return (
    <CompanyState head={<PageHead title="menuItem.title" />} without={<MenuItemList />}>
      {(company) => <MenuItemList key={company} />}
    </CompanyState>
  );
}

function MenuItemList() {
  const { chosenSlug } = useCompany();
  const menuItems = useMemo(() => menuItemsOf(chosenSlug), [chosenSlug]);
  return <ResourceView of={menuItems} />;
}
