import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppServicesProvider } from '#kit/context/app-services';
import { type Draft, draftStore, dropDraftsOf } from '#kit/context/draft';
import { useListState } from '#kit/list/list-state';
import { NO_RECORD, recordKey, recordOf } from '#kit/record/record-address';
import { tabId } from '#kit/services/tab-id';
import { stored } from '../../browser';
import { NOW, stoppedClock } from '../../mocks/backend/start-backend';
import { kitServices } from '../render-in-kit';

function listAt(address: string, size?: number, name?: string) {
  const { services } = kitServices(address);
  const { result } = renderHook(() => useListState(size, name), {
    wrapper: ({ children }) => <AppServicesProvider value={services}>{children}</AppServicesProvider>,
  });
  return { list: () => result.current, address: () => location.pathname + location.search };
}

test.each([
  ['/a', { page: 1, offset: 0, search: '' }],
  ['/a?page=3&search=%E7%A5%AD', { page: 3, offset: 40, search: '祭' }],
  ['/a?page=0', { page: 1, offset: 0 }],
  ['/a?page=-2', { page: 1, offset: 0 }],
  ['/a?page=2.7', { page: 1, offset: 0 }],
  ['/a?page=1e308', { page: 1, offset: 0 }],
  ['/a?page=Infinity', { page: 1, offset: 0 }],
  ['/a?page=999999', { page: 999_999, offset: 19_999_960 }],
  ['/a?page=1000000', { page: 1, offset: 0 }],
  ['/a?page=two', { page: 1, offset: 0 }],
])('the address %s is this part of the list', (address, shown) => {
  expect(listAt(address).list()).toMatchObject({ size: 20, ...shown });
});

test.each(['0', '-1', '2.7', '1e308', 'Infinity', 'two', '1000000', '02'])(
  'an invalid page “%s” is page 1, and the address is replaced [R-STATE-08, A-204]',
  (page) => {
    const entries = history.length;
    const { address } = listAt(`/a?page=${page}&search=x`);
    expect([address(), history.length]).toEqual(['/a?search=x', entries]);
  },
);

test('a search replaces the history entry and starts on page 1 [R-STATE-10]', () => {
  const { list, address } = listAt('/a?page=2&sort=title');
  const entries = history.length;
  act(() => list().setSearch('花火'));
  expect([address(), list().page, history.length]).toEqual([
    '/a?sort=title&search=%E8%8A%B1%E7%81%AB',
    1,
    entries,
  ]);
  act(() => list().setSearch(''));
  expect(address()).toBe('/a?sort=title');
});

test('each of several lists on a page has its own parameters, and shares the rest of the address [R-ENT-19, A-155]', () => {
  const { list, address } = listAt('/a?page=9&left-page=3&left-search=x&left-order=-name&view=7', 20, 'left');
  expect(list()).toMatchObject({ page: 3, search: 'x', offset: 40 });
  expect([list().own('hide'), list().own('view'), list().parameter('view')]).toEqual([
    'left-hide',
    'view',
    '7',
  ]);
  expect(list().href({ page: 4, view: null })).toBe('/a?page=9&left-page=4&left-search=x&left-order=-name');
  act(() => list().setSearch('花火'));
  expect(address()).toBe('/a?page=9&left-search=%E8%8A%B1%E7%81%AB&left-order=-name&view=7');
});

test('a link changes the parameters that it names and keeps the others', () => {
  const { list } = listAt('/a?page=2&search=x&view=7');
  expect([
    list().href({ ...NO_RECORD, edit: 12 }),
    list().href(NO_RECORD),
    list().href({ ...NO_RECORD, page: null, search: null }),
  ]).toEqual(['/a?page=2&search=x&edit=12', '/a?page=2&search=x', '/a']);
});

