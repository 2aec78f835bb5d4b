import { KNOWN_WORDS } from './known-words';

/*
 * What a report may say: only what is known not to be a value. An error can quote anything: what a user typed
 * (`"…" is not valid JSON`), a record of a response, an address with its search. To take out what looks like
 * a value would miss some; so only words of a list, files of the console and words of paths remain, and … is in
 * place of everything else.
 */

/** A file that the build has named (fileNames in vite.config.ts). */
const BUILT_FILE = String.raw`assets/[A-Za-z][\w.]*-[\w-]{7}\.(?:js|css)`;
const BUILT_FILE_IN = new RegExp(BUILT_FILE);
const STACK_FRAME = new RegExp(String.raw`${BUILT_FILE}:\d{1,7}:\d{1,7}(?=\)?$)`);
const WORD = /[^\s.,:;()'"#/-]+/g;
const MAX_TEXT_LENGTH = 300;
const MAX_FRAMES = 20;

/** The known words of a text, and the files that it names: `Cannot read properties of undefined (reading '…')`. */
export function knownText(text: string): string {
  const [, reactErrorNumber] = /^\w*:? ?Minified React error #(\d{1,3});/.exec(text) ?? [];
  if (reactErrorNumber !== undefined) return `Minified React error #${reactErrorNumber}`;
  return text
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/\s+/g, ' ')
    .split(' ')
    .map(
      (part) => BUILT_FILE_IN.exec(part)?.[0] ?? part.replace(WORD, (word) => (isKnown(word) ? word : '…')),
    )
    .join(' ')
    .replace(/…(?:[^A-Za-z]*…)+/g, '…');
}

const isKnown = (word: string): boolean => KNOWN_WORDS.has(word.toLowerCase());

/**
 * The places of a stack in files of the console; `other` is in place of those of the browser, of extensions and
 * of the page's inline scripts, whose address has the search. `message`: what the stack of some browsers starts with.
 */
export function knownFrames(stack: string, message: string): string[] {
  const start = stack.indexOf(message);
  return stack
    .slice(start < 0 ? 0 : start + message.length)
    .split('\n')
    .filter((line) => /^\s+at |@/.test(line))
    .map((line) => STACK_FRAME.exec(line.trim())?.[0] ?? 'other')
    .filter((frame, index, frames) => frame !== 'other' || frames[index - 1] !== 'other')
    .slice(0, MAX_FRAMES);
}

/** A path as those of the screens, which have no values: only a typed address has other segments. */
export const knownPath = (path: string): string =>
  path
    .split('/')
    .map((segment) => (/^(?:[a-z][a-z_-]{0,29}|\d{1,9}|)$/.test(segment) ? segment : '…'))
    .join('/');

/** The name of a role or of a city in addresses. */
export const knownWord = (word: string): string => (/^[a-z][a-z_-]{0,29}$/i.test(word) ? word : '');

/** What came in place of a field of the contract, without the names and words that read-as.ts adds. */
export const knownKind = (came: string): string =>
  /^(?:nothing|null|a list|an object|an empty text|a text|a number|a boolean|no outcome of a write)/.exec(
    came,
  )?.[0] ?? 'a word';
