import { createActor, type InspectionEvent } from 'xstate';
import type { Call } from '#api/endpoint';
import type { Problem } from '#api/problem';
import type { Clock } from '#domain/clock';
import type { AppServices } from '#kit/app-services';
import { createErrorLog } from '#kit/error-log';
import { createIntlStore, type LoadMessages } from '#kit/intl';
import { storedLanguage } from '#kit/language';
import { createNavigation } from '#kit/navigation';
import { createToasts } from '#kit/toasts';
import { sessionMachineWith } from '#machines/session/session.machine';
import type { SessionActor } from '#machines/session/session.react';
import type { Config } from './config';
import { remembered, sessionEffects, takeFarewell } from './session-effects';

export interface App {
  config: Config;
  session: SessionActor;
  services: AppServices;
  /** Called when whoever is signed in leaves: caches, drafts in memory, requests under way. */
  onLeave(listener: () => void): () => void;
}

export interface AppDependencies {
  config: Config;
  loadMessages: LoadMessages;
  /** The browser's own, or the demo harness's. */
  clock: Clock;
  /** Sees every event of every machine; the demo harness's inspector. */
  inspect?: (event: InspectionEvent) => void;
}

/** The composition root: everything is made here, once, and handed down. */
export async function createApp({ config, loadMessages, clock, inspect }: AppDependencies): Promise<App> {
  const intl = await createIntlStore(storedLanguage() ?? config.defaultLanguage, loadMessages);
  const toasts = createToasts(clock);
  const errorLog = createErrorLog(clock);
  const navigation = createNavigation(config.basePath, window);
  const leaving = new Set<() => void>();

  let loaded: ReturnType<typeof loadHttp> | undefined;
  const http = () => {
    // a chunk that did not arrive is asked for again by the next call
    loaded ??= loadHttp().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  const call: Call = async (endpoint, args) => (await http()).call(endpoint, args);

  const effects = sessionEffects({
    calls: async () => (await http()).sessionCalls,
    toasts,
    dropWork: () => {
      for (const listener of leaving) listener();
    },
    reload: () => location.reload(),
  });
  const session = createActor(sessionMachineWith(effects), { clock, inspect, input: remembered() });
  session.start();

  const farewell = takeFarewell();
  if (farewell) void intl.need('rest').then(() => toasts.show('error', farewell));

  return {
    config,
    session,
    services: { call, clock, errorLog, intl, navigation, settings: config, toasts },
    onLeave(listener) {
      leaving.add(listener);
      return () => leaving.delete(listener);
    },
  };

  async function loadHttp() {
    // what an answer can make the console say comes with the first call
    const [{ createHttp }] = await Promise.all([import('./http'), intl.need('rest')]);
    return createHttp({
      baseUrl: config.apiBaseUrl,
      openData: config.openData,
      session,
      onProblem,
      strict: config.strict,
    });
  }

  /** Said once, here, whoever made the call (specification chapter 8). */
  function onProblem(problem: Problem, quiet: boolean) {
    errorLog.add(problem, problem.endpoint);
    if (problem.kind === 'conflict') console.error(problem);
    const toldElsewhere =
      problem.kind === 'conflict' || // logged only
      problem.kind === 'denied' || // the session says it, and logs out
      problem.kind === 'ended' || // said after the forced log-out
      problem.fields.length > 0; // said beside the field
    if (!quiet && !toldElsewhere) toasts.show('error', problem.told);
  }
}
