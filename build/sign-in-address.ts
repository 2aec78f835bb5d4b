/**
 * The address that the early sign-in page of the demo reads (build/show-sign-in.ts): a scenario link that signs no
 * user in shows the page as an address without a fragment does, in the language, size and colours of the link. Its source
 * text is written into the page, so it must not use outer variables.
 */
export function signInAddress(
  page: Document,
  address: Location,
): Pick<Location, 'pathname' | 'search' | 'hash'> {
  const { pathname, search, hash } = address;
  const link = new URLSearchParams(hash.slice(4));
  if (!hash.startsWith('#qa?') || link.get('role') !== 'none') return address;
  const locale = link.get('lang') ?? '';
  if (page.getElementById(`sign-in-${locale}`)) page.cookie = `language=${locale}; Path=/; SameSite=Lax`;
  for (const name of ['size', 'theme']) {
    const value = link.get(name) ?? '';
    if (/^\w+$/.test(value)) page.cookie = `${name}=${value}; Path=/; SameSite=Lax`;
  }
  return { pathname, search, hash: '' };
}
