import { FormattedMessage } from 'react-intl';

interface ColumnHeadsProps {
  /** Message ids. */
  of: readonly string[];
  className?: string;
}

/** Column heads with one text each. */
export const ColumnHeads = ({ of, className }: ColumnHeadsProps) =>
  of.map((id) => (
    <th key={id} scope="col" className={className}>
      <FormattedMessage id={id} />
    </th>
  ));
