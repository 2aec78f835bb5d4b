import { createRoot, hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import type { App } from './app';
import { Root } from './Root';

/**
 * Puts the console into the page. The sign-in page that stands there before any script (build/show-sign-in.ts) is
 * taken over as it is, with what was typed into it; where it is not what this browser is to see, it is replaced.
 */
export function mount(app: App, place: HTMLElement): ReactRoot {
  const { rendered } = place.dataset;
  // from here on React hears what is pressed
  delete place.dataset.rendered;
  const isSignedOut = app.session.current() === null && !app.session.isResumed();
  if (rendered === app.services.intl.language() && isSignedOut) return takeOver(app, place);
  delete document.documentElement.dataset.pressed;
  const root = createRoot(place);
  root.render(<Root app={app} />);
  return root;
}

function takeOver(app: App, place: HTMLElement): ReactRoot {
  const fields = [...place.querySelectorAll('input')];
  const focused = fields.find((field) => field === document.activeElement);
  return hydrateRoot(place, <Root app={app} />, {
    // a password manager's mark between the fields makes React draw them anew, and empty
    onRecoverableError(error) {
      for (const field of fields) giveBack(field, field === focused);
      app.services.errorLog.add(error, 'sign-in page');
      console.error(error);
    },
  });
}

function giveBack(field: HTMLInputElement, focused: boolean) {
  const now = document.getElementById(field.id);
  if (field.isConnected || !(now instanceof HTMLInputElement)) return;
  now.value ||= field.value;
  if (focused && document.activeElement === document.body) now.focus();
}
