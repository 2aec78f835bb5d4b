import type { DragEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Combo } from '#domain/offers/combo';
import { nameColumn } from '#kit/column/name-column';
import { moneyColumn } from '#kit/column/number-column';
import { timeColumn } from '#kit/column/time-column';
import { RecordTable } from '#kit/list/RecordTable';
import { IconButton } from '#kit/page/IconButton';
import { productName } from '#records/product/product-columns';
import { otherList, type ProductListKind } from './product-lists';
import type { ProductMover } from './use-moving';
import type { ProductListState } from './use-product-list';

interface ProductListProps {
  kind: ProductListKind;
  state: ProductListState;
  opens: (id: number) => string;
  /** Null if the user may only read. */
  mover: ProductMover | null;
  /** Null if there is no other list to drag to. */
  drag: {
    start(combos: readonly Combo[]): void;
    end(): void;
    /** Null unless products of the other list are being dragged. */
    drop: (() => void) | null;
  } | null;
}

/** One of the two lists, with its own search, page and total; accepts products dropped from the other. */
export function ProductList({ kind, state, opens, mover, drag }: ProductListProps) {
  const { records, selection, rows } = state;
  const dropHere = drag?.drop ?? null;
  const targetList = otherList(kind);
  const title = `supportedProduct.list.${kind}`;
  const selectedRows = rows.filter(({ id }) => selection.ids.includes(id));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop target; keyboard users have a button in each row
    <section
      className={dropHere ? 'product-list waits' : 'product-list'}
      onDragOver={(event: DragEvent) => {
        if (dropHere) event.preventDefault();
      }}
      onDrop={(event: DragEvent) => {
        if (!dropHere) return;
        event.preventDefault();
        dropHere();
      }}
    >
      <h2 tabIndex={-1}>
        <FormattedMessage id={title} />
      </h2>
      <RecordTable
        {...records}
        caption={title}
        empty={`empty.products.${kind}`}
        search="product.search"
        columns={[
          nameColumn({ id: 'name', title: 'product.name' }, productName, opens),
          moneyColumn('price', 'field.price', 'meta'),
          timeColumn('created_at', 'record.created_at', 'wide'),
        ]}
        rowKey={({ id }) => id}
        opens={opens}
        {...(mover
          ? {
              selection: {
                chosen: selection,
                nameOf: productName,
                actions: (
                  <button
                    type="button"
                    className="button small"
                    onClick={() => mover.move(selectedRows, targetList)}
                  >
                    <FormattedMessage id={`supportedProduct.move.${targetList}`} />
                  </button>
                ),
              },
              actions: (combo: Combo) => <MoveButton combo={combo} targetList={targetList} mover={mover} />,
            }
          : {})}
        {...(mover && drag
          ? {
              drag: {
                // A dragged row that is selected takes the other selected rows along.
                start: (combo: Combo) => drag.start(selectedRows.includes(combo) ? selectedRows : [combo]),
                end: drag.end,
              },
            }
          : {})}
      />
    </section>
  );
}

function MoveButton({
  combo,
  targetList,
  mover,
}: {
  combo: Combo;
  targetList: ProductListKind;
  mover: ProductMover;
}) {
  const intl = useIntl();
  const isMoving = mover.pending.includes(combo.id);
  return (
    <IconButton
      label={intl.formatMessage(
        { id: `supportedProduct.moveNamed.${targetList}` },
        { name: productName(combo) },
      )}
      icon={
        isMoving
          ? 'pi pi-spinner pi-spin'
          : targetList === 'supported'
            ? 'pi pi-arrow-right'
            : 'pi pi-arrow-left'
      }
      // `aria-disabled` keeps it focusable: the focus must not leave the page during the request.
      aria-disabled={isMoving}
      onClick={({ currentTarget }) => mover.move([combo], targetList, () => passFocusOn(currentTarget))}
    />
  );
}

/** The row disappears: the focus moves to the next row, for users who move products one after the other. */
function passFocusOn(button: HTMLElement) {
  if (document.activeElement !== button && document.activeElement !== document.body) return;
  const row = button.closest('tr');
  const nextRow = row?.nextElementSibling ?? row?.previousElementSibling;
  const focusTarget =
    nextRow?.querySelector<HTMLElement>('.row-actions button') ??
    button.closest('section')?.querySelector<HTMLElement>('h2');
  focusTarget?.focus();
}
