import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BUILD = 'dist';

export interface ConfiguredBuild {
  folder: string;
  /** Writes other settings into the page. */
  configure(environment: Readonly<Record<string, string>>): void;
  remove(): void;
}

/** A copy of the production build with these settings, as deploy/configure.mjs writes them. */
export function configuredBuild(environment: Readonly<Record<string, string>>): ConfiguredBuild {
  if (!existsSync(`${BUILD}/configure.mjs`)) throw new Error(`no ${BUILD}: npm run build`);
  const folder = mkdtempSync(join(tmpdir(), 'machi-build-'));
  cpSync(BUILD, folder, { recursive: true });
  const configure: ConfiguredBuild['configure'] = (env) => {
    execFileSync(process.execPath, [join(folder, 'configure.mjs')], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };
  configure(environment);
  return { folder, configure, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
