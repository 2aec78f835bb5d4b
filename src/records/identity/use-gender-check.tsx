import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isGender } from '#domain/people/gender';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog';
import { confirmationOf } from './identity-verdicts';

interface Claimed {
  gender?: string | null | undefined;
}

interface UnconfirmedVerdict<Row> {
  row: Row;
  verdict: string;
}

/**
 * Decides at once, unless the gender of the verdict is not the one that the person stated: then a dialog asks first.
 * One key too many must not confirm somebody as somebody else.
 */
export function useGenderCheck<Row extends Claimed>(
  nameOf: (row: Row) => string,
  decide: (row: Row, verdict: string) => void,
): [decide: (row: Row, verdict: string) => void, dialog: ReactNode] {
  const [unconfirmed, setUnconfirmed] = useState<UnconfirmedVerdict<Row> | null>(null);
  const decideChecked = (row: Row, verdict: string) => {
    if (contradicts(row, verdict)) setUnconfirmed({ row, verdict });
    else decide(row, verdict);
  };
  const dialog = unconfirmed ? (
    <ConfirmDialog
      title={<FormattedMessage id="identity.differs.title" />}
      confirm={`identity.confirm.${unconfirmed.verdict}`}
      cancel="common.cancel"
      tone="primary"
      onConfirm={() => {
        setUnconfirmed(null);
        decide(unconfirmed.row, unconfirmed.verdict);
      }}
      onCancel={() => setUnconfirmed(null)}
    >
      <FormattedMessage
        id="identity.differs.text"
        values={{
          name: nameOf(unconfirmed.row),
          stated: <FormattedMessage id={`profile.gender.${unconfirmed.row.gender}`} />,
          chosen: <FormattedMessage id={`profile.gender.${unconfirmed.verdict}`} />,
        }}
      />
    </ConfirmDialog>
  ) : null;
  return [decideChecked, dialog];
}

/** Where nothing known was stated, the document alone decides. */
function contradicts({ gender: stated }: Claimed, verdict: string): boolean {
  const { confirmed, gender } = confirmationOf(verdict);
  return confirmed && isGender(stated) && gender !== stated;
}
