import { HELD, heldNumbers } from './held';

/** What could leave the frame, or load something into it. */
const UNWANTED = 'script, iframe, object, embed, meta, base, link, style, template';

export interface ShownPicture {
  /** The document for the `srcdoc` of a frame that runs no scripts. */
  srcdoc: string;
  /** Of the recorded window, in CSS pixels. */
  width: number;
  height: number;
}

/** A picture with the stylesheets of its build and of this page. A foreign file may hold any markup. */
export function readPicture(markup: string, page: Document): ShownPicture {
  const picture = new DOMParser().parseFromString(markup, 'text/html');
  const [width = 0, height = 0] = heldNumbers(picture.documentElement, HELD.size);
  const recorded = [...picture.querySelectorAll('link[rel=stylesheet]')].flatMap((link) => {
    const address = new URL(link.getAttribute('href') ?? '', page.baseURI);
    return address.origin === page.location.origin ? [address.href] : [];
  });
  for (const element of picture.querySelectorAll(UNWANTED)) element.remove();
  const own = page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  for (const href of new Set([...recorded, ...[...own].map((link) => link.href)])) {
    const link = picture.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    picture.head.append(link);
  }
  for (const style of page.querySelectorAll('head style')) picture.head.append(style.cloneNode(true));
  return { srcdoc: `<!doctype html>${picture.documentElement.outerHTML}`, width, height };
}