test.each([
  ['', null, null],
  ['page=2', null, null],
  ['new', { mode: 'create', id: null }, 'new'],
  ['new=1&view=3', { mode: 'create', id: null }, 'new'],
  ['view=12', { mode: 'view', id: 12 }, '12'],
  ['edit=12', { mode: 'edit', id: 12 }, '12'],
  ['copy=12', { mode: 'copy', id: 12 }, 'copy-12'],
  ['view=0', null, null],
  ['view=-3', null, null],
  ['view=1.5', null, null],
  ['edit=abc', null, null],
  ['view=abc&edit=4', { mode: 'edit', id: 4 }, '4'],
])('“?%s” opens this record, with this key', (search, record, key) => {
  const openRecord = recordOf(new URLSearchParams(search));
  expect([openRecord, openRecord && recordKey(openRecord)]).toEqual([record, key]);
});

const draftsOf = (user: number, city: string, form = 'notification', record = 'new') =>
  draftStore<{ title: string }>({ user, city }, form, record, stoppedClock());
const DRAFT: Draft<{ title: string }> = { values: { title: '書きかけ' }, at: Date.parse(NOW) };

test('a draft is found by its user, city, form and record, and by no other', () => {
  localStorage.clear();
  draftsOf(1, 'akashi').write(DRAFT.values);
  expect(draftsOf(1, 'akashi').read()).toEqual(DRAFT);
  const otherStores = [
    draftsOf(2, 'akashi'),
    draftsOf(1, 'kusatsu'),
    draftsOf(1, 'akashi', 'coupon'),
    draftsOf(1, 'akashi', 'notification', '12'),
  ];
  expect(otherStores.map((store) => store.read())).toEqual([null, null, null, null]);
  draftsOf(1, 'akashi').drop();
  expect(draftsOf(1, 'akashi').read()).toBeNull();
});

const switchToTab = (id: string) => sessionStorage.setItem('tab', id);

test('two tabs with the same form keep separate drafts, and each offers the other’s by its time [R-STATE-19, A-196]', () => {
  localStorage.clear();
  const store = draftsOf(1, 'akashi');
  switchToTab('one');
  store.write({ title: '一' });
  switchToTab('two');
  expect(store.read()).toBeNull();
  store.write({ title: '二' });
  expect(store.others()).toEqual([
    { key: 'draft:1:akashi:notification:new:one', values: { title: '一' }, at: Date.parse(NOW) },
  ]);
  switchToTab('one');
  expect(store.read()?.values).toEqual({ title: '一' });
  // Drafts of other records and forms are not offered.
  draftsOf(1, 'akashi', 'notification', '12').write({ title: '十二' });
  expect(store.others().map(({ values }) => values)).toEqual([{ title: '二' }]);
});

test('a draft taken from another tab is dropped with the own one, and the others stay', () => {
  localStorage.clear();
  localStorage.setItem('draft:1:akashi:notification:new:gone', JSON.stringify(DRAFT));
  localStorage.setItem('draft:1:akashi:notification:new:older', JSON.stringify({ ...DRAFT, at: 0 }));
  const store = draftsOf(1, 'akashi');
  expect(store.others().map(({ key }) => key.split(':').at(-1))).toEqual(['gone', 'older']);
  store.take('draft:1:akashi:notification:new:gone');
  expect(store.others().map(({ key }) => key.split(':').at(-1))).toEqual(['older']);
  store.drop();
  expect(Object.keys(stored())).toEqual(['draft:1:akashi:notification:new:older']);
});

test('a log-out removes all drafts of this user and none of another', () => {
  localStorage.clear();
  draftsOf(1, 'akashi').write(DRAFT.values);
  draftsOf(1, 'kusatsu', 'coupon', '3').write(DRAFT.values);
  draftsOf(11, 'akashi').write(DRAFT.values);
  localStorage.setItem('City', 'akashi');
  dropDraftsOf(1);
  expect(Object.keys(stored()).toSorted()).toEqual(['City', `draft:11:akashi:notification:new:${tabId()}`]);
});

test('a broken or full storage loses the draft, not the page', () => {
  localStorage.clear();
  localStorage.setItem('draft:1:akashi:notification:new', '{"values":');
  expect(draftsOf(1, 'akashi').read()).toBeNull();
  const setItemSpy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => draftsOf(1, 'akashi').write(DRAFT.values)).not.toThrow();
  setItemSpy.mockRestore();
});
