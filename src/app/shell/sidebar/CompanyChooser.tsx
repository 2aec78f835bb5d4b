import { useIntl } from 'react-intl';
import { useCompany } from '#kit/context/use-company';

/** An Operator works for one company at a time. */
export default function CompanyChooser() {
  const intl = useIntl();
  const { company, choices, choose } = useCompany();
  if (choices.length === 0) return null;
  return (
    <select
      className="input company-chooser"
      aria-label={intl.formatMessage({ id: 'shell.company' })}
      value={company ?? ''}
      onChange={(event) => choose(event.target.value)}
    >
      {choices.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </select>
  );
}
