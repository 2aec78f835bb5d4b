import { createActor } from 'xstate';
import type { App } from '#app/app';
import { versionMachineWith } from '#machines/version/version.machine';
import type { Version } from '#machines/version/version.react';
import { versionEffects } from './version-effects';

const startedVersions = new WeakMap<App, Version>();

/** One for the document, whose build it is about: another city or another user changes nothing of it. */
export function startVersion(app: App): Version {
  const version = startedVersions.get(app) ?? createVersion(app);
  startedVersions.set(app, version);
  return version;
}

function createVersion({ config, services, inspect }: App): Version {
  const effects = versionEffects({ page: config.basePath, toasts: services.toasts });
  return createActor(versionMachineWith(effects), { clock: services.clock, inspect }).start();
}
