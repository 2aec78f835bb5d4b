/**
 * The address that the early sign-in page of the demo reads (build/show-sign-in.ts): a scenario link that signs no
 * user in shows the page as an address without a fragment does, in the language, size and colours of the link. Its source
 * text is written into the page, so it must not use outer variables.
 */
export function signInAddress(
  document: Document,
  location: Location,
): Pick<Location, 'pathname' | 'search' | 'hash'> {
  const { pathname, search, hash } = location;
  const scenarioParams = new URLSearchParams(hash.slice(4));
  if (!hash.startsWith('#qa?') || scenarioParams.get('role') !== 'none') return location;
  const locale = scenarioParams.get('lang') ?? '';
  if (document.getElementById(`sign-in-${locale}`))
    document.cookie = `language=${locale}; Path=/; SameSite=Lax`;
  for (const name of ['size', 'theme']) {
    const value = scenarioParams.get(name) ?? '';
    if (/^\w+$/.test(value)) document.cookie = `${name}=${value}; Path=/; SameSite=Lax`;
  }
  return { pathname, search, hash: '' };
}
