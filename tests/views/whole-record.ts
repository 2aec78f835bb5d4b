import { within } from '@testing-library/react';
import type { renderConsole } from './render-console';

// A record as it is shown and sent, completely, so that a missing field, column or entry fails the test.

type Kit = Awaited<ReturnType<typeof renderConsole>>;

/** The labels of a form's fields. */
export const fieldsOf = (form: HTMLElement): string[] =>
  [...form.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ labels, ariaLabel, name }) =>
    (labels?.[0]?.textContent ?? ariaLabel ?? name).replace(/必須$/, ''),
  );

/** The body of the last request with this method. */
export const bodyOf = ({ backend }: Kit, method: string): unknown =>
  backend.log.entries().findLast((call) => call.method === method)?.requestBody;

/** The text below each heading, without the checkboxes that select rows. */
export function cellsOf(row: HTMLElement): Record<string, string> {
  const heads = [...(row.closest('table')?.querySelectorAll('thead th') ?? [])];
  const cells = heads.flatMap((head, index) =>
    head.textContent === '' || head.querySelector('input')
      ? []
      : [[head.textContent, row.children[index]?.textContent]],
  );
  return Object.fromEntries(cells);
}

/** Each label and the text beside it, or in the ticket or card above them. */
export const entriesOf = (panel: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...panel.querySelectorAll(':is(.details, .ticket > dl, .job-card) > div')].map((entry) => [
      entry.querySelector('dt')?.textContent,
      entry.querySelector('dd')?.textContent,
    ]),
  );

/** The same with the blank entries. */
export async function panelOf({ user }: Kit, panel: HTMLElement): Promise<Record<string, string>> {
  const blanks = within(panel).queryByRole('button', { name: /^空欄の項目も/ });
  if (blanks !== null) await user.click(blanks);
  return entriesOf(panel);
}
