import { foldText } from '#domain/base/fold-text';
import { inJapan } from '#domain/base/japan-time';
import type { ReceiverCriteria } from '#mocks/backend/seed/people/receiver-criteria';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { distanceBetween } from './distance-between';

/**
 * The test whether a person matches the criteria; `now` determines the age. It is made once for ten thousand people, so
 * it contains only what the criteria name.
 */
export function audienceTest(criteria: ReceiverCriteria, now: number): (person: Account) => boolean {
  const tests = CRITERIA_TESTS.flatMap((testOf) => testOf(criteria, now) ?? []);
  return (person) => tests.every((test) => test(person));
}

/** Null where the criteria do not name it. */
type CriterionTest = (criteria: ReceiverCriteria, now: number) => ((person: Account) => boolean) | null;

const ageTest: CriterionTest = ({ age_from: from, age_to: to }, now) => {
  if (from === undefined && to === undefined) return null;
  const ageOn = ageAt(now);
  return ({ birthday }) => {
    const age = ageOn(birthday ?? '');
    return age !== null && age >= (from ?? 0) && age <= (to ?? Number.POSITIVE_INFINITY);
  };
};

/** The age in whole years, in Japan's time. */
function ageAt(now: number): (birthday: string) => number | null {
  const today = inJapan(now);
  const [thisYear, thisDay] = [today.year(), today.format('MM-DD')];
  return (birthday) => {
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(birthday) ?? [];
    if (year === undefined) return null;
    // Not `diff`: it ages a person born on 29 February on the 28th.
    return thisYear - Number(year) - (thisDay >= `${month}-${day}` ? 0 : 1);
  };
}

const genderTest: CriterionTest = ({ gender }) =>
  gender === undefined ? null : (person) => person.gender === gender;

const areaTest: CriterionTest = ({ area: requested }) => {
  if (requested === undefined) return null;
  const searchedText = foldText(requested);
  return ({ area, address }) => foldText(`${area ?? ''}\n${address ?? ''}`).includes(searchedText);
};

const passTest: CriterionTest = ({ pass_type }) =>
  pass_type === undefined ? null : ({ pass_types }) => (pass_types ?? []).includes(pass_type);

const adsTest: CriterionTest = ({ ad_ids }) => {
  if (ad_ids === undefined) return null;
  const ids = new Set(ad_ids);
  return ({ favourite_ads }) => {
    const favouriteIds = favourite_ads ?? [];
    return ids.size === 0 ? favouriteIds.length > 0 : favouriteIds.some((id) => ids.has(id));
  };
};

const circleTest: CriterionTest = ({ latitude, longitude, radius }) => {
  if (latitude === undefined || longitude === undefined || radius === undefined) return null;
  return (person) =>
    person.latitude != null &&
    person.longitude != null &&
    distanceBetween({ latitude: person.latitude, longitude: person.longitude }, { latitude, longitude }) <=
      radius;
};

const schoolTest: CriterionTest = (criteria) => {
  const namedFields = (['school', 'group', 'classes'] as const).filter((name) => criteria[name] != null);
  if (namedFields.length === 0) return null;
  return (person) => namedFields.every((name) => String(person[name] ?? '') === String(criteria[name]));
};

const CRITERIA_TESTS = [ageTest, genderTest, areaTest, passTest, adsTest, circleTest, schoolTest];
