import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Problem, problemOfAnswer, problemWithout } from '#api/http/problem';
import { ruledText } from '#domain/base/field-rule';
import { ScopeProvider } from '#kit/context/scope';
import { TextField } from '#kit/field/TextField';
import { useListState } from '#kit/list/list-state';
import { RecordDialogs } from '#kit/record/RecordDialogs';
import { RecordForm } from '#kit/record/RecordForm';
import { type RecordEffects, useRecordController } from '#kit/record/use-record-controller';
import { stored } from '../../browser';
import { NOW } from '../../mocks/backend/start-backend';
import { composing } from '../composing';
import { renderInKit } from '../render-in-kit';

interface Draft {
  title: string;
  email: string;
}

const DraftSchema = z.object({ title: ruledText({ required: true, max: 5 }), email: ruledText() });
const DRAFT_KEY = 'draft:1:akashi:thing:new:here';
const call = () => Promise.reject(new Error('nothing is called here'));

function Page({ effects }: { effects: RecordEffects<Draft, { id: number }> }) {
  const recordController = useRecordController<Draft, { id: number }>({
    form: 'thing',
    effects,
    read: null,
    list: useListState(),
  });
  const editorState = useSelector(recordController.editor, ({ value }) => JSON.stringify(value));
  return (
    <>
      <output>{editorState}</output>
      <RecordDialogs
        recordController={recordController}
        titles={{ view: 'record.copy', create: 'record.copy', edit: 'record.copy', copy: 'record.copy' }}
        detail={() => null}
        form={() => (
          <RecordForm
            recordController={recordController}
            initial={{ title: '', email: '' }}
            rules={DraftSchema}
            submit="notification.send"
          >
            <TextField name="title" label="notification.field.title" />
            <TextField name="email" label="profile.email" rows={3} />
          </RecordForm>
        )}
      />
    </>
  );
}

const titleInput = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^タイトル/ });

function renderForm(
  save: RecordEffects<Draft, { id: number }>['save'] = () => Promise.resolve({ id: 1 }),
  storedDraft?: string,
) {
  const saveSpy = vi.fn(save);
  const effects = {
    save: saveSpy,
    remove: () => Promise.resolve({ outcome: 'removed' as const }),
    refresh: vi.fn(),
  };
  const kit = renderInKit(<Screen effects={effects} storedDraft={storedDraft} />, {
    address: '/akashi/things?page=2&new=1',
  });
  return {
    ...kit,
    saveSpy,
    refresh: effects.refresh,
    email: () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'メールアドレス' }),
    typeTitle: (value: string) => fireEvent.change(titleInput(), { target: { value } }),
    submit: () => fireEvent.click(screen.getByRole('button', { name: '送信する' })),
    editorState: () => document.querySelector('output')?.textContent,
    errorOf: (field: HTMLElement) => {
      const [id = ''] = (field.getAttribute('aria-describedby') ?? '').split(' ');
      return document.getElementById(id)?.textContent;
    },
  };
}

interface ScreenProps {
  effects: RecordEffects<Draft, { id: number }>;
  /** A draft that was stored before the form opened. */
  storedDraft: string | undefined;
}

function Screen({ effects, storedDraft }: ScreenProps) {
  const [scope] = useState(() => {
    sessionStorage.setItem('tab', 'here');
    if (storedDraft !== undefined) localStorage.setItem(DRAFT_KEY, storedDraft);
    return { call, city: 'akashi', user: 1 };
  });
  return (
    <ScopeProvider value={scope}>
      <Page effects={effects} />
    </ScopeProvider>
  );
}

test('a form opens with the focus on its first field, not on the ✕ of its dialog', () => {
  renderForm();
  expect(document.activeElement).toBe(titleInput());
});

