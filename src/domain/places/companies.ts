/** Companies with their own routes (the invoice list) and a name in two lines (R-CITY-07 to 09). */
export const COMPANIES_WITH_OWN_SET = ['nbnb', 'jbs', 'sky-art', 'nishinihon_kensetsu'] as const;

export const hasOwnSet = (slug: string | null | undefined): boolean =>
  (COMPANIES_WITH_OWN_SET as readonly (string | null | undefined)[]).includes(slug);
