import { textsEn } from '#mocks/contract/texts-en';
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
  harSeed: {
    title: 'Go on with the data of this HAR',
    making: 'Collecting rows…',
    failed: 'The file could not become data',
    nothing: 'The file has no rows for the data',
    counted: (rows, tables, added) =>
      `${rows} rows of ${tables} tables become data${added === 0 ? '' : `, and ${added} are added because rows refer to them`}`,
    explained:
      'Ids, states, dates and amounts stay; names, addresses, contacts, pictures and texts become those of the demo. The data stay in this browser: a link has their name alone',
    name: 'Name',
    open: 'Open with this data',
    badName: 'Enter a name of up to 40 letters, digits and . _ - that starts with a letter or a digit',
    noRoom: 'The browser has no room left. Delete data of HARs that are no longer needed under “Data”',
    replaces: 'Replaces the data with this name',
    tables: (count) => `Rows by table (${count} tables)`,
    rows: (rows, added) => (added === 0 ? `${rows} rows` : `${rows} rows + ${added} added`),
    standIns: 'Cities and companies that the demo does not have',
    standIn: (name, standIn) => `${name} → ${standIn}`,
    omitted: (count) => `Left out: ${count}`,
    reasons: {
      unknownCall: 'The contract does not have the call',
      failed: 'Failed, or the response is not recorded',
      unreadable: 'The response does not fit the contract',
      withoutRows: 'No rows of a table (figures and the like)',
      unknownCity: 'No city is left to stand for this one',
      unknownCompany: 'No company is left to stand for this one',
      account: 'People with the id of a demo account, which stands for them',
      otherCity: 'Rows that another city has, too: they are in the first city',
      refused: 'Rows that the table refuses (fields)',
    },
  },
  copyMarkdown: 'Copy Markdown',
  saveMarkdown: 'Save Markdown',
  saveCsv: 'Save CSV',
};
