import { createRoot, hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import type { App } from './app';
import { Root } from './Root';

/**
 * Mounts the console. Hydrates the prerendered sign-in page (build/show-sign-in.ts) with its typed input, or
 * replaces it when this browser needs another page.
 */
export function mount(app: App, container: HTMLElement): ReactRoot {
  const { rendered } = container.dataset;
  // From here on React handles the clicks.
  delete container.dataset.rendered;
  const isSignedOut = app.session.current() === null && !app.session.isResumed();
  if (rendered === app.services.intl.language() && isSignedOut) return hydrateSignInPage(app, container);
  delete document.documentElement.dataset.pressed;
  const root = createRoot(container);
  root.render(<Root app={app} />);
  return root;
}

function hydrateSignInPage(app: App, container: HTMLElement): ReactRoot {
  const fields = [...container.querySelectorAll('input')];
  const focusedField = fields.find((field) => field === document.activeElement);
  return hydrateRoot(container, <Root app={app} />, {
    // A password manager's element between the fields makes React render the fields again, empty.
    onRecoverableError(error) {
      for (const field of fields) restoreInput(field, field === focusedField);
      app.services.errorLog.add(error, 'sign-in page');
      console.error(error);
    },
  });
}

function restoreInput(field: HTMLInputElement, wasFocused: boolean) {
  const newField = document.getElementById(field.id);
  if (field.isConnected || !(newField instanceof HTMLInputElement)) return;
  newField.value ||= field.value;
  if (wasFocused && document.activeElement === document.body) newField.focus();
}
