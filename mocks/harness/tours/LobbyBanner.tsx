import { useLayoutEffect, useRef } from 'react';
import { useObserved } from '#mocks/harness/panel/use-observed';
import type { ConsoleLanguage } from './console-language';
import { keepInMenu } from './keep-in-menu';
import { textsIn } from './texts/texts-in';

/** The way back, for a visitor who came by the lobby: above the city's name in the menu. */
export function LobbyBanner({ language, href }: { language: ConsoleLanguage; href: string }) {
  const texts = textsIn(useObserved(language, (source) => source.card()));
  const banner = useRef<HTMLElement>(null);
  useLayoutEffect(function followMenu() {
    const host = (banner.current?.getRootNode() as ShadowRoot | undefined)?.host;
    return host instanceof HTMLElement ? keepInMenu(host) : undefined;
  }, []);
  return (
    <aside ref={banner} className="lobby-banner" aria-label={texts.demoData}>
      <a href={href} title={texts.toLobby}>
        <span aria-hidden="true">‹</span> <span className="text">{texts.toLobby}</span>
      </a>
    </aside>
  );
}
