import type { Locator } from '@playwright/test';
import { PICTURE } from './server/picture';

/** A picture as a user chooses it for a file field. */
export const chosen = (name: string) => ({ name, mimeType: 'image/png', buffer: PICTURE });

/**
 * Fills in fields by their labels: texts, dates, select controls, and comboboxes that search for a record.
 */
export async function fillIn(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await fillField(form, label, value);
}

/** The field with this label, also where the form appends 必須 to the label of a required field. */
export const fieldOf = (form: Locator, label: string): Locator =>
  form.getByLabel(new RegExp(`^${label.replaceAll(/[()（）.]/g, '\\$&')}(必須)?$`));

async function fillField(form: Locator, label: string, value: string): Promise<void> {
  const field = fieldOf(form, label).first();
  const kind = await field.evaluate((element) => element.getAttribute('role') ?? element.tagName);
  if (kind === 'SELECT') {
    await field.selectOption(value);
    return;
  }
  await field.fill(value);
  if (kind !== 'combobox') return;
  await form.getByRole('option').filter({ hasText: value }).first().click();
}

/** A part of a multipart form: a text, or a file with its bytes. */
export type SentPart = [name: string, value: string | { filename: string; type: string; base64: string }];

/** The parts of a form with this content, sorted (docs/backend.md, bodies and files). */
export const partsOf = (body: Readonly<Record<string, unknown>>): SentPart[] =>
  Object.entries(body)
    .flatMap(([name, value]) => valuesOf(value).map((one): SentPart => [name, one]))
    .toSorted(byText);

export const byText = (left: SentPart, right: SentPart): number =>
  JSON.stringify(left) < JSON.stringify(right) ? -1 : 1;

type Chosen = ReturnType<typeof chosen>;

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' && value !== null && 'buffer' in value;

const fileOf = ({ name, mimeType, buffer }: Chosen) => ({
  filename: name,
  type: mimeType,
  base64: buffer.toString('base64'),
});

function valuesOf(value: unknown): SentPart[1][] {
  if (value === null) return [''];
  if (isChosen(value)) return [fileOf(value)];
  if (!Array.isArray(value)) return [typeof value === 'string' ? value : JSON.stringify(value)];
  if (value.length === 0) return ['[]'];
  const isOfObjects = value.every((one) => typeof one === 'object' && one !== null) && !value.some(isChosen);
  return isOfObjects ? [JSON.stringify(value)] : value.flatMap(valuesOf);
}
