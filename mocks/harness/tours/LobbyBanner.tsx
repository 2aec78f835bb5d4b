import { useObserved } from '#mocks/harness/panel/use-observed';
import type { ConsoleLanguage } from './console-language';
import { textsIn } from './texts/texts-in';

/** The way back, for a visitor who came by the lobby. */
export function LobbyBanner({ language, href }: { language: ConsoleLanguage; href: string }) {
  const texts = textsIn(useObserved(language, (source) => source.card()));
  return (
    <aside className="lobby-banner" aria-label={texts.demoData}>
      <span>{texts.demoData}</span>
      <a href={href}>{texts.toLobby}</a>
    </aside>
  );
}
