import type { RoleWithScreens } from '#domain/people/roles';
import { ROLES_WITH_SCREENS } from '#domain/people/roles';
import { TOURS } from '#mocks/harness/tours/tours';
import { hueStyle, Roofs } from './Coat';
import { fragmentOf, type LobbyContext, placeName } from './lobby-context';
import { type CityOffer, type CompanyOffer, type Entry, entryLink, type RoleOffer } from './offers';
import { RoleIcon } from './RoleIcon';

/** A place with the roles that may enter it; shown while it is the target of the address. */
export function CityRoles({ offer, context }: { offer: CityOffer; context: LobbyContext }) {
  const { city, roles } = offer;
  const { texts } = context;
  const missing = ROLES_WITH_SCREENS.filter((role) => roles.every((one) => one.role !== role));
  const heading = `${fragmentOf(city.name)}-name`;
  return (
    <section className="lobby-city" id={fragmentOf(city.name)} aria-labelledby={heading}>
      <header style={hueStyle(city.name)}>
        <Roofs slug={city.name} className="lobby-roofs" />
        <h2 id={heading}>{placeName(context, city)}</h2>
        <p>{texts.chooseRole}</p>
      </header>
      <ul>
        {roles.map((role) => (
          <Role key={role.role} offer={role} city={city.name} context={context} />
        ))}
      </ul>
      <p className="lobby-note" id={`${fragmentOf(city.name)}-town`}>
        {texts.runTownExplained}
      </p>
      {missing.length === 0 ? null : (
        <p className="lobby-note">
          {texts.notOffered(texts.listed(missing.map((role) => texts.roleNames[role])))}
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

function Role({ offer: { role, companies }, city, context }: RoleProps) {
  const { texts } = context;
  const [own, ...others] = companies;
  if (!own) return null;
  const name = texts.roleNames[role];
  const tour = texts.tour(TOURS[role].minutes);
  return (
    <li>
      <RoleIcon role={role} />
      <h3>{name}</h3>
      <p className="lobby-sentence">{texts.sentences[role]}</p>
      <a
        className="button primary"
        href={linkOf(role, own, city, context)}
        aria-label={`${texts.enter}: ${name}`}
      >
        {texts.enter}
      </a>
      <p className="lobby-ways">
        <a href={linkOf(role, own, city, context, { tour: role })} aria-label={`${tour}: ${name}`}>
          {tour}
        </a>
        <a
          href={linkOf(role, own, city, context, { town: 'run' })}
          aria-label={`${texts.runTown}: ${name}`}
          aria-describedby={`${fragmentOf(city)}-town`}
        >
          {texts.runTown}
        </a>
      </p>
      <details name={`${fragmentOf(city)}-menu`}>
        <summary>{texts.menu(own.menu.flatMap(({ items }) => items).length)}</summary>
        <Menu offer={own} context={context} />
        {others.length === 0 ? null : (
          <>
            <h4>{texts.otherCompanies}</h4>
            <ul className="lobby-companies">
              {others.map((other) => (
                <li key={other.company}>
                  <a href={linkOf(role, other, city, context)} lang="ja">
                    {other.name}
                  </a>
                </li>
              ))}
            </ul>
            <MoreOfOthers own={own} others={others} context={context} />
          </>
        )}
      </details>
    </li>
  );
}

const linkOf = (
  role: RoleWithScreens,
  { company }: CompanyOffer,
  city: string,
  { language: lang, base }: LobbyContext,
  way: Pick<Entry, 'tour' | 'town'> = {},
) => {
  const want = way.tour && TOURS[way.tour].want;
  return entryLink({ city, role, company, lang, ...way, ...(want && { want }) }, base);
};

function Menu({ offer, context: { messages } }: { offer: CompanyOffer; context: LobbyContext }) {
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

interface MoreProps {
  own: CompanyOffer;
  others: readonly CompanyOffer[];
  context: LobbyContext;
}

/** What the menus of the other companies have beside that of the first. */
function MoreOfOthers({ own, others, context: { texts, messages } }: MoreProps) {
  const more = [...new Set(others.flatMap(itemsOf))].filter((item) => !itemsOf(own).includes(item));
  if (more.length === 0) return null;
  return (
    <p className="lobby-note">
      {texts.companyMenu(texts.listed(more.map((item) => messages[item] ?? item)))}
    </p>
  );
}

const itemsOf = ({ menu }: CompanyOffer) => menu.flatMap(({ items }) => items);
