import { useQuery } from '@tanstack/react-query';
import { companyList } from '#api/places/company-queries';
import type { Company } from '#domain/places/company';
import { useStored } from '#kit/services/stored-text';
import { useAppServices } from './app-services';
import { useUser } from './scope';
import { useFailure } from './use-failure';

interface CompanyChoice {
  /** Slug in the calls of the company; null until it is known, and for accounts without one. */
  company: string | null;
  /** The same where neither path nor account tells it to the backend: an Operator's choice, as `company=`. */
  chosenSlug: string | undefined;
  /** What may be chosen from: an Operator's alone, who works for all of them. */
  choices: readonly Company[];
  choose(slug: string): void;
  /** Why `company` may be null: it is on its way, it did not come, or there is none. */
  state: 'known' | 'loading' | 'failed' | 'none';
  /** What did not come is being asked for again. */
  isRetrying: boolean;
  retry(): void;
}

const KEY = 'Company';

/** Whose company `/company/{company}/…` means: one's own, or the one an Operator has chosen (A-012, R-CITY-11). */
export function useCompany(): CompanyChoice {
  const { call } = useAppServices();
  const { profile, role } = useUser();
  const mayChoose = role === 'Operator';
  const [wished, choose] = useStored(`${KEY}:${profile.id}`);
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
  const company = choices.find(({ slug }) => slug === wished) ?? choices[0];
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
