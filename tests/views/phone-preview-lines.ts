import { screen } from '@testing-library/react';

const LINES = 'h3, button, p, dt, li, .tag, img';

/**
 * Everything that the phone beside a form shows, line by line; a picture is its text and its address. Throws if a text
 * is in no line.
 */
export function phonePreviewLines(): string[] {
  const region = phoneRegion();
  const lines = [...region.querySelectorAll(LINES)].filter((one) => one.querySelector(LINES) === null);
  const texts = lines.map(({ textContent }) => textContent);
  if (texts.join('') !== region.textContent)
    throw new Error(`not only these lines: ${region.textContent} instead of ${texts.join('')}`);
  return lines.map((line, index) =>
    line instanceof HTMLImageElement ? `${line.alt} ${line.getAttribute('src')}` : (texts[index] ?? ''),
  );
}

export const phoneRegion = (): HTMLElement => screen.getByRole('region', { name: '受け取る側' });

/** Waits until the phone is loaded. */
export const phoneLoaded = () => screen.findByRole('radiogroup', { name: '受け取る側の言語' });

/** What stands above the content of every phone: its switches, the time and the city. */
export const TOP_LINES = ['受け取る側', '日本語', 'English', 'Español', '中文', '暗い画面', '09:00 明石市'];
