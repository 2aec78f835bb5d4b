import { readFileSync } from 'node:fs';
import type { Plugin, ResolvedConfig } from 'vite';
import { configuredPage, withSettings } from '../deploy/configure.mjs';
import { deploymentOf } from './deployment.ts';

/**
 * Writes the settings and the Content-Security-Policy into the page, as deploy/configure.mjs does, which is put
 * beside it. The page of the dev server has no policy: Vite and React refresh write inline scripts into it.
 */
export function settings(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'machi:settings',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      // the last plugin: inline scripts of the others are allowed by hash
      order: 'post',
      handler(html) {
        const deployment = deploymentOf(config);
        if (config.command === 'serve') return withSettings(html, deployment.settings);
        return configuredPage(html.replace('<head>', `<head>\n    ${POLICY_TAG}`), deployment);
      },
    },
    generateBundle() {
      const source = readFileSync('deploy/configure.mjs', 'utf8');
      if (config.mode !== 'demo') this.emitFile({ type: 'asset', fileName: 'configure.mjs', source });
    },
  };
}

const POLICY_TAG = '<meta http-equiv="Content-Security-Policy" content="" />';
