import { FormattedMessage } from 'react-intl';

interface ColumnHeadsProps {
  /** Message ids. */
  of: readonly string[];
  className?: string;
}

/** Heads of columns that are called by a text each. */
export const ColumnHeads = ({ of, className }: ColumnHeadsProps) =>
  of.map((id) => (
    <th key={id} scope="col" className={className}>
      <FormattedMessage id={id} />
    </th>
  ));
