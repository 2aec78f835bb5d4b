import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCompany } from '#kit/context/use-company';
import { Failed } from './Failed';
import { Loading } from './Loading';

interface CompanyStateProps {
  /** Rendered above the loading, failed and no-company states; `children` render their own head. */
  head: ReactNode;
  /** For users without a company: the path names none, or they get other content. Default: a note. */
  without?: ReactNode;
  children: (company: string) => ReactNode;
}

/** Waits until the company is known. */
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
