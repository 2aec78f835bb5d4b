import { readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { LoadMessages, Messages } from '#kit/intl';
import { START } from '../build/messages';

/** All messages of a language, compiled as the build does (build/messages.ts). */
export function compile(language: string): Messages {
  const texts = JSON.parse(readFileSync(`locales/${language}.json`, 'utf8')) as Record<string, string>;
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]));
}

/** The console's loader without the bundler; the two parts are cut where the build cuts them. */
export const loadMessages: LoadMessages = async (language, part) =>
  Object.fromEntries(
    Object.entries(compile(language)).filter(
      ([id]) => START.some((prefix) => id.startsWith(prefix)) === (part === 'start'),
    ),
  );
