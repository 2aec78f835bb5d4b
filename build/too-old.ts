import type { Plugin } from 'vite';
import { BROWSERS } from './browsers.ts';

const { chrome, firefox, safari } = BROWSERS;

/** One sentence in each language: which is meant is told by files that such a browser does not read. */
const SENTENCES: Readonly<Record<string, string>> = {
  ja: `このブラウザーは古いため、この画面を表示できません。Chrome・Edge ${chrome}、Firefox ${firefox}、Safari ${safari}以降をお使いください。`,
  en: `This browser is too old for this console. Please use Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari} or newer.`,
  es: `Este navegador es demasiado antiguo para esta consola. Utilice Chrome o Edge ${chrome}, Firefox ${firefox}, Safari ${safari} o posterior.`,
  zh: `此浏览器版本过旧，无法使用本管理平台。请使用 Chrome 或 Edge ${chrome}、Firefox ${firefox}、Safari ${safari} 或更高版本。`,
};

/**
 * Writes into the head of the built page, before anything else runs, what tells a browser without `popover` that it is
 * too old. The rest of the page is then left in a template, which runs nothing: written for browsers that know no module.
 */
export function tooOld(): Plugin {
  const paragraphs = Object.entries(SENTENCES).map(([lang, text]) => `<p lang="${lang}">${text}</p>`);
  const style = 'max-width: 40em; margin: 4em auto; padding: 0 1em; font-family: sans-serif';
  const written = `<main style="${style}">${paragraphs.join('')}</main><template>`;
  const script = `if (!('popover' in HTMLElement.prototype)) document.write(${JSON.stringify(written)})`;
  return {
    name: 'machi:too-old',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('</title>', () => `</title>\n    <script>${script.replaceAll('</', '<\\/')}</script>`),
    },
  };
}
