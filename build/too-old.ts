import type { Plugin } from 'vite';
import { BROWSERS } from './browsers.ts';

const { chrome, firefox, safari } = BROWSERS;

/** One sentence in each language: the files with the stored language need a newer browser. */
const SENTENCES: Readonly<Record<string, string>> = {
  ja: `このブラウザーは古いため、この画面を表示できません。Chrome・Edge ${chrome}、Firefox ${firefox}、Safari ${safari}以降をお使いください。`,
  en: `This browser is too old for this console. Please use Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari} or newer.`,
  es: `Este navegador es demasiado antiguo para esta consola. Utilice Chrome o Edge ${chrome}, Firefox ${firefox}, Safari ${safari} o posterior.`,
  zh: `此浏览器版本过旧，无法使用本管理平台。请使用 Chrome 或 Edge ${chrome}、Firefox ${firefox}、Safari ${safari} 或更高版本。`,
};

/**
 * Writes a script into the head of the built page, before every other script, which shows a message in a
 * browser without `popover`. It puts the rest of the page into a template, so that nothing of it runs. The
 * script is written for browsers without modules.
 */
export function tooOld(): Plugin {
  const paragraphs = Object.entries(SENTENCES).map(([lang, text]) => `<p lang="${lang}">${text}</p>`);
  const style = 'max-width: 40em; margin: 4em auto; padding: 0 1em; font-family: sans-serif';
  const replacingMarkup = `<main style="${style}">${paragraphs.join('')}</main><template>`;
  const script = `if (!('popover' in HTMLElement.prototype)) document.write(${JSON.stringify(replacingMarkup)})`;
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
