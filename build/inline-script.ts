import { minifySync } from 'vite';

/** A minified script inside the page, which is loaded on every visit. */
export function inlineScript(code: string): string {
  const { code: minified, errors } = minifySync('inline-script.js', code);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return `<script>${minified.trim()}</script>`;
}
