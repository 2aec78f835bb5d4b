import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useListState } from '#kit/list/list-state';
import { SearchInput } from '#kit/list/SearchInput';
import { composing } from '../composing';
import { renderInKit } from '../render-in-kit';

function TestSearch({ onSearch }: { onSearch: (text: string) => void }) {
  const list = useListState();
  const search = (text: string) => {
    onSearch(text);
    list.setSearch(text);
  };
  return <SearchInput value={list.search} label="notification.search" onSearch={search} />;
}

function renderSearch(address = '/akashi/notification') {
  const onSearch = vi.fn();
  const kit = renderInKit(<TestSearch onSearch={onSearch} />, { address });
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'タイトル・本文で検索' });
  return {
    ...kit,
    input,
    typeText: (value: string) => fireEvent.change(input, { target: { value } }),
    searches: () => onSearch.mock.calls.map(([text]) => text as string),
  };
}

test('the input searches once, when typing pauses', () => {
  const { typeText, searches, advanceClock } = renderSearch();
  typeText('花');
  advanceClock(299);
  typeText('花火');
  advanceClock(299);
  expect(searches()).toEqual([]);
  advanceClock(1);
  expect(searches()).toEqual(['花火']);
  advanceClock(10_000);
  expect(searches()).toEqual(['花火']);
});

test('Enter searches at once, without the spaces around the text', () => {
  const { typeText, input, searches, advanceClock, address } = renderSearch('/akashi/notification?page=3');
  typeText(' 花火 ');
  fireEvent.keyDown(input, { key: 'Enter' });
  advanceClock(1_000);
  expect([searches(), address()]).toEqual([['花火'], '/akashi/notification?search=%E8%8A%B1%E7%81%AB']);
  // The input keeps the typed text, because the user may type on.
  expect(input.value).toBe(' 花火 ');
});

test('during the composition of a Japanese word nothing is searched, not even by the Enter that confirms it', () => {
  const { input, searches, advanceClock } = renderSearch();
  const composition = composing(input);
  composition.start('は');
  advanceClock(5_000);
  composition.type('はなび');
  composition.enterInside();
  advanceClock(5_000);
  expect(searches()).toEqual([]);
  composition.type('花火');
  composition.end(1_000);
  // Safari dispatches the confirming Enter after the composition.
  composition.enter(1_010);
  expect(searches()).toEqual([]);
  advanceClock(300);
  expect(searches()).toEqual(['花火']);
  composition.enter(1_500);
  expect(searches()).toEqual(['花火', '花火']);
});

test('the input follows the address: back, forward, a cleared search', () => {
  const { go, input, typeText, advanceClock } = renderSearch('/akashi/notification?search=a');
  expect(input.value).toBe('a');
  typeText('b');
  advanceClock(300);
  go('/akashi/notification?search=c');
  expect(input.value).toBe('c');
  go('/akashi/notification');
  expect(input.value).toBe('');
});

test('an unmounted input starts no search', () => {
  const { typeText, searches, advanceClock, unmount } = renderSearch();
  typeText('花火');
  unmount();
  advanceClock(1_000);
  expect(searches()).toEqual([]);
});
