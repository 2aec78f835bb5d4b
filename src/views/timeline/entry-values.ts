import type { Picture } from '#domain/base/upload';

/** Form values: one video link per line. */
export interface EntryValues {
  content: string;
  images: Picture[];
  videos: string;
}
