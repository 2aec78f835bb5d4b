/** Address of the sign-in or its panel; keeps the requested page and the kind of sign-in. */
export function loginAddress(parameters: URLSearchParams, mode = ''): string {
  const nextParameters = new URLSearchParams(parameters);
  nextParameters.set('mode', mode);
  if (!mode) nextParameters.delete('mode');
  return `/login?${nextParameters}`.replace(/\?$/, '');
}
