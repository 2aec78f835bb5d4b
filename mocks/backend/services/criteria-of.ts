import type { ReceiverCriteria } from '#mocks/backend/seed/people/receiver-criteria';

interface CriteriaQuery {
  age_from?: number | undefined;
  age_to?: number | undefined;
  gender?: string | undefined;
  area?: string | undefined;
  pass_type?: number | undefined;
}

/** The criteria for receivers in a query; an empty text is no criterion. */
export const criteriaOf = ({ age_from, age_to, gender, area, pass_type }: CriteriaQuery): ReceiverCriteria =>
  Object.fromEntries(
    Object.entries({ age_from, age_to, gender, area, pass_type }).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  );
