import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAddress } from '#mocks/harness/link/open-address';
import { takeReport } from '#mocks/harness/report/handed-report';
import { openInConsole } from '#mocks/harness/report/open-in-console';
import { openReportsOfLobby } from '#mocks/harness/report/open-reports-of-lobby';

vi.mock('#mocks/harness/link/open-address', () => ({ openAddress: vi.fn() }));

const REPORT = readFileSync('tests/reports/deletion-fails-once.json', 'utf8');
const { end: address } = JSON.parse(REPORT) as { end: string };
const WORDS = { foreign: 'no report', damaged: 'damaged', newer: 'newer', large: 'large' };

let end = () => {};

beforeEach(() => {
  vi.mocked(openAddress).mockClear();
  document.body.innerHTML = `<div class="lobby-report"><input type="file"><p role="alert"></p></div>`;
  Object.assign(answer().dataset, WORDS);
});

afterEach(() => {
  end();
  document.body.replaceChildren();
  localStorage.clear();
});

const answer = () => document.querySelector<HTMLElement>('[role=alert]') ?? document.body;
const input = () => document.querySelector('input') as HTMLInputElement;

// jsdom's files have no text()
const fileOf = (text: string, name = 'machi.json') =>
  Object.assign(new File([text], name), { text: () => Promise.resolve(text) });

function choose(text: string) {
  Object.defineProperty(input(), 'files', { configurable: true, value: [fileOf(text)] });
  input().dispatchEvent(new Event('change', { bubbles: true }));
}

/** Drops a file onto the page; whether the page took it. */
function dropped(text: string, name: string): boolean {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { files: [fileOf(text, name)], items: [] } });
  return !document.body.dispatchEvent(event);
}

test('a report chosen in the lobby is handed over once to the console as the report has left it [A-349]', async () => {
  end = openReportsOfLobby();
  choose(REPORT);
  await vi.waitFor(() => expect(openAddress).toHaveBeenCalledWith(location.origin + address));
  expect(takeReport(localStorage)).toBe(REPORT);
  expect(takeReport(localStorage)).toBeNull();
  expect(answer().textContent).toBe('');
});

test('a report is opened that was chosen before the script was loaded, and one that is dropped anywhere', async () => {
  Object.defineProperty(input(), 'files', { configurable: true, value: [fileOf(REPORT)] });
  end = openReportsOfLobby();
  await vi.waitFor(() => expect(openAddress).toHaveBeenCalledOnce());
  expect(dropped(REPORT, 'machi.json')).toBe(true);
  await vi.waitFor(() => expect(openAddress).toHaveBeenCalledTimes(2));
});

test('any other file gets one sentence, and the next report none', async () => {
  end = openReportsOfLobby();
  expect(dropped('', '祭.png')).toBe(true);
  await vi.waitFor(() => expect(answer().textContent).toBe('no report'));
  choose('{"format":"machi-bug-2"}');
  await vi.waitFor(() => expect(answer().textContent).toBe('damaged'));
  choose('{"format":"machi-bug-9"}');
  await vi.waitFor(() => expect(answer().textContent).toBe('newer'));
  expect(openAddress).not.toHaveBeenCalled();
  choose(REPORT);
  await vi.waitFor(() => expect(openAddress).toHaveBeenCalledOnce());
  expect(answer().textContent).toBe('');
});

const FULL = {
  getItem: () => null,
  removeItem: () => {},
  setItem: () => {
    throw new Error('the storage is full');
  },
};

test('a report that leads to another site is damaged, and one without room in the browser is too large', async () => {
  expect(
    await openInConsole(
      fileOf(REPORT.replace(`"${address}"`, '"//other.example/#qa?role=none"')),
      localStorage,
    ),
  ).toBe('damaged');
  expect(await openInConsole(fileOf(REPORT), FULL)).toBe('large');
  expect(openAddress).not.toHaveBeenCalled();
});
