import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useToasts } from '#kit/context/app-services';
import { ActionSheet } from '#kit/overlay/ActionSheet';
import { lazyComponent } from '#kit/page/lazy-component';
import { usePhone } from '#kit/services/use-media';
import { isChosen } from './FilterSelect';
import type { ListDialogProps, ListTool } from './list-dialog-props';
import { SortSelect } from './SortSelect';

const loadListDialog = () => import('./ListDialog');
// the cast restores the generic type, which `lazyComponent` loses
const ListDialog = lazyComponent(loadListDialog, null) as unknown as <Row>(
  props: ListDialogProps<Row>,
) => ReactNode;

const TOOLS: readonly { tool: ListTool; label: string; icon: string }[] = [
  { tool: 'columns', label: 'columns.title', icon: 'pi pi-table' },
  { tool: 'views', label: 'views.title', icon: 'pi pi-bookmark' },
  { tool: 'export', label: 'export.title', icon: 'pi pi-download' },
];

interface ListToolsProps<Row> extends Omit<ListDialogProps<Row>, 'tool' | 'onClose'> {
  /** Selects all rows of the page where rows are cards, whose table has no head. */
  choice: ReactNode;
}

/** Actions on the list as a whole; a dialog that fails to load is a toast, and the page stays. */
export function ListTools<Row>({ choice, ...props }: ListToolsProps<Row>) {
  const isPhone = usePhone();
  const name = useIntl().formatMessage({ id: 'list.tools' });
  const [openTool, setOpenTool] = useState<ListTool | null>(null);
  const toasts = useToasts();

  function showTool(tool: ListTool) {
    loadListDialog().then(
      () => setOpenTool(tool),
      () => toasts.show('error', { messageId: 'common.partMissing' }),
    );
  }
  const buttons = TOOLS.map(({ tool, label, icon }) => (
    <button key={tool} type="button" className="button small" onClick={() => showTool(tool)}>
      <span className={icon} aria-hidden="true" />
      <span className="button-text">
        <FormattedMessage id={label} />
      </span>
    </button>
  ));
  const { filters, columns, list } = props;
  return (
    <>
      {isPhone && filters.length > 0 ? (
        <button type="button" className="button filter-button" onClick={() => showTool('filters')}>
          <span className="pi pi-filter" aria-hidden="true" />
          <FormattedMessage id="filters.button" values={{ count: filters.filter(isChosen).length }} />
        </button>
      ) : null}
      {isPhone ? <SortSelect columns={columns.shown} list={list} /> : null}
      <div className="list-tools">
        {isPhone ? (
          <ActionSheet label={name}>
            {buttons}
            {choice}
          </ActionSheet>
        ) : (
          buttons
        )}
      </div>
      {openTool ? <ListDialog {...props} tool={openTool} onClose={() => setOpenTool(null)} /> : null}
    </>
  );
}
