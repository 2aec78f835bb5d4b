import { type Combo, type ComboListKind, listKindOf } from '#domain/offers/combo';
import type { Column } from '#kit/column/column';
import { moneyColumn } from '#kit/column/number-column';
import { StateTag, type StateTone } from '#kit/column/StateTag';
import { textColumn } from '#kit/column/text-column';
import { timeColumn } from '#kit/column/time-column';
import { Moment } from '#kit/date/Moment';
import { moneyText } from '#kit/services/money';
import { shortText } from '#kit/services/short-text';

/** The name of a product in confirmations and buttons. */
export const productName = ({ id, name }: Pick<Combo, 'id' | 'name'>): string =>
  shortText(name ?? '') || `#${id}`;

/** The columns beside the product's name. */
export const PRODUCT_COLUMNS: readonly Column<Combo>[] = [
  textColumn('description', 'product.description', { width: 'spare' }),
  moneyColumn('price', 'field.price', 'meta'),
  timeColumn('created_at', 'record.created_at', 'wide'),
];

export const productDetail = (combo: Combo) => [
  { title: 'product.state', value: <ProductState kind={listKindOf(combo)} /> },
  { title: 'product.name', value: combo.name },
  { title: 'product.description', value: combo.description, prose: true },
  { title: 'field.price', value: combo.price == null ? null : moneyText(combo.price) },
  { title: 'record.created_at', value: <Moment at={combo.created_at} /> },
];

const TONES: Readonly<Record<ComboListKind, StateTone>> = {
  draft: 'waiting',
  supported: 'done',
  unsupported: 'refused',
};

export const ProductState = ({ kind }: { kind: ComboListKind }) => (
  <StateTag tone={TONES[kind]} text={`product.${kind}`} />
);
