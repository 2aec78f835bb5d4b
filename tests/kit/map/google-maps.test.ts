import { afterEach, expect, test, vi } from 'vitest';

const script = () => document.querySelector<HTMLScriptElement>('script[src^="https://maps.googleapis.com/"]');

afterEach(() => {
  script()?.remove();
  vi.unstubAllGlobals();
});

test('Google’s script is asked for the places library, region JP and the language, once; a failure may be tried again [R-UI-19]', async () => {
  vi.resetModules();
  vi.stubGlobal('google', undefined);
  const { loadGoogleMaps } = await import('#kit/map/google-maps');
  const first = loadGoogleMaps('a key', 'ja');
  await vi.waitUntil(script);
  const { origin, pathname, searchParams } = new URL(script()?.src ?? '');
  expect(origin + pathname).toBe('https://maps.googleapis.com/maps/api/js');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    libraries: 'places',
    region: 'JP',
    language: 'ja',
    key: 'a key',
  });
  script()?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('could not load');
  script()?.remove();
  const second = loadGoogleMaps('a key', 'ja');
  await vi.waitUntil(script);
  expect(document.querySelectorAll('script[src^="https://maps.googleapis.com/"]')).toHaveLength(1);
  script()?.dispatchEvent(new Event('error'));
  await expect(second).rejects.toThrow('could not load');
});
