import { within } from '@testing-library/react';
import type { renderConsole } from './render-console';

// a record as it is seen and sent, all of it: no field, column or entry can go missing unseen

type Kit = Awaited<ReturnType<typeof renderConsole>>;

/** The labels of a form's fields. */
export const fieldsOf = (form: HTMLElement): string[] =>
  [...form.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ labels, ariaLabel, name }) =>
    (labels?.[0]?.textContent ?? ariaLabel ?? name).replace(/必須$/, ''),
  );

/** The body of the last call of this method. */
export const bodyOf = ({ backend }: Kit, method: string): unknown =>
  backend.log.entries().findLast((call) => call.method === method)?.requestBody;

/** What stands below each heading, but for the boxes that choose rows. */
export function cellsOf(row: HTMLElement): Record<string, string> {
  const heads = [...(row.closest('table')?.querySelectorAll('thead th') ?? [])];
  const cells = heads.flatMap((head, index) =>
    head.textContent === '' || head.querySelector('input')
      ? []
      : [[head.textContent, row.children[index]?.textContent]],
  );
  return Object.fromEntries(cells);
}

/** Each label and what stands beside it. */
export const entriesOf = (panel: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...panel.querySelectorAll('.details > div')].map((entry) => [
      entry.querySelector('dt')?.textContent,
      entry.querySelector('dd')?.textContent,
    ]),
  );

/** The same, with what is left blank. */
export async function panelOf({ user }: Kit, panel: HTMLElement): Promise<Record<string, string>> {
  const blanks = within(panel).queryByRole('button', { name: /^未入力/ });
  if (blanks !== null) await user.click(blanks);
  return entriesOf(panel);
}
