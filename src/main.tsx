import { loadMessages } from 'virtual:messages';
import { createApp } from '#app/app';
import { createConfig } from '#app/config';
import { readDeploymentSettings } from '#app/deployment-settings';
import { mount } from '#app/mount';
import type { Clock } from '#domain/base/clock';
import { keepTheme } from '#kit/services/theme';
import './app/base.css';

const browserClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (id) => window.clearTimeout(id),
};

keepTheme();
const root = document.getElementById('root') as HTMLElement;
const settings = readDeploymentSettings(document);
try {
  // the only import of the fake backend: the build replaces the condition, so a production build contains
  // none of it
  const demo =
    import.meta.env.VITE_DEMO === '1'
      ? await import('../mocks/start').then((start) => start.startDemo(settings.apiBaseUrl))
      : null;
  const config = createConfig(settings, import.meta.env.VITE_DEMO === '1');
  const app = await createApp({
    config: demo ? { ...config, firebase: demo.firebase, mapsKey: demo.mapsKey } : config,
    loadMessages,
    clock: demo?.clock ?? browserClock,
    inspect: demo?.inspect,
  });
  mount(app, root);
} catch (error) {
  // the console and its texts are not loaded, so the page's own template shows the message
  root.replaceChildren(document.querySelector<HTMLTemplateElement>('#broken')?.content ?? '');
  throw error;
}
