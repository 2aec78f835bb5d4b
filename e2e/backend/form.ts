import type { Locator } from '@playwright/test';
import { PICTURE } from './server/picture';

/** A picture as a user chooses it for a file field. */
export const pictureFile = (name: string) => ({ name, mimeType: 'image/png', buffer: PICTURE });

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
  const control = await field.evaluate((element) => element.getAttribute('role') ?? element.tagName);
  if (control === 'SELECT') {
    await field.selectOption(value);
    return;
  }
  await field.fill(value);
  if (control !== 'combobox') return;
  await form.getByRole('option').filter({ hasText: value }).first().click();
}

/** A part of a multipart form: a text, or a file with its bytes. */
export type SentPart = [name: string, value: string | { filename: string; type: string; base64: string }];

/** The parts of a form with this content, sorted (docs/backend.md, bodies and files). */
export const expectedParts = (body: Readonly<Record<string, unknown>>): SentPart[] =>
  Object.entries(body)
    .flatMap(([name, value]) => partValues(value).map((partValue): SentPart => [name, partValue]))
    .toSorted(byText);

export const byText = (left: SentPart, right: SentPart): number =>
  JSON.stringify(left) < JSON.stringify(right) ? -1 : 1;

type UploadFile = ReturnType<typeof pictureFile>;

const isUploadFile = (value: unknown): value is UploadFile =>
  typeof value === 'object' && value !== null && 'buffer' in value;

const fileOf = ({ name, mimeType, buffer }: UploadFile) => ({
  filename: name,
  type: mimeType,
  base64: buffer.toString('base64'),
});

function partValues(value: unknown): SentPart[1][] {
  if (value === null) return [''];
  if (isUploadFile(value)) return [fileOf(value)];
  if (!Array.isArray(value)) return [typeof value === 'string' ? value : JSON.stringify(value)];
  if (value.length === 0) return ['[]'];
  const isOfObjects =
    value.every((item) => typeof item === 'object' && item !== null) && !value.some(isUploadFile);
  return isOfObjects ? [JSON.stringify(value)] : value.flatMap(partValues);
}
