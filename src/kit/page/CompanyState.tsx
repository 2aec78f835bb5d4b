import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCompany } from '#kit/context/use-company';
import { Failed } from './Failed';
import { Loading } from './Loading';

interface CompanyStateProps {
  /** For whoever has no company; without it that is said. */
  without?: ReactNode;
  children: (company: string) => ReactNode;
}

/** Waits until it is known whose company is meant. */
export function CompanyState({ without, children }: CompanyStateProps) {
  const { company, state, isAskedAgain, retry } = useCompany();
  if (company !== null) return children(company);
  if (state === 'loading') return <Loading />;
  if (state === 'failed') return <Failed busy={isAskedAgain} onRetry={retry} />;
  return (
    without ?? (
      <p className="records-note">
        <FormattedMessage id="company.none" />
      </p>
    )
  );
}
