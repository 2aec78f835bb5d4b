import { buildId } from '#kit/context/build-id';
import { knownPath, knownWord } from './known-parts';
import type { Reported } from './reported';

/** What each report says of the page and its user. */
export interface ReportContext {
  address: string;
  role: string;
  city: string;
  version: string;
  /** Commit and minute; empty where the page has none. */
  build: string;
  browser: string;
  time: string;
}

export function reportContextOf({ config, user }: Reported, path: string, at: number): ReportContext {
  const { profile, city } = user() ?? {};
  return {
    address: `/${knownPath(path.slice(config.basePath.length))}`,
    role: knownWord(profile?.permission ?? ''),
    city: knownWord(city?.name ?? ''),
    version: import.meta.env.VITE_VERSION,
    build: buildId() ?? '',
    browser: navigator.userAgent,
    time: new Date(at).toISOString(),
  };
}
