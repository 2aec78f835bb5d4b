import { useEffect } from 'react';
import { useRouter } from 'wouter';
import type { SignedInUser } from '#kit/context/scope';
import { useApp } from '../app-context';
import { decide } from '../routing/guard';
import { matchScreen } from '../routing/match-screen';
import { screens } from '../screens/index';
import { prefetchPage } from './prefetch-page';

/** Milliseconds after which a pointer on a link counts as an intention. */
const INTENT_DELAY_MS = 80;

/** Prefetches the page of a link that has the pointer or the focus: its view and its first request. */
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
      const listenersAbort = new AbortController();
      let timer: number | undefined;
      let lastLink: HTMLAnchorElement | null = null;
      const prefetchSoon = ({ target }: Event) => {
        const link = target instanceof Element ? target.closest('a') : null;
        if (link === lastLink) return;
        lastLink = link;
        window.clearTimeout(timer);
        const address = addressOf(link, app.config.basePath);
        if (address === null || address.path === navigation.path()) return;
        const location = { ...address, match: matchScreen(parser, screens, address.path) };
        if (!('enter' in decide({ role, company, city: slug }, location))) return;
        timer = window.setTimeout(() => {
          // A quick click has already opened the page.
          if (address.path === navigation.path()) return;
          void prefetchPage(app, parser, { ...address, city: slug, user });
        }, INTENT_DELAY_MS);
      };
      // `pointermove`, because `pointerover` also fires when the page changes under a resting pointer.
      for (const type of ['pointermove', 'focusin']) {
        document.addEventListener(type, prefetchSoon, { signal: listenersAbort.signal, passive: true });
      }
      return () => {
        listenersAbort.abort();
        window.clearTimeout(timer);
      };
    },
    [app, parser, slug, company, role, user],
  );
}

/** Address of the link if it leads to a page of the console, else null. */
function addressOf(
  link: HTMLAnchorElement | null,
  basePath: string,
): { path: string; search: string } | null {
  if (link === null || link.origin !== window.location.origin || link.target !== '') return null;
  const root = basePath.replace(/\/$/, '');
  if (!link.pathname.startsWith(`${root}/`)) return null;
  return { path: link.pathname.slice(root.length), search: link.search };
}
