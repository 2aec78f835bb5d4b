import { useIntl } from 'react-intl';
import { useCompany } from '#kit/context/use-company';

/** An Operator works for one company at a time. The narrow menu truncates the company's name. */
export default function CompanyChooser({ collapsed }: { collapsed: boolean }) {
  const intl = useIntl();
  const { company, choices, choose } = useCompany();
  if (choices.length === 0) return null;
  const chosenName = choices.find(({ slug }) => slug === company)?.name;
  const select = (
    <select
      className="input company-chooser"
      aria-label={intl.formatMessage({ id: 'shell.company' })}
      title={chosenName}
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
  if (!collapsed) return select;
  return (
    <span className="company-narrow">
      <span className="pi pi-building" aria-hidden="true" />
      <span aria-hidden="true">{chosenName}</span>
      {select}
    </span>
  );
}
