import { useEffect } from 'react';
import { useRouter } from 'wouter';
import type { SignedInUser } from '#kit/context/scope';
import { useApp } from './app-context';
import { prefetchPage } from './prefetch-page';
import { decide } from './routing/guard';
import { matchScreen } from './routing/match-screen';
import { screens } from './screens/index';

/** Milliseconds a pointer rests on a link that is meant. */
const MEANT = 80;

/** A link that somebody points at, or has in focus, is got ready: its view, and what that will ask first. */
export function useLinksAhead({ profile, role, city }: SignedInUser): void {
  const app = useApp();
  const { parser } = useRouter();
  const slug = city?.name;
  const company = profile.company_slug ?? null;
  const user = profile.id;
  useEffect(
    function watchLinks() {
      if (slug === undefined) return undefined;
      const { navigation } = app.services;
      const watching = new AbortController();
      let timer: number | undefined;
      let last: HTMLAnchorElement | null = null;
      const getReady = ({ target }: Event) => {
        const link = target instanceof Element ? target.closest('a') : null;
        if (link === last) return;
        last = link;
        window.clearTimeout(timer);
        const address = addressOf(link, app.config.basePath);
        if (address === null || address.path === navigation.path()) return;
        const place = { ...address, match: matchScreen(parser, screens, address.path) };
        if (!('enter' in decide({ role, company, city: slug }, place))) return;
        timer = window.setTimeout(() => {
          // a quick click has brought them there
          if (address.path === navigation.path()) return;
          void prefetchPage(app, parser, { ...address, city: slug, user });
        }, MEANT);
      };
      // a page that changes under a pointer at rest is pointed at by nobody: that is `pointerover` too
      for (const type of ['pointermove', 'focusin']) {
        document.addEventListener(type, getReady, { signal: watching.signal, passive: true });
      }
      return () => {
        watching.abort();
        window.clearTimeout(timer);
      };
    },
    [app, parser, slug, company, role, user],
  );
}

/** Of the link under an event, if it leads on within the console. */
function addressOf(
  link: HTMLAnchorElement | null,
  basePath: string,
): { path: string; search: string } | null {
  if (link === null || link.origin !== window.location.origin || link.target !== '') return null;
  const root = basePath.replace(/\/$/, '');
  if (!link.pathname.startsWith(`${root}/`)) return null;
  return { path: link.pathname.slice(root.length), search: link.search };
}
