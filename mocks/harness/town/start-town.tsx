import type { Backend } from '#mocks/backend/backend-types';
import { accountTable } from '#mocks/backend/tables/session/accounts';
import type { Harness } from '#mocks/harness/harness';
import { refreshConsole } from '#mocks/harness/panel/browser/refresh-console';
import { mountInShadow } from '#mocks/harness/panel/mount-in-shadow';
import { accountOf, situationOf } from '#mocks/harness/panel/situation';
import { followConsoleLanguage } from '#mocks/harness/tours/console-language';
import { type Arrival, arrivalsOfDay } from './arrivals-of-day';
import { createTown } from './create-town';
import { deliverArrival, isSeen, type TownPlace } from './deliver-arrival';
import { type KeptTown, leaveTown } from './kept-town';
import { TownChip } from './TownChip';
import { townStyles } from './town-styles';

interface StartTownOptions {
  kept: KeptTown;
  backend: Backend;
  harness: Harness;
  /** The town is over or stopped. */
  onEnd(): void;
}

/** Of the town before, whose chip still says that it is over. */
let closeLastChip = () => {};

/** Runs the town and shows its chip; the returned function ends both. */
export async function startTown({ kept, backend, harness, onEnd }: StartTownOptions): Promise<() => void> {
  closeLastChip();
  const language = await followConsoleLanguage();
  const endController = new AbortController();
  leaveTown(sessionStorage, endController.signal);

  /** Null while nobody is signed in, or no city is chosen. */
  const currentPlace = (): TownPlace | null => {
    const { city } = situationOf(harness);
    const id = accountOf(harness)?.id;
    const account = id === undefined ? null : backend.db.of(accountTable).find(id);
    if (city === null || city === 'none' || account === null) return null;
    return { backend, remoteEvents: harness.remoteEvents, city, account, edited: editedRecord() };
  };
  const town = createTown(kept, {
    clock: harness.clock,
    storage: sessionStorage,
    arrivalsOn(moment) {
      const townPlace = currentPlace();
      if (townPlace === null) return [];
      return arrivalsOfDay({ seed: backend.seed, city: townPlace.city }, moment).filter(({ kind }) =>
        isSeen(kind, townPlace),
      );
    },
    async deliver(arrivals: readonly Arrival[]) {
      for (const arrival of arrivals) {
        const townPlace = currentPlace();
        if (townPlace) await deliverArrival(arrival, townPlace);
      }
      refreshConsole();
    },
    onEnd() {
      endController.abort();
      onEnd();
    },
  });
  const closeTown = () => {
    if (town.state().at !== 'over') town.stop();
    unmount();
  };
  const unmount = mountInShadow(<TownChip town={town} language={language} onClose={closeTown} />, townStyles);
  closeLastChip = closeTown;
  return closeTown;
}

/** The address has the record that the console shows or edits. */
function editedRecord(): number | null {
  const parameters = new URLSearchParams(location.search);
  const id = parameters.get('edit') ?? parameters.get('view');
  return id === null ? null : Number(id);
}
