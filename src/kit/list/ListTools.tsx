import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useToasts } from '#kit/context/app-services';
import { ActionSheet } from '#kit/overlay/ActionSheet';
import { later } from '#kit/page/later';
import { usePhone } from '#kit/services/use-media';
import type { ListDialogProps, ListTool } from './list-dialog-props';
import { SortLink } from './RecordTableHead';

const loadListDialog = () => import('./ListDialog');
// the element's type is lost in `lazy`, which knows no type parameters
const ListDialog = later(loadListDialog, null) as unknown as <Row>(props: ListDialogProps<Row>) => ReactNode;

const TOOLS: readonly { tool: ListTool; label: string; icon: string }[] = [
  { tool: 'columns', label: 'columns.title', icon: 'pi pi-table' },
  { tool: 'views', label: 'views.title', icon: 'pi pi-bookmark' },
  { tool: 'export', label: 'export.title', icon: 'pi pi-download' },
];

interface ListToolsProps<Row> extends Omit<ListDialogProps<Row>, 'tool' | 'onClose'> {
  /** Chooses all rows that are seen, where rows are cards and their table has no head. */
  choice: ReactNode;
}

/** What one can do with a list as a whole; a dialog that cannot be loaded is said, and the page stays. */
export function ListTools<Row>({ choice, ...props }: ListToolsProps<Row>) {
  const phone = usePhone();
  const name = useIntl().formatMessage({ id: 'list.tools' });
  const [open, setOpen] = useState<ListTool | null>(null);
  const toasts = useToasts();

  function show(tool: ListTool) {
    loadListDialog().then(
      () => setOpen(tool),
      () => toasts.show('error', { messageId: 'common.partMissing' }),
    );
  }
  const buttons = TOOLS.map(({ tool, label, icon }) => (
    <button key={tool} type="button" className="button small" onClick={() => show(tool)}>
      <span className={icon} aria-hidden="true" />
      <span className="button-text">
        <FormattedMessage id={label} />
      </span>
    </button>
  ));
  const sorted = props.list.sortable ? props.columns.shown : [];
  return (
    <div className="list-tools">
      {phone ? (
        <ActionSheet label={name}>
          {buttons}
          {choice}
          {sorted.map(({ id, title, sort }) =>
            sort === undefined ? null : <SortLink key={id} title={title} sort={sort} list={props.list} />,
          )}
        </ActionSheet>
      ) : (
        buttons
      )}
      {open ? <ListDialog {...props} tool={open} onClose={() => setOpen(null)} /> : null}
    </div>
  );
}
