import type { IntlFormatters } from '@formatjs/intl';
import type { DragEvent, MouseEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { type Column, classOfColumn, isUntranslated } from '#kit/column/column';
import { useNavigation } from '#kit/context/app-services';
import { ActionSheet } from '#kit/overlay/ActionSheet';
import { RowCheckbox, type RowSelection } from './RowSelection';
import { RowOnCard } from './row/row-on-card';

/** What every row of a list shows and does. */
export interface RowProps<Row> {
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => number;
  rowClass?: (row: Row) => string;
  /** The address that a click on a row opens; keyboard users open it by the link of the name. */
  opens?: (id: number) => string;
  /** A click on a row unfolds its `details`, where a record has neither a page nor a panel. */
  unfolds?: boolean;
  actions?: (row: Row) => ReactNode;
  /** The only action on a card, whose panel offers the others. */
  cardAction?: (row: Row) => ReactNode;
  /** Makes rows selectable for actions on several of them. */
  selection?: RowSelection<Row>;
  /** Makes rows draggable to a drop target of the page; users who cannot drag have another way. */
  drag?: { start(row: Row): void; end(): void };
}

interface TableRowProps<Row> extends RowProps<Row> {
  row: Row;
  /** Its record stands beside the list. */
  isOpen: boolean;
  /** The row is a card. */
  card: boolean;
  /** The actions are folded behind one button. */
  folded: boolean;
}

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, rowKey, rowClass, actions, selection, opens, unfolds, card, folded, drag, isOpen } =
    props;
  const rowActions = actions?.(row);
  const cardAction = card ? props.cardAction?.(row) : null;
  const navigation = useNavigation();
  const intl = useIntl();
  const openProps = (opens || unfolds) && {
    onClick(event: MouseEvent) {
      if (!isMeantForRow(event)) return;
      if (opens) navigation.go(opens(rowKey(row)));
      else event.currentTarget.querySelector('details')?.toggleAttribute('open');
    },
  };
  const dragProps = drag && {
    draggable: true,
    onDragStart({ dataTransfer }: DragEvent) {
      dataTransfer.effectAllowed = 'move';
      // Firefox does not drag an element without data
      dataTransfer.setData('text/plain', String(rowKey(row)));
      drag.start(row);
    },
    onDragEnd: drag.end,
  };
  return (
    <tr
      className={`${rowClass?.(row) ?? ''} ${openProps ? 'opens' : ''}`.trim() || undefined}
      aria-current={isOpen ? 'true' : undefined}
      {...openProps}
      {...dragProps}
    >
      {selection ? (
        <RowCheckbox chosen={selection.chosen} id={rowKey(row)} name={selection.nameOf(row)} />
      ) : null}
      {columns.map((column) => {
        const { id, kind } = column;
        const className = classOfColumn(column);
        const cellContent = (card ? column.onCard : null)?.(row) ?? column.cell(row);
        // a row header names the record for each cell of its row
        return kind === 'main' ? (
          <th key={id} scope="row" className={className}>
            {cellContent}
          </th>
        ) : (
          <td
            key={id}
            className={className}
            translate={isUntranslated(column) ? 'no' : undefined}
            data-label={card ? labelOf(column, intl) : undefined}
          >
            {cellContent}
          </td>
        );
      })}
      {cardAction ? <td className="card-action">{cardAction}</td> : null}
      {actions && !cardAction ? (
        <td className="row-actions">
          <RowOnCard value={card}>
            {folded && rowActions ? <FoldedActions>{rowActions}</FoldedActions> : rowActions}
          </RowOnCard>
        </td>
      ) : null}
    </tr>
  );
}

/** The label before a number on a card; an amount needs none, since it has its ￥. */
const labelOf = <Row,>(
  { kind, width, onCard, title }: Column<Row>,
  intl: IntlFormatters,
): string | undefined =>
  kind === 'number' && width !== 'amount' && !onCard ? intl.formatMessage({ id: title }) : undefined;

/** A click on a link or control inside the row, or one that selects text, does not open the record. */
function isMeantForRow({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const clickedControl =
    target instanceof Element && target.closest('a, button, input, label, summary, details, dialog, .sheet');
  return !clickedControl && !ctrlKey && !metaKey && !shiftKey && (getSelection()?.isCollapsed ?? true);
}

function FoldedActions({ children }: { children: ReactNode }) {
  return <ActionSheet label={useIntl().formatMessage({ id: 'list.actions' })}>{children}</ActionSheet>;
}
