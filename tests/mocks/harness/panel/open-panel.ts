import { act, fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { news } from '#api/content/news';
import { notifications } from '#api/messaging/notifications';
import type { Snapshot } from '#mocks/backend/db/db';
import { createFirebaseFaults } from '#mocks/backend/firebase/firebase-faults';
import { createFaults } from '#mocks/backend/protocol/faults';
import { CALL_DEFAULTS, createLog, type LogEntry } from '#mocks/backend/protocol/log';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { ACCOUNTS } from '#mocks/backend/seed/session/accounts';
import { createClock } from '#mocks/harness/clock/clock';
import type { DataEditor } from '#mocks/harness/data/data-editor';
import type { Harness } from '#mocks/harness/harness';
import { browserStorage } from '#mocks/harness/link/browser-storage';
import { createMachineLog } from '#mocks/harness/machines/machine-log';
import { createFaultSets } from '#mocks/harness/panel/fault-sets';
import { mountPanel } from '#mocks/harness/panel/mount';
import { PART_NAMES, PARTS } from '#mocks/harness/panel/part-table';
import { ja } from '#mocks/harness/panel/texts/ja';
import { createReportInbox } from '#mocks/harness/report/report-inbox';
import { createSeenStatuses } from '#mocks/harness/requirements/seen-statuses';

/** 1 April 2026, 09:00 in Japan. */
export const NINE_OCLOCK = Date.parse('2026-04-01T09:00:00+09:00');
export const LOGGED_CALL: Omit<LogEntry, 'id'> = {
  ...CALL_DEFAULTS,
  at: NINE_OCLOCK,
  startedAt: NINE_OCLOCK,
  method: 'POST',
  url: 'http://localhost:3000/api-root/akashi/notifications/?search=%E7%A5%AD',
  path: '/:city/notifications/',
  page: '/akashi/notification',
  status: 200,
  requestBody: { title: '花火', password: 'secret' },
  responseBody: { data: { id: 3 } },
  duration: 12.4,
};

/** The same array on every call. */
const NO_MAILS: ReturnType<Harness['mails']['newestFirst']> = [];

const NO_STEPS: ReturnType<Harness['steps']['steps']> = [];
const NO_CALLS: ReturnType<Harness['steps']['calls']> = [];

/** The real one comes with the whole fake backend. */
const NO_DATA: DataEditor = {
  tables: [{ name: 'scenes', scopes: ['akashi'], fields: [], noNewRows: null }],
  rows: () => ({ rows: [], total: 0 }),
  read: () => ({ changes: {}, problems: {} }),
  begin: () => Promise.resolve({ id: 1 }),
  create: (_, row) => Promise.resolve(row),
  update: () => Promise.resolve(null),
  remove: () => Promise.resolve(null),
  restore: () => Promise.resolve(),
  replacement: {
    current: () => null,
    reset: () => Promise.resolve(),
    load: () => Promise.resolve(),
    undo: () => Promise.resolve(false),
    subscribe: () => () => {},
  },
  history: () => Promise.resolve([]),
  undo: () => Promise.resolve(false),
  version: () => 0,
  subscribe: () => () => {},
};

let unmount = () => {};
// React warns about updates outside act() in a root that testing-library has not created.
const flags = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** Call it in each file that opens the panel. */
export function preparePanel() {
  beforeEach(() => {
    flags.IS_REACT_ACT_ENVIRONMENT = true;
    history.replaceState(null, '', '/akashi/notification');
    // Test files share their page, and an earlier one may have stored its language.
    forgetAll();
  });

  afterEach(() => {
    unmountPanel();
    flags.IS_REACT_ACT_ENVIRONMENT = false;
    forgetAll();
  });
}

export const unmountPanel = () => act(() => unmount());

function forgetAll() {
  localStorage.clear();
  for (const name of ['Admin-Token', 'language', 'size', 'theme']) browserStorage.removeCookie(name);
}

export function storeSignIn(username: string, city = 'akashi') {
  browserStorage.setCookie('Admin-Token', 'a token nobody may see');
  localStorage.setItem('UserId', String(ACCOUNTS.find((account) => account.username === username)?.id));
  localStorage.setItem('City', JSON.stringify(CITIES.find(({ name }) => name === city)));
}

export function harnessWith(parts: Partial<Harness> = {}) {
  const log = parts.log ?? createLog();
  return {
    backend: {
      accounts: ACCOUNTS,
      cities: CITIES,
      endpoints: [notifications.list, notifications.create, notifications.remove, news.update],
      loadAll: () => Promise.resolve(),
      reset: vi.fn(() => Promise.resolve()),
      snapshot: () => Promise.resolve<Snapshot>({ seed: 'normal', entries: [] }),
      snapshotBefore: () => Promise.resolve<Snapshot | null>({ seed: 'normal', entries: [] }),
    },
    data: NO_DATA,
    clock: createClock(),
    faults: createFaults(),
    faultSets: createFaultSets(localStorage),
    log,
    seenStatuses: createSeenStatuses(log, browserStorage),
    steps: {
      steps: () => NO_STEPS,
      calls: () => NO_CALLS,
      start: () => null,
      ready: Promise.resolve(),
      note: vi.fn(),
      seen: () => null,
      subscribe: () => () => {},
      stop: () => {},
    },
    pictures: { take: () => null, want: vi.fn(), read: () => Promise.resolve(null) },
    reports: createReportInbox(),
    machines: createMachineLog(),
    mails: { newestFirst: () => NO_MAILS, subscribe: () => () => {} },
    storage: browserStorage,
    sandboxes: {
      current: null,
      others: () => [],
      enter: vi.fn(),
      openSharedData: vi.fn(),
      remove: vi.fn(),
    },
    eventsBetween: () => [],
    answerOfFake: () => Promise.resolve(() => Promise.resolve(null)),
    seed: { profile: 'normal', n: 1 },
    day: '2026-03-31',
    latency: 60,
    firebase: 'on',
    maps: 'on',
    network: 'on',
    firebaseFaults: createFirebaseFaults(),
    remoteEvents: {
      expireTokens: vi.fn(() => Promise.resolve()),
      endSessions: vi.fn(() => Promise.resolve()),
      changeRole: vi.fn(() => Promise.resolve()),
      sendChat: vi.fn(() => Promise.resolve()),
      readChat: vi.fn(() => Promise.resolve()),
      typeChat: vi.fn(() => Promise.resolve()),
      otherPartyReadsMessagesOf: vi.fn(() => Promise.resolve()),
      sendNotice: vi.fn(() => Promise.resolve()),
      readNotification: vi.fn(() => Promise.resolve()),
      sendReport: vi.fn(() => Promise.resolve()),
      sendPurchase: vi.fn(() => Promise.resolve()),
      sendReserve: vi.fn(() => Promise.resolve()),
      requestCancellation: vi.fn(() => Promise.resolve()),
      revokeFirebaseTokens: vi.fn(),
      dropFirebaseStreams: vi.fn(),
    },
    problems: [],
    openMended: null,
    openAddress: vi.fn(),
    handOver: vi.fn(),
    play: vi.fn(),
    linked: true,
    root: '/',
    visit: vi.fn(),
    town: {
      isOn: () => false,
      turnOn: vi.fn(),
      turnOff: vi.fn(),
      resume: vi.fn(),
      subscribe: () => () => {},
    },
    tour: () => ({}),
    ...parts,
  } satisfies Harness;
}

export function renderPanel(parts: Partial<Harness> = {}) {
  const harness = harnessWith(parts);
  act(() => {
    unmount = mountPanel(harness);
  });
  const host = document.querySelector<HTMLElement>('[data-harness]');
  const root = host?.shadowRoot;
  if (!host || !root) throw new Error('the panel has no shadow root');
  return { harness, host, root, panel: within(root as unknown as HTMLElement), user: userEvent.setup() };
}

export type PanelView = ReturnType<typeof renderPanel>;

// Neither jsdom nor testing-library can type into a shadow root.
export const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

export const handleOf = ({ panel }: PanelView) => panel.getByRole('button', { name: /デモデータ/ });

/** Selects a tab, and waits until the file of its part is loaded. */
export async function openPart({ panel, user }: PanelView, name: string) {
  const part = PART_NAMES.find((one) => ja.tabs[one] === name);
  if (part) await user.click(panel.getByRole('tab', { name: ja.groups[PARTS[part].group] }));
  await user.click(panel.getByRole('tab', { name }));
  await waitFor(() => expect(panel.queryByText('読み込み中…')).toBeNull());
}

export async function openPanel(parts: Partial<Harness> = {}, part?: string) {
  const view = renderPanel(parts);
  await view.user.click(handleOf(view));
  await openPart(view, part ?? ja.tabs.persona);
  return view;
}
