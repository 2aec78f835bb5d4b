import { useState } from 'react';
import { hasScreens, ROLES, type Role } from '#domain/people/roles';
import { cityName } from '#domain/places/city';
import type { HarnessBackend } from '#mocks/harness/harness';
import { usernameOf } from '#mocks/harness/link/persona';
import { COMPANIES, type Company } from '#mocks/harness/link/scenario';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { pathInCity, situationOf } from '#mocks/harness/panel/situation';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';

interface Person {
  role: Role | 'none';
  company: Company;
}

const ADMINISTRATORS: readonly Person[] = COMPANIES.map((company) => ({ role: 'Administrator', company }));
const OTHER_PEOPLE = ROLES.filter((role) => role !== 'Administrator').map(
  (role): Person => ({ role, company: 'machi' }),
);
const PEOPLE = [...ADMINISTRATORS, ...OTHER_PEOPLE.filter(({ role }) => role !== 'none' && hasScreens(role))];
const REFUSED_PEOPLE = OTHER_PEOPLE.filter((person) => !PEOPLE.includes(person));
const NOBODY: readonly Person[] = [{ role: 'none', company: 'machi' }];

/** The choice of city and persona; choosing a persona reloads the page as that persona. */
export function PersonaPart({ harness, texts }: PartProps) {
  const situation = situationOf(harness);
  const [city, setCity] = useState(situation.city === 'none' ? 'akashi' : (situation.city ?? 'akashi'));
  const enterAs = ({ role, company }: Person) => {
    const path = pathInCity(window.location.pathname, harness.root, harness.backend.cities, city);
    harness.visit(path, { ...situationOf(harness), role, company, city });
  };
  const personaGroups: [string, readonly Person[]][] = [
    [texts.persona.role, PEOPLE],
    [texts.persona.refusedRoles, REFUSED_PEOPLE],
    [texts.roles.none, NOBODY],
  ];
  return (
    <>
      <CityChoice cities={harness.backend.cities} texts={texts} city={city} onCity={setCity} />
      {personaGroups.map(([legend, people]) => (
        <fieldset key={legend}>
          <legend>{legend}</legend>
          <div className="people">
            {people.map((person) => (
              <PersonButton
                key={`${person.role} ${person.company}`}
                person={person}
                texts={texts}
                isCurrent={person.role === situation.role && person.company === situation.company}
                isCityForbidden={mayNotEnter(person, harness.backend, city)}
                onEnter={enterAs}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}

interface CityChoiceProps {
  cities: HarnessBackend['cities'];
  texts: Texts;
  city: string;
  onCity(slug: string): void;
}

function CityChoice({ cities, texts, city, onCity }: CityChoiceProps) {
  const choices = [...cities.map((one) => [one.name, cityName(one)]), ['none', texts.noCity]] as const;
  return (
    <fieldset>
      <legend>{texts.persona.city}</legend>
      <div className="chips">
        {choices.map(([slug = '', name]) => (
          <label key={slug} title={slug}>
            <input
              type="radio"
              name="city"
              value={slug}
              checked={slug === city}
              onChange={() => onCity(slug)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PersonButtonProps {
  person: Person;
  texts: Texts;
  isCurrent: boolean;
  /** The account may not enter the chosen city; seeing the refusal is a scenario too. */
  isCityForbidden: boolean;
  onEnter(person: Person): void;
}

function PersonButton({ person, texts, isCurrent, isCityForbidden, onEnter }: PersonButtonProps) {
  const { role, company } = person;
  const employer = company === 'machi' ? texts.persona.general : company;
  return (
    <button type="button" aria-current={isCurrent ? 'true' : undefined} onClick={() => onEnter(person)}>
      <span>
        {role === 'Administrator' ? `${texts.roles.Administrator} · ${employer}` : texts.roles[role]}
      </span>
      <small>{role === 'none' ? '' : usernameOf(role, company)}</small>
      {isCityForbidden ? <small className="warning">{texts.persona.notThisCity}</small> : null}
    </button>
  );
}

function mayNotEnter({ role, company }: Person, { accounts }: HarnessBackend, city: string): boolean {
  if (role === 'none' || city === 'none') return false;
  const account = accounts.find(({ username }) => username === usernameOf(role, company));
  return account?.cities !== undefined && !account.cities.includes(city);
}
