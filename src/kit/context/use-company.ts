import { useQuery } from '@tanstack/react-query';
import { companyList } from '#api/places/company-queries';
import type { Company } from '#domain/places/company';
import { useStored } from '#kit/services/stored-text';
import { useAppServices } from './app-services';
import { useUser } from './scope';
import { useFailure } from './use-failure';

interface CompanyChoice {
  /** Slug in the requests of the company; null until it is known, and for accounts without a company. */
  company: string | null;
  /** An Operator's choice, sent as `company=` where neither path nor account names the company. */
  chosenSlug: string | undefined;
  /** The companies to choose from; only an Operator, who works for all of them, has a choice. */
  choices: readonly Company[];
  choose(slug: string): void;
  /** Why `company` may be null: it is loading, the request failed, or there is none. */
  state: 'known' | 'loading' | 'failed' | 'none';
  /** The failed request is being retried. */
  isRetrying: boolean;
  retry(): void;
}

const STORAGE_KEY = 'Company';

/** The company in `/company/{company}/…`: the account's own, or the Operator's choice (A-012, R-CITY-11). */
export function useCompany(): CompanyChoice {
  const { call } = useAppServices();
  const { profile, role } = useUser();
  const mayChoose = role === 'Operator';
  const [storedSlug, choose] = useStored(`${STORAGE_KEY}:${profile.id}`);
  const query = useQuery({ ...companyList({ call, user: profile.id }), enabled: mayChoose });
  const failure = useFailure(query);
  const isRetrying = failure?.isRetrying === true;
  const retry = () => void query.refetch();
  if (!mayChoose) {
    const own = profile.company_slug || null;
    const state = own === null ? 'none' : 'known';
    return { company: own, chosenSlug: undefined, choices: [], choose: () => {}, state, isRetrying, retry };
  }

  const choices = query.data?.content ?? [];
  const company = choices.find(({ slug }) => slug === storedSlug) ?? choices[0];
  return {
    company: company?.slug ?? null,
    chosenSlug: company?.slug,
    choices,
    state: company ? 'known' : failure ? 'failed' : query.data ? 'none' : 'loading',
    isRetrying,
    retry,
    choose,
  };
}
