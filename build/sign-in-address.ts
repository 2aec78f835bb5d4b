/**
 * The address that the early sign-in page of the demo reads (build/show-sign-in.ts): a scenario link that signs no
 * user in shows the page as an address without a fragment does, in the language and size of the link. Its source
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
  const size = link.get('size') ?? '';
  if (page.getElementById(`sign-in-${locale}`)) page.cookie = `language=${locale}; Path=/; SameSite=Lax`;
  if (/^\w+$/.test(size)) page.cookie = `size=${size}; Path=/; SameSite=Lax`;
  return { pathname, search, hash: '' };
}
