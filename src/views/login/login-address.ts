/** The sign-in page, or a panel of it; where one wanted to go and the kind of sign-in are kept. */
export function loginAddress(parameters: URLSearchParams, mode = ''): string {
  const next = new URLSearchParams(parameters);
  next.set('mode', mode);
  if (!mode) next.delete('mode');
  return `/login?${next}`.replace(/\?$/, '');
}
