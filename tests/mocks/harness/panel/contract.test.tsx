import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { HAR_BASE, harText } from '../contract/har-text';
import { fill, openPanel, type PanelView, preparePanel } from './open-panel';
// defines the tables, whose rows the part takes from the file
import '../../backend/answered';

preparePanel();

const oddNotification = { id: 1, title: '花火', description: '', operator: { name: '太田' }, colour: 'red' };
const har = harText([
  { call: 'GET /akashi/notifications/', answer: { data: { content: [oddNotification], total_length: 1 } } },
  { call: 'DELETE /akashi/notifications/3/', status: 204 },
  { call: 'GET /akashi/api/weather/', answer: {} },
]);

const chooseHar = ({ panel }: PanelView, text: string, name = 'real.har') =>
  act(() =>
    fireEvent.change(panel.getByLabelText('HARファイル'), { target: { files: [new File([text], name)] } }),
  );
const endpointRows = ({ root }: PanelView) =>
  [...root.querySelectorAll('.calls > li')].map(({ textContent }) => textContent);

/** The calls of no endpoint. */
const strangersIn = ({ root }: PanelView) =>
  [...root.querySelectorAll('.rows li')].map(({ textContent }) => textContent);

describe('R-WISH-09 the part of the contract', () => {
  test('a chosen HAR is listed by endpoints, which a filter and a search narrow down', async () => {
    const view = await openPanel({}, 'API仕様との照合');
    await chooseHar(view, har);
    await waitFor(() => expect(view.panel.getByText(`${HAR_BASE} への3件の通信を照合`)).toBeTruthy());
    await waitFor(() => expect(endpointRows(view)[0]).toMatch(/ · E-\d{3}/));
    expect(
      endpointRows(view).map((row) =>
        row?.replace(/ · E-[\d, E-]+(?=$| ·)/, '').replace(/ · E-.*?(?= ·|$)/, ''),
      ),
    ).toEqual([
      'GET/:city/notifications/200読み替え・未知の項目 · 1件',
      'DELETE/:city/notifications/:id/204一致 · 1件',
      'POST/:city/notifications/通信なし',
      'PUT/:city/api/news/:id/通信なし',
    ]);
    expect(strangersIn(view)).toEqual(['GET /:city/api/weather/1件']);
    await view.user.click(view.panel.getByRole('button', { name: /GET/ }));
    expect(
      within(view.root.querySelector('.details') as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toMatchInlineSnapshot(`
      [
        "content[].operator読み替え · レスポンス · 文字列 → オブジェクト1件",
        "content[].read読み替え · レスポンス · 真偽値 → なし1件",
        "content[].colour未知の項目 · レスポンス · 文字列1件",
      ]
    `);
    fill(view.panel.getByLabelText('項目やパスで絞り込み'), 'colour');
    expect(endpointRows(view)).toHaveLength(1);
    fill(view.panel.getByLabelText('項目やパスで絞り込み'), '');
    fill(view.panel.getByLabelText('判定'), 'neverSeen');
    expect(endpointRows(view)).toHaveLength(2);
  });

  test('the table is copied as Markdown, and contains no value of the file', async () => {
    const view = await openPanel({}, 'API仕様との照合');
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await chooseHar(view, har);
    await view.user.click(await waitFor(() => view.panel.getByRole('button', { name: 'Markdownをコピー' })));
    await waitFor(() => expect(view.panel.getByText('コピーしました')).toBeTruthy());
    const [[text] = ['']] = writeText.mock.calls;
    expect(text).toContain('content[].colour');
    expect(['花火', '太田', 'red'].filter((value) => text.includes(value))).toEqual([]);
  });

  test('a file that is no HAR, and an address that is none, say so beside their field', async () => {
    const view = await openPanel({}, 'API仕様との照合');
    await chooseHar(view, '{}');
    await waitFor(() =>
      expect(view.panel.getByRole('alert').textContent).toBe('HARとして読めないファイルです'),
    );
    fill(view.panel.getByLabelText(/APIのアドレス/), 'api.machi');
    await chooseHar(view, har);
    await waitFor(() =>
      expect(view.panel.getByText('https:// から始まるアドレスを入れてください')).toBeTruthy(),
    );
    fill(view.panel.getByLabelText(/APIのアドレス/), 'https://other.example/v2/');
    await chooseHar(view, har);
    await waitFor(() =>
      expect(
        view.panel.getByText('https://other.example/v2 への0件の通信を照合', { exact: false }),
      ).toBeTruthy(),
    );
  });
});
