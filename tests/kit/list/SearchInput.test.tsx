import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useListState } from '#kit/list/list-state';
import { SearchInput } from '#kit/list/SearchInput';
import { composing } from '../composing';
import { renderInKit } from '../render-in-kit';

function Searching({ onSearch }: { onSearch: (text: string) => void }) {
  const list = useListState();
  const search = (text: string) => {
    onSearch(text);
    list.setSearch(text);
  };
  return <SearchInput value={list.search} label="notification.search" onSearch={search} />;
}

function start(address = '/akashi/notification') {
  const onSearch = vi.fn();
  const kit = renderInKit(<Searching onSearch={onSearch} />, { address });
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'タイトル・本文で検索' });
  return {
    ...kit,
    input,
    write: (value: string) => fireEvent.change(input, { target: { value } }),
    searched: () => onSearch.mock.calls.map(([text]) => text as string),
  };
}

test('the input searches once, when typing pauses', () => {
  const { write, searched, pass } = start();
  write('花');
  pass(299);
  write('花火');
  pass(299);
  expect(searched()).toEqual([]);
  pass(1);
  expect(searched()).toEqual(['花火']);
  pass(10_000);
  expect(searched()).toEqual(['花火']);
});

test('Enter searches at once, without the spaces around the text', () => {
  const { write, input, searched, pass, address } = start('/akashi/notification?page=3');
  write(' 花火 ');
  fireEvent.keyDown(input, { key: 'Enter' });
  pass(1_000);
  expect([searched(), address()]).toEqual([['花火'], '/akashi/notification?search=%E8%8A%B1%E7%81%AB']);
  // The input keeps the typed text, because the user may type on.
  expect(input.value).toBe(' 花火 ');
});

test('during the composition of a Japanese word nothing is searched, not even by the Enter that confirms it', () => {
  const { input, searched, pass } = start();
  const term = composing(input);
  term.start('は');
  pass(5_000);
  term.type('はなび');
  term.enterInside();
  pass(5_000);
  expect(searched()).toEqual([]);
  term.type('花火');
  term.end(1_000);
  // Safari dispatches the confirming Enter after the composition.
  term.enter(1_010);
  expect(searched()).toEqual([]);
  pass(300);
  expect(searched()).toEqual(['花火']);
  term.enter(1_500);
  expect(searched()).toEqual(['花火', '花火']);
});

test('the input follows the address: back, forward, a cleared search', () => {
  const { go, input, write, pass } = start('/akashi/notification?search=a');
  expect(input.value).toBe('a');
  write('b');
  pass(300);
  go('/akashi/notification?search=c');
  expect(input.value).toBe('c');
  go('/akashi/notification');
  expect(input.value).toBe('');
});

test('an unmounted input starts no search', () => {
  const { write, searched, pass, unmount } = start();
  write('花火');
  unmount();
  pass(1_000);
  expect(searched()).toEqual([]);
});
