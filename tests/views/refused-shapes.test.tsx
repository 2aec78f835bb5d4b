import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as faultAnswers from '#mocks/backend/protocol/fault-answer';
import { advertisementTable } from '#mocks/backend/tables/offers/advertisements';
import { addFault } from '../open-console';
import { renderConsole } from './render-console';

/** The form of the first record after the server has refused its save with this body. */
async function openRefusedForm(path: string, body: unknown, change: object = {}) {
  // A fault can refuse one field in one shape only. Test files share their modules, so vi.mock would be too
  // late.
  const faultAnswerSpy = vi.spyOn(faultAnswers, 'faultAnswer').mockImplementation(() => {
    return { status: 400, body, response: Response.json(body, { status: 400 }) };
  });
  onTestFinished(() => faultAnswerSpy.mockRestore());
  const { backend, user } = await renderConsole(path);
  const ads = backend.db.of(advertisementTable);
  for (const { id } of ads.list({ city: 'akashi' }).rows) ads.update(id, change);
  await screen.findByText(/^全\d/);
  addFault(backend, 'PUT * 400');
  await user.click(screen.getAllByRole('link', { name: /」を編集$/ })[0] as HTMLElement);
  const form = within(await screen.findByRole('dialog'));
  await user.click(await form.findByRole('button', { name: '保存する' }));
  return form;
}

const AD = '/akashi/advertisement';
const FILLED_AD = {
  public: false,
  plan: 'A',
  image: ['data:image/png,a', 'data:image/png,b'],
  opening_hours: [
    { weekday: '2', start: '10:00', end: '19:00' },
    { weekday: '3', start: '10:00', end: '19:00' },
  ],
};

test('the refusal of a field named status is shown at this field [A-082, R-HTTP-14]', async () => {
  const form = await openRefusedForm('/akashi/pass/list-package', { status: ['この状態は選べません。'] });
  const message = await form.findByText('この状態は選べません。');
  const field = form.getByLabelText(/^状態/);
  expect([message.id, field.getAttribute('aria-invalid')]).toEqual([
    field.getAttribute('aria-describedby')?.split(' ')[0],
    'true',
  ]);
  expect(document.querySelectorAll('.toast')).toHaveLength(0);
});

test.each<[string, unknown]>([
  ['of a field that the form does not have', { code: ['店舗コードが使われています。'] }],
  ['in a bare list', ['店舗コードが使われています。']],
  ['in a sentence', { detail: '店舗コードが使われています。' }],
  ['of no field', { non_field_errors: ['店舗コードが使われています。'] }],
])('a refusal %s is shown above the form [A-082, R-HTTP-14]', async (_, body) => {
  const form = await openRefusedForm(AD, body, FILLED_AD);
  const message = await form.findByText('店舗コードが使われています。');
  expect(message.closest('[role=alert]')?.className).toBe('form-problems');
  expect(document.querySelectorAll('.toast')).toHaveLength(0);
});

test('the refusal of one file by its index is shown at the file field, with the file’s number [A-082, R-HTTP-14]', async () => {
  const form = await openRefusedForm(AD, { image: { 1: ['画像が壊れています。'] } }, FILLED_AD);
  const message = await form.findByText('2：画像が壊れています。');
  expect(message.closest('.field')?.querySelector('input[type=file]')?.getAttribute('aria-invalid')).toBe(
    'true',
  );
});

test('the refusal of a part of a field is shown at that part [A-082, R-HTTP-14]', async () => {
  const body = { opening_hours: [{}, { start: ['時刻が正しくありません。'] }] };
  const form = await openRefusedForm(AD, body, FILLED_AD);
  await form.findByText('時刻が正しくありません。');
  const startInputs = [1, 2].map((line) => form.getByLabelText(`営業時間${line}の開始`));
  expect(startInputs.map((line) => line.getAttribute('aria-invalid'))).toEqual(['false', 'true']);
});
