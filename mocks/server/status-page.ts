import { renderSVG } from 'uqr';
import { inJapan } from '#domain/base/japan-time';
import type { Backend } from '#mocks/backend/backend-types';
import type { LogEntry } from '#mocks/backend/protocol/log';
import { seedName } from '#mocks/backend/seed/base/seed';
import { PASSWORD, SHOP_CODE } from '#mocks/backend/seed/session/accounts';

export const SIGN_IN_PATH = '/sign-in-as';
export const OPENAPI_PATH = '/openapi.json';

interface StatusPageOptions {
  backend: Backend;
  /** This machine's first. */
  addresses: readonly string[];
  apiPath: string;
  /** Whether the console is served here, too: accounts then have a button that signs in. */
  hasConsole: boolean;
}

/** Writes on the page. */
export const WRITES_MAX = 20;

/** The page of the server: where it is reached, who can sign in, and what was written last. */
export function statusPage({ backend, addresses, apiPath, hasConsole }: StatusPageOptions): string {
  const [ownAddress = '/', networkAddress] = addresses;
  const phoneAddress = networkAddress ?? null;
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>まちコンソール 共有デモ</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>まちコンソール 共有デモ</h1>
<p>データは${escaped(seedName(backend.seed))}の1組です。ここに書き込んだ内容は、このサーバーを開いている全員に見えます。</p>
<div class="columns">
<section>
<h2>接続先</h2>
<ul>${addresses.map((address) => `<li><a href="${escaped(address)}">${escaped(address)}</a></li>`).join('')}</ul>
<dl><dt>API</dt><dd><code>${escaped(new URL(apiPath, ownAddress).href)}</code></dd>
<dt>仕様</dt><dd><a href="${OPENAPI_PATH}">openapi.json</a></dd></dl>
${phoneAddress === null ? '<p>ほかの端末からは開けません（<code>--host 0.0.0.0</code> で開けます）。</p>' : qrCode(phoneAddress)}
</section>
<section>
<h2>アカウント</h2>
<p>パスワード：<code>${PASSWORD}</code>　店舗コード：<code>${SHOP_CODE}</code></p>
<ul class="accounts">${backend.accounts.map((account) => accountItem(account, hasConsole)).join('')}</ul>
</section>
</div>
<section>
<h2>最近の書き込み</h2>
${writesTable(backend.log.entries())}
</section>
</main>
</body>
</html>
`;
}

const qrCode = (address: string): string =>
  `<figure>${renderSVG(address, { border: 2 })}<figcaption>同じネットワークのスマートフォンで読み取ると開きます。</figcaption></figure>`;

function accountItem({ name, username }: Backend['accounts'][number], hasConsole: boolean): string {
  const label = escaped(`${name ?? username}としてログイン`);
  const button = `<form method="post" action="${SIGN_IN_PATH}"><button name="username" value="${escaped(username)}" aria-label="${label}">ログイン</button></form>`;
  return `<li><span>${escaped(name ?? '')} <code>${escaped(username)}</code></span>${hasConsole ? button : ''}</li>`;
}

function writesTable(entries: readonly LogEntry[]): string {
  const writes = entries.toReversed();
  if (writes.length === 0) return '<p>まだありません。</p>';
  const rows = writes.map(
    ({ at, username, method, path, status }) =>
      `<tr><td>${inJapan(at).format('MM/DD HH:mm:ss')}</td><td>${escaped(username ?? '')}</td><td><code>${escaped(`${method} ${path ?? ''}`)}</code></td><td>${status}</td></tr>`,
  );
  return `<table><thead><tr><th>時刻</th><th>ユーザー名</th><th>呼び出し</th><th>結果</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** Whether the page shows a call: renewals of sessions are writes of every minute, which nobody has made. */
export const isWrite = ({ method, path, service }: Pick<LogEntry, 'method' | 'path' | 'service'>): boolean =>
  service === 'backend' && method !== 'GET' && !/token|signin|signout/.test(path ?? '');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.125rem; }
.columns { display: grid; gap: 0 3rem; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); }
section { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid #8884; text-align: start; white-space: nowrap; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0 1rem; } dd { margin: 0; overflow-wrap: anywhere; }
figure { margin: 0; } figure svg { width: 12rem; height: 12rem; background: #fff; }
.accounts { padding: 0; list-style: none; }
.accounts li { display: flex; gap: 1rem; align-items: center; justify-content: space-between; padding: 0.25rem 0; border-bottom: 1px solid #8884; }
.accounts span { min-width: 0; overflow-wrap: anywhere; }
form { margin: 0; flex: none; } button { min-height: 2rem; padding: 0 0.75rem; font: inherit; cursor: pointer; }
`;
