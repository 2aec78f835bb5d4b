import { keepItem } from '#mocks/backend/protocol/keep-item';
import type { RecordingStore } from '#mocks/harness/report/recording-store';
import { pictureOf } from './picture-of';

/** Pictures of the page for the recorded steps. */
export interface PictureLog {
  /** The id of a picture of the page now; null while nobody wants pictures. */
  take(): string | null;
  /** From now on, also after a load and in other sandboxes: the panel was opened, so this browser is a tester's. */
  want(): void;
  /** Null when it was dropped. */
  read(id: string): Promise<string | null>;
}

const WANTED_KEY = 'machi-pictures';

/** `native`: the browser's own storage, also in a sandbox. A picture costs some milliseconds of each press. */
export function createPictureLog(
  store: Pick<RecordingStore, 'keepPicture' | 'picture'>,
  native: Pick<Storage, 'getItem' | 'setItem'>,
  page: Document,
): PictureLog {
  return {
    take: () => (native.getItem(WANTED_KEY) === null ? null : store.keepPicture(pictureOf(page))),
    want: () => void keepItem(native, WANTED_KEY, 'true'),
    read: (id) => store.picture(id),
  };
}
