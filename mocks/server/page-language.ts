export type PageLanguage = 'ja' | 'en';

/** The language of a page: `?lang=`, else the preferred one of the browser; Japanese where it names none. */
export function pageLanguage(request: Request): PageLanguage {
  const chosen = new URL(request.url).searchParams.get('lang');
  if (chosen === 'ja' || chosen === 'en') return chosen;
  const [preferred = ''] = (request.headers.get('accept-language') ?? '').split(',');
  return /^(ja|\*|$)/.test(preferred.trim()) ? 'ja' : 'en';
}