test('a broken rule shows its error at the field, which gets the focus, and nothing is saved', async () => {
  const { submit, saveSpy, errorOf } = renderForm();
  submit();
  await waitFor(() => expect(errorOf(titleInput())).toBe('入力してください。'));
  expect([titleInput().getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', titleInput()]);
  expect(saveSpy).not.toHaveBeenCalled();
});

const problemLines = () =>
  [...document.querySelectorAll('.form-problems li')].map(({ className, textContent }) => [
    className,
    textContent,
  ]);

test('a refused form lists above it the fields with errors, each as a button that moves the focus to its field', async () => {
  const errors = { title: ['使えません。'], email: ['already exists'] };
  const { typeTitle, submit, email } = renderForm(() =>
    Promise.reject(problemOfAnswer('POST /x', 400, { errors })),
  );
  typeTitle('花火');
  submit();
  const problemButton = await screen.findByRole('button', { name: /^メールアドレス：/ });
  const EMAIL =
    'メールアドレス：このメールアドレスは既に使用されています。別のメールアドレスを入力してください。';
  expect(problemLines()).toEqual([
    ['', 'タイトル：使えません。'],
    ['', EMAIL],
  ]);
  fireEvent.click(problemButton);
  await waitFor(() => expect(document.activeElement).toBe(email()));
  // A corrected item stays in the list, so that the layout does not move.
  typeTitle('祭り');
  await waitFor(() => expect(problemLines()[0]).toEqual(['mended', 'タイトル']));
  expect(problemLines()[1]).toEqual(['', EMAIL]);
});

const counter = () => document.querySelector('.counter');

test('the counter counts characters as users perceive them, and no input is cut off [R-UI-08]', () => {
  const { typeTitle } = renderForm();
  expect(counter()?.textContent).toBe('0/5');
  typeTitle('𠮷野家🗾');
  expect([counter()?.textContent, counter()?.className]).toEqual(['4/5', 'counter']);
  typeTitle('123456');
  expect([counter()?.textContent, counter()?.className, titleInput().value]).toEqual([
    '6/5',
    'counter over',
    '123456',
  ]);
});

test('the machine follows whether the form is dirty', () => {
  const { typeTitle, editorState } = renderForm();
  expect(editorState()).toBe('"clean"');
  typeTitle('a');
  expect(editorState()).toBe('"dirty"');
  typeTitle('');
  expect(editorState()).toBe('"clean"');
});

test('a save sends the form values, opens the first page of the list and removes the draft [R-UI-10]', async () => {
  const { typeTitle, submit, saveSpy, advanceClock, services, address } = renderForm();
  typeTitle('花火');
  advanceClock(300);
  expect(JSON.parse(stored()[DRAFT_KEY] ?? '')).toEqual({
    values: { title: '花火', email: '' },
    at: Date.parse(NOW) + 300,
    path: '/akashi/things',
  });
  submit();
  await waitFor(() => expect(address()).toBe('/akashi/things'));
  expect(saveSpy.mock.calls.map(([{ draft }]) => draft)).toEqual([{ title: '花火', email: '' }]);
  expect(services.toasts.current().map(({ message }) => message)).toEqual([{ messageId: 'common.saved' }]);
  expect(stored()[DRAFT_KEY]).toBeUndefined();
});

test('the form cannot be saved twice at once', async () => {
  const { typeTitle, submit, saveSpy } = renderForm(() => new Promise(() => {}));
  typeTitle('花火');
  submit();
  await waitFor(() => expect(screen.getByRole('button', { name: '送信する' }).ariaDisabled).toBe('true'));
  submit();
  expect(saveSpy).toHaveBeenCalledTimes(1);
});

test('the server’s errors are shown at their fields, the others above the form, and all form values stay [R-VAL-PROFILE-09, A-181]', async () => {
  const errors = { email: ['already exists'], basics: ['blank'], phone: [] };
  const body = { message: '保存できません。', errors };
  const { typeTitle, submit, email, errorOf, editorState } = renderForm(() =>
    Promise.reject(problemOfAnswer('POST /x', 400, body)),
  );
  typeTitle('花火');
  submit();
  await waitFor(() =>
    expect(errorOf(email())).toBe(
      'このメールアドレスは既に使用されています。別のメールアドレスを入力してください。',
    ),
  );
  expect(document.activeElement).toBe(email());
  expect([...screen.getByRole('alert').children].map(({ textContent }) => textContent)).toEqual([
    'Basics field may not be blank.基本情報を入力してください。',
    'Your phone is invalid or exists already !「phone」が正しくないか、すでに使われています。',
    '保存できません。',
  ]);
  expect([titleInput().value, editorState()]).toEqual(['花火', '"dirty"']);
});

test.each([
  [
    'a conflict',
    problemOfAnswer('POST /x', 409, { message: '先に更新されました。' }),
    '先に更新されました。',
  ],
  [
    'a conflict without a message',
    problemOfAnswer('POST /x', 409, null),
    'Server Error Occured. Please Try Again !通信またはサーバーで問題が起きました。',
  ],
  ['a sentence', problemOfAnswer('POST /x', 400, { detail: '本日の上限です。' }), '本日の上限です。'],
  ['a bare list', problemOfAnswer('POST /x', 400, ['上限です。', '明日まで。']), '上限です。 明日まで。'],
  [
    'no field',
    problemOfAnswer('POST /x', 400, { non_field_errors: ['本日の上限です。'] }),
    '本日の上限です。',
  ],
  ['a broken server, which a toast shows', problemOfAnswer('POST /x', 500, null), ''],
  ['a refusal without a message, which a toast shows', problemOfAnswer('POST /x', 400, null), ''],
])(
  '%s: the form shows only what no other part shows [A-176, A-181, R-HTTP-09, R-HTTP-14]',
  async (_, problem, text) => {
    const { typeTitle, submit, editorState } = renderForm(() => Promise.reject(problem));
    typeTitle('花火');
    submit();
    await waitFor(() => expect(editorState()).toBe('"dirty"'));
    await waitFor(() => expect(screen.queryByRole('alert')?.textContent ?? '').toBe(text));
  },
);

test('a refusal without a field is scrolled into view, and stays until the next save [A-181]', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const save = vi
    .fn<RecordEffects<Draft, { id: number }>['save']>()
    .mockRejectedValueOnce(problemOfAnswer('POST /x', 400, ['本日の上限です。']))
    .mockReturnValueOnce(new Promise(() => {}));
  const { typeTitle, submit } = renderForm(save);
  typeTitle('花火');
  submit();
  const problems = await screen.findByRole('alert');
  expect(scrolled.mock.contexts).toEqual([problems]);
  typeTitle('祭り');
  expect(screen.getByRole('alert')).toBe(problems);
  submit();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

const unconfirmed = (problem: Problem) => problem.unconfirmed('problem.unconfirmed');

test.each<[string, Problem, string, number]>([
  ['that breaks off', unconfirmed(problemWithout('network', 'POST /x', null)), '"unconfirmed"', 1],
  ['of a gateway', unconfirmed(problemOfAnswer('POST /x', 504, null)), '"unconfirmed"', 1],
  ['that there is no such record', problemOfAnswer('PUT /x', 404, null), '"dirty"', 1],
  ['that refuses', problemOfAnswer('POST /x', 400, ['上限です。']), '"dirty"', 0],
])(
  'after a response %s the list shows whether the backend has saved the record nevertheless [A-330]',
  async (_, problem, expectedState, times) => {
    const { typeTitle, submit, editorState, refresh } = renderForm(() => Promise.reject(problem));
    typeTitle('花火');
    submit();
    await waitFor(() => expect(editorState()).toBe(expectedState));
    expect(refresh).toHaveBeenCalledTimes(times);
  },
);

test('an error disappears when its field is corrected, and the form can be saved again', async () => {
  const save = vi
    .fn<RecordEffects<Draft, { id: number }>['save']>()
    .mockRejectedValueOnce(problemOfAnswer('POST /x', 400, { errors: { title: ['使えません。'] } }))
    .mockResolvedValueOnce({ id: 1 });
  const { typeTitle, submit, errorOf, address } = renderForm(save);
  typeTitle('花火');
  submit();
  await waitFor(() => expect(errorOf(titleInput())).toBe('使えません。'));
  typeTitle('祭り');
  await waitFor(() => expect(errorOf(titleInput())).toBe(''));
  submit();
  await waitFor(() => expect(address()).toBe('/akashi/things'));
});

const STORED_DRAFT = JSON.stringify({
  values: { title: '前の言葉', email: '' },
  at: Date.parse(NOW) - 120_000,
});

test('a draft is restored with its age, and counts as dirty', async () => {
  const { editorState } = renderForm(undefined, STORED_DRAFT);
  expect(titleInput().value).toBe('前の言葉');
  expect(screen.getByText('保存前の入力を復元しました（2分前）。')).toBeDefined();
  await waitFor(() => expect(editorState()).toBe('"dirty"'));
});

test('a discarded draft leaves an empty, clean form and no stored draft', async () => {
  const { advanceClock, editorState } = renderForm(undefined, STORED_DRAFT);
  fireEvent.click(screen.getByRole('button', { name: '下書きを破棄' }));
  advanceClock(1_000);
  expect([titleInput().value, screen.queryByText(/復元/), stored()[DRAFT_KEY]]).toEqual([
    '',
    null,
    undefined,
  ]);
  await waitFor(() => expect(editorState()).toBe('"clean"'));
});

test('the last input is stored when the page is closed at once', () => {
  const { typeTitle } = renderForm();
  typeTitle('花火');
  expect(stored()[DRAFT_KEY]).toBeUndefined();
  fireEvent(window, new Event('pagehide'));
  expect(JSON.parse(stored()[DRAFT_KEY] ?? '').values.title).toBe('花火');
});

test('the Enter that confirms a Japanese word does not send the form', () => {
  renderForm();
  const input = composing(titleInput());
  input.start('はなび');
  expect(input.enterInside()).toBe(false);
  input.end(1_000);
  expect(input.enter(1_010)).toBe(false);
  expect(input.enter(1_500)).toBe(true);
});

test('Enter in a textarea inserts a line break', () => {
  const { email } = renderForm();
  const input = composing(email());
  input.start('はなび');
  expect(input.enterInside()).toBe(true);
});
