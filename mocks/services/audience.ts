import { foldText } from '#domain/base/fold-text';
import { inJapan } from '#domain/base/japan-time';
import type { Criteria } from '#mocks/seed/people/criteria';
import type { Account } from '#mocks/seed/session/accounts';
import { distanceBetween } from './distance-between';

/** Whether the person matches the criteria; `now` determines the person's age. */
export const fits = (person: Account, criteria: Criteria, now: number): boolean =>
  isOfAge(person, criteria, now) &&
  isLike(person, criteria) &&
  likesAds(person, criteria) &&
  isInside(person, criteria) &&
  isAtSchool(person, criteria);

function isOfAge({ birthday }: Account, { age_from: from, age_to: to }: Criteria, now: number): boolean {
  if (from === undefined && to === undefined) return true;
  const age = ageAt(birthday ?? '', now);
  return age !== null && age >= (from ?? 0) && age <= (to ?? Number.POSITIVE_INFINITY);
}

/** The age in whole years, in Japan's time. */
function ageAt(birthday: string, now: number): number | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(birthday) ?? [];
  if (year === undefined) return null;
  const today = inJapan(now);
  // Not `diff`: it ages a person born on 29 February on the 28th.
  const passed = today.format('MM-DD') >= `${month}-${day}`;
  return today.year() - Number(year) - (passed ? 0 : 1);
}

const isLike = ({ gender, area, address, pass_types }: Account, requested: Criteria): boolean =>
  (requested.gender === undefined || gender === requested.gender) &&
  (requested.area === undefined ||
    foldText(`${area ?? ''}\n${address ?? ''}`).includes(foldText(requested.area))) &&
  (requested.pass_type === undefined || (pass_types ?? []).includes(requested.pass_type));

function likesAds({ favourite_ads }: Account, { ad_ids }: Criteria): boolean {
  if (ad_ids === undefined) return true;
  const liked = favourite_ads ?? [];
  return ad_ids.length === 0 ? liked.length > 0 : liked.some((id) => ad_ids.includes(id));
}

function isInside(person: Account, { latitude, longitude, radius }: Criteria): boolean {
  if (latitude === undefined || longitude === undefined || radius === undefined) return true;
  if (person.latitude == null || person.longitude == null) return false;
  return (
    distanceBetween(person as { latitude: number; longitude: number }, { latitude, longitude }) <= radius
  );
}

const isAtSchool = (person: Account, requested: Criteria): boolean =>
  (['school', 'group', 'classes'] as const).every(
    (name) => requested[name] == null || String(person[name] ?? '') === String(requested[name]),
  );
