import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCompany } from '#kit/context/use-company';
import { Failed } from './Failed';
import { Loading } from './Loading';

interface CompanyStateProps {
  /** Stands above as long as no company is known; a screen of one brings its own. */
  head: ReactNode;
  /** For whoever has no company, where the path names none or there is something else for them; else they are told. */
  without?: ReactNode;
  children: (company: string) => ReactNode;
}

/** Waits until it is known whose company is meant. */
export function CompanyState({ head, without, children }: CompanyStateProps) {
  const { company, state, isRetrying, retry } = useCompany();
  if (company !== null) return children(company);
  if (state === 'none' && without !== undefined) return without;
  return (
    <>
      {head}
      {state === 'loading' ? <Loading /> : null}
      {state === 'failed' ? <Failed busy={isRetrying} onRetry={retry} /> : null}
      {state === 'none' ? (
        <p className="records-note">
          <FormattedMessage id="company.none" />
        </p>
      ) : null}
    </>
  );
}
