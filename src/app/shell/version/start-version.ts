import { createActor } from 'xstate';
import type { App } from '#app/app';
import { versionMachineWith } from '#machines/version/version.machine';
import type { Version } from '#machines/version/version.react';
import { versionEffects } from './version-effects';

const started = new WeakMap<App, Version>();

/** One for the document, whose build it is about: another city or another user changes nothing of it. */
export function startVersion(app: App): Version {
  const version = started.get(app) ?? start(app);
  started.set(app, version);
  return version;
}

function start({ config, services, inspect }: App): Version {
  const effects = versionEffects({ page: config.basePath, toasts: services.toasts });
  return createActor(versionMachineWith(effects), { clock: services.clock, inspect }).start();
}
