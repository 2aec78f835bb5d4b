import { FormattedMessage } from 'react-intl';

interface FoldRowProps {
  /** The first and the last hour without reservations. */
  from: number;
  to: number;
  /** The number of days. */
  days: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** Hours without reservations as one row; its button shows them below it. */
export const FoldRow = ({ from, to, days, isOpen, onToggle }: FoldRowProps) => (
  <tr className="week-folded">
    {isOpen ? <td /> : <th scope="row">{from}:00</th>}
    <td colSpan={days}>
      <button type="button" aria-expanded={isOpen} onClick={onToggle}>
        <span className={isOpen ? 'pi pi-chevron-down' : 'pi pi-chevron-right'} aria-hidden="true" />
        <FormattedMessage id="reserve.week.none" values={{ from: `${from}:00`, to: `${to + 1}:00` }} />
      </button>
    </td>
  </tr>
);
