import { copiedNumbers, PICTURE_ATTRIBUTES } from './copied';

/** What could leave the frame, or load something into it. */
const UNWANTED_ELEMENTS =
  'script, iframe, frame, frameset, object, embed, applet, portal, meta, base, link, style, template';
/** No other host learns that somebody looks at the picture. The styles of the build and of elements are needed. */
const CONTENT_SECURITY_POLICY =
  "default-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; form-action 'none'; base-uri 'none'";

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
  const [width = 0, height = 0] = copiedNumbers(picture.documentElement, PICTURE_ATTRIBUTES.size);
  const recordedSheets = [...picture.querySelectorAll('link[rel=stylesheet]')].flatMap((link) => {
    const address = new URL(link.getAttribute('href') ?? '', page.baseURI);
    return address.origin === page.location.origin ? [address.href] : [];
  });
  for (const element of picture.querySelectorAll(UNWANTED_ELEMENTS)) element.remove();
  const ownSheets = page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  for (const href of new Set([...recordedSheets, ...[...ownSheets].map((link) => link.href)])) {
    const link = picture.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    picture.head.append(link);
  }
  const policy = picture.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = CONTENT_SECURITY_POLICY;
  picture.head.prepend(policy);
  for (const style of page.querySelectorAll('head style')) picture.head.append(style.cloneNode(true));
  return { srcdoc: `<!doctype html>${picture.documentElement.outerHTML}`, width, height };
}
