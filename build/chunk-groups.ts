import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { importedBy } from './imported-by.ts';

/** The groups of modules that share a chunk, for the bundler's `codeSplitting`. */
export const chunkGroups = (demo: boolean) =>
  demo
    ? [...firstDemoGroups, ...listGroups, ...backendGroups, ...screenGroups, ...panelGroups]
    : [...listGroups, ...screenGroups];

/**
 * Few chunks, each with its imports, instead of hundreds of chunks of a few hundred bytes (decision 003). A
 * module belongs to the first group that matches it. A module that loads on demand has no group: its chunk
 * would only re-export from the group.
 */
const listGroups = [
  // the sign-in page
  {
    name: 'start',
    test: /(src\/(app\/(app|Root)|kit\/services\/theme|views\/login\/LoginView)\.tsx?|react-dom\/client\.js|preload-helper\.js|virtual:messages|rolldown\/runtime\.js)$/,
  },
  // the sign-in itself
  { name: 'session', test: /src\/app\/session\/start-session\.ts$/ },
  // every screen behind the sign-in
  { name: 'console', test: /src\/app\/signed-in\.ts$/ },
  // every list, without pictures
  {
    name: 'records',
    test: /src\/kit\/(page|list|column|record|services|overlay)\/(row\/)?((RowAction|Record(Table|Dialogs)|PageHead|CreateLink|ColumnHeads|SearchInput|FilterSelect|Details|TabLinks|RowOnPage|RowSelection|ReadTag|GenderText|QueryState|use-record-list|use-address-filter|selection|cached-rows|removal-of|use-record-controller|short-text|(?!picture|upcoming).*-column)\.tsx?)$/,
  },
  // modules of the contract that three or more chunks import, without those that only calendars, files, accounts,
  // companies and opening hours use
  {
    name: 'shared',
    test: /src\/(api|domain)\/(base|http|people|messaging)\/(?!.*(period|csv|cp932|span|account|password|registration|shop-admin|staff|opening-hours|week))|@babel\/runtime/,
    minShareCount: 3,
  },
];

