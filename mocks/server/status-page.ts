import { renderSVG } from 'uqr';
import type { Backend } from '#mocks/backend/backend-types';
import { seedName } from '#mocks/backend/seed/base/seed';
import { PASSWORD, SHOP_CODE } from '#mocks/backend/seed/session/accounts';
import { escaped } from './html';
import type { PageLanguage } from './page-language';
import { PAGE_TEXTS } from './page-texts';
import { settingsSection } from './server-settings';
import { statusTables } from './status-tables';

export const SIGN_IN_PATH = '/sign-in-as';
export const OPENAPI_PATH = '/openapi.json';

interface StatusPageOptions {
  backend: Backend;
  /** This machine's first. */
  addresses: readonly string[];
  apiPath: string;
  /** Whether the console is served here, too: accounts then have a button that signs in. */
  hasConsole: boolean;
  language: PageLanguage;
  /** Why the last form of the page was refused. */
  problem: string | null;
}

/** The page of the server: where it is reached, who can sign in, how it behaves, and what it has done lately. */
export function statusPage(options: StatusPageOptions): string {
  const { backend, addresses, apiPath, hasConsole, language, problem } = options;
  const texts = PAGE_TEXTS[language];
  const [ownAddress = '/', networkAddress] = addresses;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${texts.title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${texts.title}</h1>
<p>${texts.intro(escaped(seedName(backend.seed)))} ${languageLink(language)}</p>
<div class="columns">
<section>
<h2>${texts.addresses}</h2>
<ul>${addresses.map((address) => `<li><a href="${escaped(address)}">${escaped(address)}</a></li>`).join('')}</ul>
<dl><dt>API</dt><dd><code>${escaped(new URL(apiPath, ownAddress).href)}</code></dd>
<dt>${texts.document}</dt><dd><a href="${OPENAPI_PATH}">openapi.json</a></dd></dl>
${networkAddress === undefined ? `<p>${texts.noNetwork}</p>` : qrCode(networkAddress, texts.code)}
</section>
<section>
<h2>${texts.accounts}</h2>
<p>${texts.password}<code>${PASSWORD}</code> ${texts.shopCode}<code>${SHOP_CODE}</code></p>
<ul class="accounts">${backend.accounts.map((account) => accountItem(account, hasConsole, language)).join('')}</ul>
</section>
</div>
${statusTables(backend, language)}
${settingsSection(backend, language, problem)}
</main>
</body>
</html>
`;
}

function languageLink(language: PageLanguage): string {
  const other = language === 'ja' ? 'en' : 'ja';
  return `<a href="/?lang=${other}" lang="${other}">${PAGE_TEXTS[language].otherLanguage}</a>`;
}

const qrCode = (address: string, caption: string): string =>
  `<figure>${renderSVG(address, { border: 2 })}<figcaption>${caption}</figcaption></figure>`;

type ListedAccount = Backend['accounts'][number];

function accountItem({ name, username }: ListedAccount, hasConsole: boolean, language: PageLanguage): string {
  const { signIn, signInAs } = PAGE_TEXTS[language];
  const label = escaped(signInAs(name ?? username));
  const button = `<form method="post" action="${SIGN_IN_PATH}"><button name="username" value="${escaped(username)}" aria-label="${label}">${signIn}</button></form>`;
  return `<li><span>${escaped(name ?? '')} <code>${escaped(username)}</code></span>${hasConsole ? button : ''}</li>`;
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; } h2, summary { font-size: 1.125rem; } h3 { font-size: 1rem; } summary { margin-block: 1rem; font-weight: bold; cursor: pointer; } a[lang] { white-space: nowrap; }
.columns { display: grid; gap: 0 3rem; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); }
section { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid #8884; text-align: start; white-space: nowrap; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0 1rem; } dd { margin: 0; overflow-wrap: anywhere; }
figure { margin: 0; } figure svg { width: 12rem; height: 12rem; background: #fff; }
.accounts { padding: 0; list-style: none; }
.accounts li { display: flex; gap: 1rem; align-items: center; justify-content: space-between; padding: 0.25rem 0; border-bottom: 1px solid #8884; }
.accounts span { min-width: 0; overflow-wrap: anywhere; }
form { margin: 0 0 0.5rem; flex: none; } .accounts form { margin: 0; } input { min-height: 1.75rem; max-width: 100%; font: inherit; } button { min-height: 2rem; padding: 0 0.75rem; font: inherit; cursor: pointer; }
`;
