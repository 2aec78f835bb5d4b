// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { loadGoogleMaps } from '#kit/map/google-maps';

const script = () => document.querySelector<HTMLScriptElement>('script[src^="https://maps.googleapis.com/"]');

afterEach(() => {
  script()?.remove();
});

test('Google’s script is loaded once, with the places library, region JP and the language, and a failure can be tried again [R-UI-19]', async () => {
  const firstLoad = loadGoogleMaps('a key', 'ja');
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
  await expect(firstLoad).rejects.toThrow('could not load');
  script()?.remove();
  const secondLoad = loadGoogleMaps('a key', 'ja');
  await vi.waitUntil(script);
  expect(document.querySelectorAll('script[src^="https://maps.googleapis.com/"]')).toHaveLength(1);
  script()?.dispatchEvent(new Event('error'));
  await expect(secondLoad).rejects.toThrow('could not load');
});
