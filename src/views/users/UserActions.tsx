import { FormattedMessage } from 'react-intl';
import type { User } from '#domain/people/user';
import { RowAction } from '#kit/list/row/RowAction';
import { RowActions } from '#kit/list/row/RowActions';
import type { Selection } from '#kit/list/selection';
import type { Moderation } from './moderation';
import { userName } from './user-columns';
import type { UserHrefs } from './user-hrefs';

interface UserActionsProps {
  row: User;
  hrefs: UserHrefs;
  /** Null if the city has no moderation. */
  moderation: Moderation | null;
}

export function UserActions({ row, hrefs, moderation }: UserActionsProps) {
  const name = userName(row);
  const action = row.suspended ? 'resume' : 'suspend';
  return (
    <RowActions
      name={name}
      due={<RowAction verb="record.edit" name={name} icon="pi pi-pencil" href={hrefs.edit(row.id)} />}
    >
      {moderation ? (
        <RowAction
          verb={`people.${action}`}
          name={name}
          icon={row.suspended ? 'pi pi-play-circle' : 'pi pi-ban'}
          onClick={() => moderation.start(action, [row])}
        />
      ) : null}
    </RowActions>
  );
}

interface ModerationButtonsProps {
  rows: readonly User[];
  selection: Selection;
  moderation: Moderation;
}

/** Each button applies to those of the selected rows that it can change. */
export function ModerationButtons({ rows, selection, moderation }: ModerationButtonsProps) {
  const selectedRows = rows.filter(({ id }) => selection.ids.includes(id));
  return (
    <>
      <ModerationButton
        action="suspend"
        rows={selectedRows.filter(({ suspended }) => !suspended)}
        moderation={moderation}
      />
      <ModerationButton
        action="resume"
        rows={selectedRows.filter(({ suspended }) => suspended)}
        moderation={moderation}
      />
    </>
  );
}

interface ModerationButtonProps {
  action: 'suspend' | 'resume';
  rows: readonly User[];
  moderation: Moderation;
}

const ModerationButton = ({ action, rows, moderation }: ModerationButtonProps) => (
  <button
    type="button"
    className="button small"
    // `aria-disabled` keeps it focusable, like the other buttons of the bar.
    aria-disabled={rows.length === 0}
    onClick={() => moderation.start(action, rows)}
  >
    <span className={action === 'suspend' ? 'pi pi-ban' : 'pi pi-play-circle'} aria-hidden="true" />
    <FormattedMessage id={`people.${action}`} />
  </button>
);
