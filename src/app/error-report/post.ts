/**
 * As plain text, which another host receives without a preflight, and without cookies and referrer:
 * `navigator.sendBeacon` would send the tokens, and the address with its search, to the console's own host.
 * Nobody waits for the answer.
 */
export function postJson(url: string, report: object): void {
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(report),
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // the page may be closing
    keepalive: true,
  }).catch(() => undefined);
}
