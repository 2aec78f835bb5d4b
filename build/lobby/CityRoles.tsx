import type { RoleWithScreens } from '#domain/people/roles';
import { ROLES_WITH_SCREENS } from '#domain/people/roles';
import { TOURS } from '#mocks/harness/tours/tours';
import { CityRoofs, hueStyle } from './Coat';
import { fragmentOf, type LobbyContext, placeName } from './lobby-context';
import { type CityOffer, type CompanyOffer, entryLink, type LobbyEntry, type RoleOffer } from './offers';
import { RoleIcon } from './RoleIcon';

/** A place with the roles that may enter it; shown while it is the target of the address. */
export function CityRoles({ offer, context }: { offer: CityOffer; context: LobbyContext }) {
  const { city, roles } = offer;
  const { texts } = context;
  const missingRoles = ROLES_WITH_SCREENS.filter((role) => roles.every((one) => one.role !== role));
  const headingId = `${fragmentOf(city.name)}-name`;
  return (
    <section className="lobby-city" id={fragmentOf(city.name)} aria-labelledby={headingId}>
      <header style={hueStyle(city.name)}>
        <CityRoofs slug={city.name} className="lobby-roofs" />
        <h2 id={headingId}>{placeName(context, city)}</h2>
        <p>{texts.chooseRole}</p>
      </header>
      <ul>
        {roles.map((role) => (
          <RoleItem key={role.role} offer={role} city={city.name} context={context} />
        ))}
      </ul>
      <p className="lobby-note" id={`${fragmentOf(city.name)}-town`}>
        {texts.runTownExplained}
      </p>
      {missingRoles.length === 0 ? null : (
        <p className="lobby-note">
          {texts.notOffered(texts.listed(missingRoles.map((role) => texts.roleNames[role])))}
        </p>
      )}
    </section>
  );
}

interface RoleProps {
  offer: RoleOffer;
  city: string;
  context: LobbyContext;
}

function RoleItem({ offer: { role, companies }, city, context }: RoleProps) {
  const { texts } = context;
  const [ownCompany, ...otherCompanies] = companies;
  if (!ownCompany) return null;
  const name = texts.roleNames[role];
  const tour = texts.tour(TOURS[role].minutes);
  return (
    <li>
      <RoleIcon role={role} />
      <h3>{name}</h3>
      <p className="lobby-sentence">{texts.sentences[role]}</p>
      <a
        className="button primary"
        href={entryLinkOf(role, ownCompany, city, context)}
        aria-label={`${texts.enter}: ${name}`}
      >
        {texts.enter}
      </a>
      <p className="lobby-ways">
        <a
          href={entryLinkOf(role, ownCompany, city, context, { tour: role })}
          aria-label={`${tour}: ${name}`}
        >
          {tour}
        </a>
        <a
          href={entryLinkOf(role, ownCompany, city, context, { town: 'run' })}
          aria-label={`${texts.runTown}: ${name}`}
          aria-describedby={`${fragmentOf(city)}-town`}
        >
          {texts.runTown}
        </a>
      </p>
      <details name={`${fragmentOf(city)}-menu`}>
        <summary>{texts.menu(ownCompany.menu.flatMap(({ items }) => items).length)}</summary>
        <MenuItems offer={ownCompany} context={context} />
        {otherCompanies.length === 0 ? null : (
          <>
            <h4>{texts.otherCompanies}</h4>
            <ul className="lobby-companies">
              {otherCompanies.map((other) => (
                <li key={other.company}>
                  <a href={entryLinkOf(role, other, city, context)} lang="ja">
                    {other.name}
                  </a>
                </li>
              ))}
            </ul>
            <AdditionalItems own={ownCompany} others={otherCompanies} context={context} />
          </>
        )}
      </details>
    </li>
  );
}

const entryLinkOf = (
  role: RoleWithScreens,
  { company }: CompanyOffer,
  city: string,
  { language: lang, base }: LobbyContext,
  options: Pick<LobbyEntry, 'tour' | 'town'> = {},
) => {
  const want = options.tour && TOURS[options.tour].want;
  return entryLink({ city, role, company, lang, ...options, ...(want && { want }) }, base);
};

function MenuItems({ offer, context: { messages } }: { offer: CompanyOffer; context: LobbyContext }) {
  return (
    <dl className="lobby-menu">
      {offer.menu.map(({ title, items }) => (
        <div key={title}>
          {/* what stands above the sections has no heading */}
          <dt>{title === null ? null : messages[title]}</dt>
          {items.map((item) => (
            <dd key={item}>{messages[`${item}.gloss`] ?? messages[item]}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

interface AdditionalItemsProps {
  own: CompanyOffer;
  others: readonly CompanyOffer[];
  context: LobbyContext;
}

/** What the menus of the other companies have beside that of the first. */
function AdditionalItems({ own, others, context: { texts, messages } }: AdditionalItemsProps) {
  const additionalItems = [...new Set(others.flatMap(itemsOf))].filter(
    (item) => !itemsOf(own).includes(item),
  );
  if (additionalItems.length === 0) return null;
  return (
    <p className="lobby-note">
      {texts.companyMenu(texts.listed(additionalItems.map((item) => messages[item] ?? item)))}
    </p>
  );
}

const itemsOf = ({ menu }: CompanyOffer) => menu.flatMap(({ items }) => items);
