import { useIntl } from 'react-intl';
import { type Action, ActionButton } from './ActionButton';
import { ActionSheet } from './ActionSheet';

/** Further actions on a record, behind ⋯. */
export function MoreActions({ actions }: { actions: readonly Action[] }) {
  return (
    <ActionSheet label={useIntl().formatMessage({ id: 'record.more' })} className="button">
      {actions.map((action) => (
        <ActionButton key={action.label} action={{ icon: 'pi pi-fw', ...action }} className="sheet-action" />
      ))}
    </ActionSheet>
  );
}
