import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from '#kit/overlay/Dialog';
import { useRescuedFocus } from '#kit/overlay/use-rescued-focus';
import { renderInKit } from '../render-in-kit';

function Page({ children }: { children: ReactNode }) {
  useRescuedFocus();
  return (
    <>
      <button type="button">メニュー</button>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

function Chooser() {
  const [selected, setSelected] = useState(['一', '二', '三']);
  return (
    <div>
      {selected.length > 0 ? (
        <ul>
          {selected.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => setSelected((all) => all.filter((one) => one !== name))}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <input aria-label="探す" />
    </div>
  );
}

const focusedName = () => document.activeElement?.textContent || document.activeElement?.ariaLabel;

function clickButton(name: string) {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

test('after a selected item is removed the focus moves to the next, from the last to the previous, at the end to the field', async () => {
  renderInKit(
    <Page>
      <Chooser />
    </Page>,
  );
  for (const [removed, next] of [
    ['二', '三'],
    ['三', '一'],
    ['一', '探す'],
  ] as const) {
    clickButton(removed);
    await waitFor(() => expect(focusedName()).toBe(next));
  }
});

function Days() {
  const [day, setDay] = useState<string | null>(null);
  return (
    <section>
      <a href="/previous">前の週</a>
      {day === null ? (
        <button type="button" onClick={() => setDay('4/7')}>
          4/7 (火)
        </button>
      ) : (
        <nav>
          <a href="/6">4/6</a>
          <a href="/7" aria-current="page">
            4/7
          </a>
        </nav>
      )}
    </section>
  );
}

test('a button that is replaced by a part moves the focus to the selected item of the part', async () => {
  renderInKit(
    <Page>
      <Days />
    </Page>,
  );
  clickButton('4/7 (火)');
  await waitFor(() => expect(focusedName()).toBe('4/7'));
});

/** The content is mounted again after the action, as that of a reservation is when it is loaded again. */
function Record() {
  const [decided, decide] = useState(false);
  return (
    <Dialog title="予約の詳細" onClose={() => {}}>
      <div key={String(decided)}>
        <button type="button">空欄の項目も表示（1）</button>
        <footer>
          {decided ? null : <button type="button">その他の操作</button>}
          {decided ? (
            <a href="/edit">編集</a>
          ) : (
            <button type="button" onClick={() => decide(true)}>
              受け付ける
            </button>
          )}
        </footer>
      </div>
    </Dialog>
  );
}

test('after a completed action the focus moves to the next action, never behind the dialog', async () => {
  renderInKit(
    <Page>
      <Record />
    </Page>,
  );
  clickButton('受け付ける');
  await waitFor(() => expect(focusedName()).toBe('編集'));
});

function Opener() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <a href="/a?new=1">作成</a>
      {open ? (
        <Dialog title="作成" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setOpen(false)}>
            登録する
          </button>
        </Dialog>
      ) : null}
    </>
  );
}

test('a dialog without an opening control returns the focus to the page, beside its position', async () => {
  renderInKit(
    <Page>
      <Opener />
    </Page>,
  );
  clickButton('登録する');
  await waitFor(() => expect(focusedName()).toBe('作成'));
});

test('a button that lost the focus by a click elsewhere does not get it back when it is removed', async () => {
  const { rerender } = renderInKit(
    <Page>
      <button type="button">開く</button>
      <input aria-label="探す" />
    </Page>,
  );
  const button = screen.getByRole('button', { name: '開く' });
  button.focus();
  button.blur();
  await Promise.resolve();
  rerender(
    <Page>
      <input aria-label="探す" />
    </Page>,
  );
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});
