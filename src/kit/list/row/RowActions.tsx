import { type ReactNode, useContext } from 'react';
import { useIntl } from 'react-intl';
import { ActionSheet } from '#kit/overlay/ActionSheet';
import { RowOnCard } from './row-on-card';

interface RowActionsProps {
  /** The name of the record. */
  name: string;
  /** A `DueAction`, or null if the state calls for none: its slot stays empty. One that every row has may be an icon. */
  due: ReactNode;
  /** The other actions, null if there are none. */
  children: ReactNode;
}

/**
 * The actions of a row whose state decides which are possible: the due one in a slot of its own, the others behind ⋯.
 * So a press at the same place of the next row never does the opposite.
 */
export function RowActions({ name, due, children }: RowActionsProps) {
  const onCard = useContext(RowOnCard);
  const label = useIntl().formatMessage({ id: 'record.moreNamed' }, { name });
  return (
    <div className="row-slots">
      {onCard ? null : due}
      {children || onCard ? (
        <ActionSheet label={label}>
          {onCard ? due : null}
          {children}
        </ActionSheet>
      ) : null}
    </div>
  );
}
