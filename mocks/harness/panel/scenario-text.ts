import { type City, cityName } from '#domain/places/city';
import { type Scenario, writeSeed } from '#mocks/harness/link/scenario';
import type { Texts } from './texts/texts-for';

/** City, persona and data of a scenario: `明石市 · 管理者 (nbnb) · edge`. */
export function scenarioText(
  { city, role, company, seed }: Pick<Scenario, 'city' | 'role' | 'company' | 'seed'>,
  cities: readonly City[],
  texts: Texts,
): string {
  const knownCity = cities.find(({ name }) => name === city);
  const person = role === null ? texts.unknownUser : role === 'none' ? texts.signedOut : texts.roles[role];
  return [
    knownCity ? cityName(knownCity) : texts.noCity,
    role === 'Administrator' && company !== 'machi' ? `${person} (${company})` : person,
    writeSeed(seed),
  ].join(' · ');
}
