import { CityRoles } from './CityRoles';
import type { LobbyContext, LobbyLanguage } from './lobby-context';
import { LobbyMap } from './map/LobbyMap';
import { cityOffers } from './offers';
import { BugReportFile } from './ReportFile';

/** The first page of the demo: a place on the map, then a role. Every choice is a link. */
export function Lobby({ context }: { context: LobbyContext }) {
  const { texts, language } = context;
  const otherLanguage: LobbyLanguage = language === 'ja' ? 'en' : 'ja';
  return (
    <div className="lobby">
      <header className="lobby-head">
        <p className="lobby-brand">
          Machi Console <span>{texts.demo}</span>
        </p>
        <a
          className="lobby-language"
          href={`${context.base}?lang=${otherLanguage}#lobby`}
          lang={otherLanguage}
          hrefLang={otherLanguage}
        >
          {texts.otherLanguage}
        </a>
        <h1>{texts.title}</h1>
        <p className="lobby-lead">{texts.lead}</p>
      </header>
      <main>
        <LobbyMap context={context} />
        <div className="lobby-cities">
          {cityOffers().map((offer) => (
            <CityRoles key={offer.city.name} offer={offer} context={context} />
          ))}
        </div>
        <BugReportFile context={context} />
      </main>
      <svg
        className="lobby-town"
        viewBox="0 0 640 64"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <use href="#lobby-roofs-machi" />
        <use href="#lobby-roofs-kusatsu" x="320" />
      </svg>
    </div>
  );
}