/** What several screens share. */
const screenGroups = [
  // passwords and registration: forms of accounts, which no list has
  { name: 'accounts', test: /src\/(api|domain)\/people\/(account|password|registration)/, minShareCount: 2 },
  // every form of a record, without the picker, whose combobox few forms have, and without the components of
  // accounts and of coupons
  {
    name: 'forms',
    test: /src\/kit\/(form\/(?!RecordPicker|Account|Action|Address|Code|Email|FormPart|form-part|Identity|NameAndEmail|Password|Product|Repeat|SendAgain|UsualSentences|use-sending)|field\/(TextField|SelectField|FieldPair)|record\/RecordForm|resource\/ResourceForm)/,
  },
  // the records of other screens that the dashboard counts
  {
    name: 'waiting',
    test: /src\/((api|domain)\/offers\/(coupon|time-sale(?!-rules)|reserve|ending|ends-within)|api\/recruitment\/waiting-queries|kit\/list\/use-settled)/,
    minShareCount: 2,
  },
  // what the list of notifications and its form share
  { name: 'notifications', test: /src\/views\/notifications\/(audience-text|use-school)/, minShareCount: 2 },
  // the company whose records a screen shows: staff, shop admins, time cards and invoices
  {
    name: 'company',
    test: /src\/(kit\/(page\/CompanyState|context\/use-company)|api\/places\/compan|(api|domain)\/people\/(shop-admin|staff))/,
    minShareCount: 2,
  },
  // what the dashboard and the screens of events and time cards share
  { name: 'events', test: /src\/(api|domain)\/content\/event/, minShareCount: 2 },
  { name: 'work-schedules', test: /src\/(api|domain)\/office\/work-schedule/, minShareCount: 2 },
  // a row with several actions, or with an end
  {
    name: 'rows',
    test: /src\/kit\/(list\/row\/(RowActions|DueAction)|column\/(period-tones|upcoming-column))/,
    minShareCount: 2,
  },
  // a picture that opens in full, which lists of users have too
  { name: 'preview', test: /src\/kit\/overlay\/ImagePreview/, minShareCount: 2 },
  // lists with pictures
  {
    name: 'pictures',
    test: /src\/kit\/(list\/tiles\/|column\/picture-column|resource\/image-detail|record\/LeadPictures)/,
    minShareCount: 2,
  },
  // the colour and the drawing of a city, or of a shop
  { name: 'town', test: /src\/kit\/chart\/(TownDrawing|hue-of)/, minShareCount: 2 },
  // the way to the tasks and back, and what it shares with the chat
  {
    name: 'tasks',
    test: /src\/(kit\/decision-queue\/TasksReturn|records\/chat\/watching)/,
    minShareCount: 2,
  },
  // decisions that are held before they are sent: identities, reports, users and reservations
  {
    name: 'decisions',
    test: /src\/((kit|machines)\/decision-queue\/|records\/(identity|report|reserve)\/.*(deliver|verdicts|name|State|Facts)|records\/locker\/LockerName)/,
    minShareCount: 2,
  },
  // the phone beside a form, which is loaded after it: one file for the seven kinds of record
  {
    name: 'phones',
    test: /src\/(kit\/phone-preview\/(?!BesidePhone|beside-)|views\/[\w-]+\/\w+Phone\.tsx$)/,
  },
  // small modules of the contract that a list and its form share: one file in place of eighteen
  {
    name: 'small-records',
    test: /src\/(api|domain)\/\w+\/(scenes?|categor(y|ies)|genres|passports|pass-package|package|voucher|combo|flyer|document|job|article|timecard|month|menu-item|locker|locker-queries|news|store-ads)\.ts$/,
    minShareCount: 2,
  },
];

/** The start of the demo, with what it shares with the console: the sign-in page must not wait for other files. */
const firstDemoGroups = [
  {
    name: 'demo',
    test: /mocks\/(start\.ts|harness\/(clock|demo|link|machines|report)\/(scenario|tab-memory|clock|nearest|link-problem|preferences|browser-storage|inspection|console-painted|take-dropped-files|open-reports-of-lobby)\.ts|backend\/(protocol\/fault-text|seed\/(base\/seed|places\/cities)\.ts))|src\/domain\/(base\/(japan-time|limits)|people\/roles|places\/(companies|city)|session\/)|node_modules\/dayjs\//,
  },
];
/** Everything that the start of the fake backend imports. */
const isOfStart = importedBy(fileURLToPath(new URL('../mocks/start-backend.ts', import.meta.url)));

/** The fake backend by need (decision 036). */
const backendGroups = [
  // what the first call of a page needs, with its part of the contract and its packages
  {
    name: (id: string, context: Rolldown.ChunkingContext) => (isOfStart(id, context) ? 'backend' : null),
    debugName: 'backend',
    test: /(mocks|src\/(api|domain))\//,
  },
  // the contract and the tables of each folder of handlers, which other folders and single screens need too
  {
    name: folderChunk('contract'),
    debugName: 'contract',
    test: /src\/(api|domain)\//,
    minShareCount: 2,
  },
  {
    name: folderChunk('tables'),
    debugName: 'tables',
    test: /mocks\/backend\/(tables|seed|services)\//,
    minShareCount: 2,
  },
  // what handlers of several folders share
  { name: 'handlers', test: /mocks\/backend\//, minShareCount: 2 },
];

function folderChunk(kind: string) {
  return (id: string) => {
    const folder = /(?:api|domain|tables|seed|services)\/([\w-]+)\//.exec(id)?.[1];
    return folder === undefined ? kind : `${folder}-${kind}`;
  };
}

/** What the panel and its parts share. */
const panelGroups = [{ name: 'panel', test: /mocks\//, minShareCount: 2 }];
