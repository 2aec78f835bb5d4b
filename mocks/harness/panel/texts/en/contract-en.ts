import { textsEn } from '#mocks/harness/contract/texts-en';
import type { contractJa } from '../ja/contract-ja';

export const contractEn: typeof contractJa = {
  table: textsEn,
  explained:
    'Save the calls of the real backend as HAR in the developer tools of a browser, then choose or drop the file here. It does not leave this browser, and the result has no value of it',
  file: 'HAR file',
  base: 'Address of the API (empty: found by itself)',
  badBase: 'Enter an address that starts with https://',
  reading: 'Comparing…',
  noHar: 'This file cannot be read as a HAR',
  failed: 'The comparison failed',
  filter: 'Filter by field or path',
  all: 'All',
  verdict: 'Result',
  noMatch: 'No endpoint matches',
  calls: (count) => `${count} calls`,
  due: (due, came) => `${due} → ${came}`,
  copyMarkdown: 'Copy Markdown',
  saveMarkdown: 'Save Markdown',
  saveCsv: 'Save CSV',
};
