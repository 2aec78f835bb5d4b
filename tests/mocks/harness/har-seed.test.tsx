import { act, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { readScenario } from '#mocks/scenario/scenario';
import { answered } from '../answered';
import { harText } from '../contract/har-text';
import { fill, harnessWith, type Mounted, opened, preparePanel, signedInAs } from './open-panel';

preparePanel();

const news = { id: 5, title: '祭', content: '本文', image: null, date: '2026-04-01T00:00:00Z' };
const coupon = {
  id: 8,
  title: '割引',
  content: '',
  advertisement: 40,
  advertisement_name: '山田屋',
  show_condition: '',
  use_condition: '',
  start_date: '2026-03-01T00:00:00Z',
  end_date: '2026-05-01T00:00:00Z',
};
const har = harText([
  { call: 'GET /machida/api/news/', answer: { data: { content: [news], total_length: 1 } } },
  { call: 'GET /machida/api/coupons/', answer: { data: { content: [coupon], total_length: 1 } } },
  { call: 'GET /machida/api/dashboard/', answer: { data: { bar: [], line: [], totals: {} } } },
]);

/** With the tables, which the panel alone does not know. */
const backend = {
  ...harnessWith().backend,
  endpoints: answered.filter(({ path }) => /^\/:city\/api\/(news|coupons|dashboard)\/$/.test(path)),
};

const choose = ({ panel }: Mounted, text: string, name = '町田 1.har') =>
  act(() =>
    fireEvent.change(panel.getByLabelText('HARファイル'), { target: { files: [new File([text], name)] } }),
  );
const openButton = ({ panel }: Mounted) =>
  waitFor(() => panel.getByRole('button', { name: 'このデータで開く' }));

describe('R-WISH-09 the data of a HAR in the panel', () => {
  test('a chosen HAR says what becomes data, what is added and what is left out, and opens the console on it [A-309]', async () => {
    signedInAs('operator');
    const openAddress = vi.fn<(address: string) => void>();
    const view = await opened({ backend, openAddress }, '契約');
    await choose(view, har);
    const button = await openButton(view);
    const part = view.root.querySelector('.har-seed') as HTMLElement;
    expect(part.querySelector('[role=status]')?.textContent).toBe(
      '2表の2件がデータになります（参照先として1件を補います）',
    );
    expect([...part.querySelectorAll('.rows li')].map(({ textContent }) => textContent)).toEqual([
      '広告0件 + 補い1件',
      'クーポン1件',
      'ニュース1件',
      'machida → 明石市',
      'GET /:city/api/dashboard/1件',
    ]);
    expect(part.textContent).toContain('表の行を返さない（集計など）');
    expect(part.textContent).not.toContain('山田屋');

    await view.user.click(button);
    await waitFor(() => expect(openAddress).toHaveBeenCalled());
    const address = openAddress.mock.calls[0]?.[0] ?? '';
    const { scenario } = readScenario(address.replace(/^\//, '')) ?? {};
    expect(scenario).toMatchObject({
      role: 'Operator',
      city: 'akashi',
      seed: { profile: 'empty', n: 1, har: '町田-1' },
      day: '2026-04-01',
      now: { iso: '2026-04-01T09:00:00+09:00', paused: false },
      writes: null,
    });
    const given = (await view.harness.heldSeeds.read('町田-1')) ?? {};
    expect(Object.keys(given).toSorted()).toEqual(['advertisements@akashi', 'coupons@akashi', 'news@akashi']);
    expect(JSON.stringify(given)).not.toMatch(/山田屋|祭"|割引"/);
  });

  test('a name that no link can have, and a browser without room, say so beside the field', async () => {
    const view = await opened({ backend }, '契約');
    await choose(view, har);
    const button = await openButton(view);
    const name = view.panel.getByLabelText('名前');
    fill(name, '-');
    await view.user.click(button);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(view.panel.getByRole('alert').textContent).toContain('40字までの名前');
    fill(name, 'visit');
    expect(view.panel.queryByRole('alert')).toBeNull();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await view.user.click(button);
    await waitFor(() => expect(view.panel.getByRole('alert').textContent).toContain('保存領域が足りません'));
    vi.restoreAllMocks();
    expect(view.harness.openAddress).not.toHaveBeenCalled();
  });

  test('a HAR without rows offers no console', async () => {
    const view = await opened({ backend }, '契約');
    await choose(view, harText([{ call: 'GET /akashi/api/dashboard/', status: 500 }]));
    await waitFor(() => expect(view.panel.getByText('データになる行はありません')).toBeTruthy());
    expect(view.panel.queryByRole('button', { name: 'このデータで開く' })).toBeNull();
  });

  test('データ lists the data that the browser holds, opens and deletes it', async () => {
    signedInAs('operator');
    const openAddress = vi.fn<(address: string) => void>();
    const { heldSeeds } = harnessWith();
    const rows = { 'scenes@akashi': [{ id: 7, city: 'akashi', name: '家族で' }] };
    const seed = { rows, tables: [], omissions: [], standIns: [], city: 'kusatsu', at: null };
    await heldSeeds.keep('visit', seed);
    await heldSeeds.keep('other', { ...seed, at: Date.parse('2026-04-01T09:00:00+09:00') });
    const view = await opened({ openAddress }, 'データ');
    const list = () =>
      [...view.root.querySelectorAll('.sandboxes li span')].map(({ textContent }) => textContent);
    expect(list()).toEqual(['other 1件・2026-04-01 09:00まで', 'visit 1件']);
    await view.user.click(view.panel.getByRole('button', { name: 'visitのデータで開く' }));
    expect(openAddress.mock.calls).toEqual([
      [expect.stringMatching(/^\/#qa\?role=Operator&city=kusatsu&seed=har:visit&/)],
    ]);
    await view.user.click(view.panel.getByRole('button', { name: 'otherのデータを削除' }));
    expect(list()).toEqual(['visit 1件']);
    expect(view.panel.getByText('otherを削除しました')).toBeTruthy();
    expect(await heldSeeds.read('other')).toBeNull();
  });
});
