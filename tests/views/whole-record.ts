import { within } from '@testing-library/react';
import type { renderConsole } from './render-console';

// A record as it is shown and sent, completely, so that a missing field, column or entry fails the test.

type TestConsole = Awaited<ReturnType<typeof renderConsole>>;

/** The labels of a form's fields. */
export const fieldLabels = (form: HTMLElement): string[] =>
  [...form.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ labels, ariaLabel, name }) =>
    (labels?.[0]?.textContent ?? ariaLabel ?? name).replace(/必須$/, ''),
  );

/** The body of the last request with this method. */
export const bodyOf = ({ backend }: TestConsole, method: string): unknown =>
  backend.log.entries().findLast((call) => call.method === method)?.requestBody;

/** The text below each heading, without the checkboxes that select rows. */
export function cellsOf(row: HTMLElement): Record<string, string> {
  const headings = [...(row.closest('table')?.querySelectorAll('thead th') ?? [])];
  const cells = headings.flatMap((head, index) =>
    head.textContent === '' || head.querySelector('input')
      ? []
      : [[head.textContent, row.children[index]?.textContent]],
  );
  return Object.fromEntries(cells);
}

/** Each label and the text beside it, or in the ticket or card above them. */
export const detailTexts = (panel: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...panel.querySelectorAll(':is(.details, .ticket > dl, .job-card) > div')].map((entry) => [
      entry.querySelector('dt')?.textContent,
      entry.querySelector('dd')?.textContent,
    ]),
  );

/** Each label and the text beside it, the blank entries too. */
export async function allDetailTexts(
  { user }: TestConsole,
  panel: HTMLElement,
): Promise<Record<string, string>> {
  const showBlanksButton = within(panel).queryByRole('button', { name: /^空欄の項目も/ });
  if (showBlanksButton !== null) await user.click(showBlanksButton);
  return detailTexts(panel);
}
