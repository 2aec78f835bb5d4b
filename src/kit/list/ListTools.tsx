import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useToasts } from '#kit/context/app-services';
import type { ListDialogProps, ListTool } from './ListDialog';

const loadListDialog = () => import('./ListDialog');
// the element's type is lost in `lazy`, which knows no type parameters
const ListDialog = lazy(loadListDialog) as unknown as <Row>(props: ListDialogProps<Row>) => ReactNode;

const TOOLS: readonly { tool: ListTool; label: string; icon: string }[] = [
  { tool: 'columns', label: 'columns.title', icon: 'pi pi-table' },
  { tool: 'views', label: 'views.title', icon: 'pi pi-bookmark' },
  { tool: 'export', label: 'export.title', icon: 'pi pi-download' },
];

/** What one can do with a list as a whole; a dialog that cannot be loaded is said, and the page stays. */
export function ListTools<Row>(props: Omit<ListDialogProps<Row>, 'tool' | 'onClose'>) {
  const [open, setOpen] = useState<ListTool | null>(null);
  const toasts = useToasts();

  function show(tool: ListTool) {
    loadListDialog().then(
      () => setOpen(tool),
      () => toasts.show('error', { messageId: 'common.partMissing' }),
    );
  }
  return (
    <div className="list-tools">
      {TOOLS.map(({ tool, label, icon }) => (
        <button key={tool} type="button" className="button small" onClick={() => show(tool)}>
          <span className={icon} aria-hidden="true" />
          <span>
            <FormattedMessage id={label} />
          </span>
        </button>
      ))}
      {open ? (
        <Suspense>
          <ListDialog {...props} tool={open} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}
