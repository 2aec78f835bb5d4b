import { outsideText } from '#domain/base/outside-text';
import { unsignedAddress } from '#domain/content/file-address';
import type { Endpoint } from './endpoint';

/** Multipart only where the body contains a file; otherwise JSON. */
export const requestBody = ({ form }: Endpoint, body: Record<string, unknown> | undefined) =>
  form && body ? multipartOrJson(withUnsignedFiles(body)) : body;

const multipartOrJson = (body: Record<string, unknown>) => (hasFile(body) ? formData(body) : body);

/** Unchanged files are sent by their stored address, without the signature that a response adds. */
const withUnsignedFiles = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(unsignedFile) : isStoredFile(value) ? unsignedFile(value) : value,
    ]),
  );

function unsignedFile(value: unknown): unknown {
  if (typeof value === 'string') return unsignedAddress(value);
  return isStoredFile(value) ? { ...value, url: unsignedAddress(value.url) } : value;
}

const isStoredFile = (value: unknown): value is { url: string } =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string';

const hasFile = (body: Record<string, unknown>): boolean =>
  Object.values(body)
    .flat()
    .some((value) => value instanceof Blob);

/**
 * The multipart body: an empty text clears a field, a missing name leaves it unchanged. The browser
 * sets the Content-Type with its boundary (R-HTTP-03).
 */
function formData(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const formValue of formValuesOf(value)) {
      if (formValue instanceof File) form.append(name, formValue, outsideText(formValue.name));
      else form.append(name, formValue);
    }
  }
  return form;
}

function formValuesOf(value: unknown): (string | Blob)[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return [formValueOf(value)];
  return repeatsName(value) ? value.map(formValueOf) : [JSON.stringify(value)];
}

/** Ids, files and lists that contain a file repeat the name; an empty list and a list of objects are JSON. */
const repeatsName = (list: readonly unknown[]): boolean =>
  list.length > 0 && (list.some((one) => one instanceof Blob) || !list.some(isObject));

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

function formValueOf(value: unknown): string | Blob {
  if (value === null) return '';
  return value instanceof Blob || typeof value === 'string' ? value : JSON.stringify(value);
}
