/** Address of the sign-in or its panel; keeps the requested page and the kind of sign-in. */
export function loginAddress(parameters: URLSearchParams, mode = ''): string {
  const next = new URLSearchParams(parameters);
  next.set('mode', mode);
  if (!mode) next.delete('mode');
  return `/login?${next}`.replace(/\?$/, '');
}
