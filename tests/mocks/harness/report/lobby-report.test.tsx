import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAddress } from '#mocks/harness/link/open-address';
import { takeReport } from '#mocks/harness/report/handed-report';
import { openInConsole } from '#mocks/harness/report/open-in-console';
import { openReportsOfLobby } from '#mocks/harness/report/open-reports-of-lobby';

vi.mock('#mocks/harness/link/open-address', () => ({ openAddress: vi.fn() }));

const REPORT = readFileSync('tests/reports/deletion-fails-once.json', 'utf8');
const { end: address } = JSON.parse(REPORT) as { end: string };
const REFUSALS = { foreign: 'no report', damaged: 'damaged', newer: 'newer', large: 'large' };

let stopListening = () => {};

beforeEach(() => {
  vi.mocked(openAddress).mockClear();
  document.body.innerHTML = `<div class="lobby-report"><input type="file"><p role="alert"></p></div>`;
  Object.assign(alertElement().dataset, REFUSALS);
});

afterEach(() => {
  stopListening();
  document.body.replaceChildren();
  localStorage.clear();
});

const alertElement = () => document.querySelector<HTMLElement>('[role=alert]') ?? document.body;
const fileInput = () => document.querySelector('input') as HTMLInputElement;

// jsdom's files have no text()
const fileOf = (text: string, name = 'machi.json') =>
  Object.assign(new File([text], name), { text: () => Promise.resolve(text) });

function chooseFile(text: string) {
  Object.defineProperty(fileInput(), 'files', { configurable: true, value: [fileOf(text)] });
  fileInput().dispatchEvent(new Event('change', { bubbles: true }));
}

/** Drops a file onto the page; whether the page took it. */
function dropFile(text: string, name: string): boolean {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { files: [fileOf(text, name)], items: [] } });
  return !document.body.dispatchEvent(event);
}

test('a report chosen in the lobby is handed over once to the console as the report has left it [A-349]', async () => {
  stopListening = openReportsOfLobby();
  chooseFile(REPORT);
  await vi.waitFor(() => expect(openAddress).toHaveBeenCalledWith(location.origin + address));
  expect(takeReport(localStorage)).toBe(REPORT);
  expect(takeReport(localStorage)).toBeNull();
  expect(alertElement().textContent).toBe('');
});

test('a report is opened that was chosen before the script was loaded, and one that is dropped anywhere', async () => {
  Object.defineProperty(fileInput(), 'files', { configurable: true, value: [fileOf(REPORT)] });
  stopListening = openReportsOfLobby();
  await vi.waitFor(() => expect(openAddress).toHaveBeenCalledOnce());
  expect(dropFile(REPORT, 'machi.json')).toBe(true);
  await vi.waitFor(() => expect(openAddress).toHaveBeenCalledTimes(2));
});

test('a file that is no report gets one sentence of error, and the next report none', async () => {
  stopListening = openReportsOfLobby();
  expect(dropFile('', '祭.png')).toBe(true);
  await vi.waitFor(() => expect(alertElement().textContent).toBe('no report'));
  chooseFile('{"format":"machi-bug-2"}');
  await vi.waitFor(() => expect(alertElement().textContent).toBe('damaged'));
  chooseFile('{"format":"machi-bug-9"}');
  await vi.waitFor(() => expect(alertElement().textContent).toBe('newer'));
  expect(openAddress).not.toHaveBeenCalled();
  chooseFile(REPORT);
  await vi.waitFor(() => expect(openAddress).toHaveBeenCalledOnce());
  expect(alertElement().textContent).toBe('');
});

const FULL_STORAGE = {
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
  expect(await openInConsole(fileOf(REPORT), FULL_STORAGE)).toBe('large');
  expect(openAddress).not.toHaveBeenCalled();
});
