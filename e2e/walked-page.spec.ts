// In a browser: a page with faults, used as walkers use it
import { Knowledge } from '../scripts/random-walk/knowledge.mjs';
import { WalkedPage } from '../scripts/random-walk/walk-page.mjs';
import { expect, test } from './fixtures';

/** A page with faults, each behind a button. */
const PAGE = `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><title>故障</title></head><body>
<header><button type="button">メニュー</button></header>
<main>
  <h1>故障</h1>
  <img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" width="20" height="20">
  <button type="button" onclick="throw new Error('計算できません')">投げる</button>
  <button type="button" onclick="console.error('記録'); console.error('Problem: 予想どおり')">記録する</button>
  <button type="button" onclick="this.remove()">消える</button>
  <button type="button" onclick="this.hidden = true; document.querySelector('h1').focus()">移る</button>
  <button type="button" onclick="document.querySelector('p').textContent = '合計 NaN'">計算する</button>
  <button type="button" onclick="document.querySelector('p').style.width = '3000px'">広げる</button>
  <button type="button" onclick="machiEdgeTaken('news', 'idle → saving');
    machiCallAnswered({ method: 'POST', path: '/:city/news/', status: 500, isRefused: false, isKept: true })">送る</button>
  <label>日付 <input type="date" oninput="document.title = value"></label>
  <label for="kind">種類</label> <select id="kind" oninput="document.title = value"><option>甲</option><option>乙</option></select>
  <label>写真 <input type="file" onchange="document.title = files[0].name"></label>
  <a href="https://example.com/">外部</a>
  <p style="height: 20px; margin: 0"></p>
</main>
<script>
  document.querySelector('h1').tabIndex = -1;
  addEventListener('demo:faults', ({ detail }) => (document.title = detail.join() || '障害なし'));
</script></body></html>`;

const START = {
  path: '/akashi/planted/12',
  role: 'Administrator',
  city: 'akashi',
  seed: 'normal',
  lang: 'ja',
  theme: 'light',
  width: 1024,
  height: 768,
};

test('a walker uses controls as a user does, reports each fault of a page once, and learns what follows a control', async ({
  browser,
  baseURL,
}) => {
  const page = await (await browser.newContext()).newPage();
  await page.route('**/akashi/planted/12', (route) =>
    route.fulfill({ body: PAGE, contentType: 'text/html' }),
  );
  const knowledge = new Knowledge([]);
  const walked = new WalkedPage(page, knowledge);
  const kinds = async () => (await walked.findings()).map(({ kind }) => kind);
  const press = (name: string) => walked.act({ does: 'press', kind: 'button.button', name });
  await walked.observe();
  await walked.open(baseURL ?? '', START);
  expect(await kinds()).toEqual([expect.stringMatching(/^\/planted\/# \| axe image-alt: img <img src=/)]);
  expect(await kinds()).toEqual([]);

  await press('投げる');
  expect(await kinds()).toEqual(['/planted/# | Error: 計算できません']);
  await press('記録する');
  expect(await kinds()).toEqual(['/planted/# | 記録']);
  await press('消える');
  expect(await kinds()).toEqual(['/planted/# | no focus after button.button']);
  await press('移る');
  expect(await kinds()).toEqual([]);
  await press('送る');
  expect(await kinds()).toEqual(['/planted/# | #: POST /:city/news/']);
  expect([...knowledge.reached]).toEqual([['news: idle → saving', { isFaulty: false }]]);
  expect(knowledge.callsOf({ kind: 'button.button', group: '送る' })).toEqual(['POST /:city/news/']);

  await walked.act({ does: 'type', kind: 'input.date', name: '日付', text: '2026-04-05' });
  await expect(page).toHaveTitle('2026-04-05');
  // a date field refuses the text
  await walked.act({ does: 'type', kind: 'input.date', name: '日付', text: '花火' });
  await walked.act({ does: 'choose', kind: 'select', name: '種類', text: '乙' });
  await expect(page).toHaveTitle('乙');
  await walked.act({ does: 'press', kind: 'label', name: '写真' });
  const { file } = walked.steps.at(-1)?.action ?? {};
  await expect(page).toHaveTitle(file ?? '');
  await walked.act({ does: 'key', text: 'Escape', fault: 'GET * 500 x1' });
  await expect(page).toHaveTitle('GET * 500 x1');
  await walked.act({ does: 'key', text: 'Escape' });
  await expect(page).toHaveTitle('障害なし');
  await walked.act({ does: 'press', kind: 'a', name: '外部' });
  expect(walked.isFaulty).toBe(true);
  expect(await kinds()).toEqual([]);

  await press('計算する');
  await press('広げる');
  const findings = await walked.findings();
  expect(findings.map(({ kind }) => kind)).toEqual([
    expect.stringMatching(/^\/planted\/# \| wider than the window by # px$/),
    '/planted/# | undefined, NaN or [object Object] in the text',
  ]);
  expect(findings[0]?.steps).toEqual(walked.steps);
  expect(walked.steps[0]).toEqual({
    address: '/akashi/planted/12',
    action: { does: 'press', kind: 'button.button', name: '投げる' },
  });
});
