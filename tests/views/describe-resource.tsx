import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { addFault, type Scenario } from '../open-console';
import { describeLongName } from './describe-long-name';
import { renderConsole } from './render-console';
import { allDetailTexts, bodyOf, cellsOf, fieldLabels } from './whole-record';

interface Described {
  as?: Scenario['as'];
  /** The city of the test; Akashi by default. */
  city?: string;
  /** Requirement ids that the screen fulfils. */
  ids: string;
  /** The Japanese title of the list; the labels of its buttons contain it. */
  title: string;
  /** The path of the resource’s calls. */
  calls: string;
  /**
   * The values of a whole record by label, in the order of the fields. In a picker the first result is
   * chosen. The value of a file field is the names of PDFs.
   */
  valid: Readonly<Record<string, string>>;
  /** Labels of fields that other tests fill. */
  unfilled?: readonly string[];
  whole: WholeRecord;
  /** The label of the field with the record’s name, and another name. */
  renamed: readonly [label: string, name: string];
  /** The changes to the valid record, the field that is refused, and the error at this field. */
  refused: readonly { change: Readonly<Record<string, string>>; field: string; texts: string }[];
  /** The search text, and a pattern that each found row matches. */
  search: readonly [text: string, found: RegExp];
  /** A record that the server keeps (209), and the message with the reason. */
  undeletable?: { search: string; name: string; message: string };
  /** No seeded name is too long for a heading, as the rule of the field has a low limit. */
  hasShortNames?: true;
  /** Also tests what the kit does alike for every resource; one description is enough. */
  testsSharedBehaviour?: true;
}

/**
 * Everything that is sent and shown of the valid record, so that a missing field, column or entry fails the
 * test.
 */
interface WholeRecord {
  /** The body of the request that creates it: JSON, or the fields of a form. */
  sent: Readonly<Record<string, unknown>>;
  /** The body of the request that changes its name, where it has more than the name. */
  changed?: Readonly<Record<string, unknown>>;
  /** Its row, by column heading. */
  row: Readonly<Record<string, string>>;
  /** Its panel after the change of name, by label, without the name, which is the heading. */
  panel: Readonly<Record<string, string>>;
}

type TestConsole = Awaited<ReturnType<typeof renderConsole>>;

/** Tests what every screen of a resource description does. */
export function describeResource(listPath: string, described: Described) {
  const { as = 'Administrator', city, ids, title, calls, valid, renamed, refused, search } = described;
  const {
    whole,
    unfilled = [],
    undeletable,
    hasShortNames = false,
    testsSharedBehaviour = false,
  } = described;
  const [nameLabel, newName] = renamed;
  const name = valid[nameLabel] ?? '';
  const openList = async (path = listPath, scenario: Scenario = {}) => {
    const testConsole = await renderConsole(path, { as, ...(city ? { city } : {}), ...scenario });
    await screen.findByText(/^全\d/);
    return testConsole;
  };
  const writeCalls = (testConsole: TestConsole) =>
    testConsole.calls().filter((call) => /^(POST|PUT|DELETE)/.test(call) && call.includes(calls));

  describe(`${title} [${ids}]`, () => {
    test('a record is created, found, viewed, edited, copied and deleted', async () => {
      const testConsole = await openList();
      const { user, rows, pass } = testConsole;
      await user.click(screen.getAllByRole('link', { name: `${title}を登録` })[0] as HTMLElement);
      await findField(nameLabel);
      expect(fieldLabels(screen.getByRole('dialog')).toSorted()).toEqual(
        [...Object.keys(valid), ...unfilled].toSorted(),
      );
      await fillForm(testConsole, valid);
      await user.click(screen.getByRole('button', { name: '登録する' }));
      await screen.findByText('保存しました。');
      expect(bodyOf(testConsole, 'POST')).toEqual(whole.sent);
      const searchFor = async (text: string) => {
        const box = screen.getByRole<HTMLInputElement>('searchbox');
        fireEvent.change(box, { target: { value: text } });
        pass(300);
        await waitFor(() =>
          expect(
            rows()
              .map((row) => row.textContent)
              .join(),
          ).toContain(text),
        );
      };
      await searchFor(name);
      const createdRow = rows().find(({ textContent }) => textContent.includes(name));
      expect(createdRow && cellsOf(createdRow)).toEqual(whole.row);

      await user.click(screen.getByRole('link', { name: `「${name}」を編集` }));
      const field = await findField(nameLabel);
      expect(field.value).toBe(name);
      fireEvent.change(field, { target: { value: newName } });
      await user.click(screen.getByRole('button', { name: '保存する' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await searchFor(newName);

      await user.click(within(rows()[0] as HTMLElement).getByRole('link', { name: newName }));
      const detail = await screen.findByRole('dialog', { name: `${title}の詳細` });
      await within(detail).findByRole('heading', { name: newName });
      const renamedBody = Object.entries(whole.sent).map(([key, value]) => [
        key,
        value === name ? newName : value,
      ]);
      expect(bodyOf(testConsole, 'PUT')).toEqual(whole.changed ?? Object.fromEntries(renamedBody));
      expect(await allDetailTexts(testConsole, detail)).toEqual(whole.panel);
      await user.click(within(detail).getByRole('link', { name: '複製' }));
      fireEvent.change(await findField(nameLabel), { target: { value: name } });
      await user.click(screen.getByRole('button', { name: '登録する' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await searchFor(name);

      await user.click(screen.getAllByRole('button', { name: `「${name}」を削除` })[0] as HTMLElement);
      const confirmation = await screen.findByRole('alertdialog', { name: '削除しますか？' });
      await user.click(within(confirmation).getByRole('button', { name: 'キャンセル' }));
      expect(
        rows()
          .map((row) => row.textContent)
          .join(),
      ).toContain(name);
      await user.click(screen.getAllByRole('button', { name: `「${name}」を削除` })[0] as HTMLElement);
      await user.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: '削除する' }),
      );
      await screen.findByText('削除しました。');
      expect(writeCalls(testConsole)).toEqual([
        `POST ${calls} 201`,
        expect.stringMatching(new RegExp(`^PUT ${recordPath(calls, '\\d+')} 200$`)),
        `POST ${calls} 201`,
        expect.stringMatching(new RegExp(`^DELETE ${recordPath(calls, '\\d+')} 204$`)),
      ]);
    });

    test('each broken rule shows an error at its field, no request is sent, and the form values are restored', async () => {
      const testConsole = await openList(`${listPath}?new=1`);
      const { user, reload } = testConsole;
      await fillForm(testConsole, valid);
      const messages: unknown[] = [];
      for (const { change, field } of refused) {
        await fillForm(testConsole, change);
        await user.click(screen.getByRole('button', { name: '登録する' }));
        await waitFor(async () => expect(await errorOf(field)).not.toBe(''));
        messages.push([field, await errorOf(field)]);
        await fillForm(
          testConsole,
          Object.fromEntries(Object.keys(change).map((label) => [label, valid[label] ?? ''])),
        );
      }
      expect(messages).toEqual(refused.map(({ field, texts }) => [field, texts]));
      expect(writeCalls(testConsole)).toEqual([]);
      await reload();
      await screen.findByText(/保存前の入力を復元しました/);
      expect((await findField(nameLabel)).value).toBe(name);
    });

    test('the list is searched and paged', async () => {
      const { rows, pass, calls: recordedCalls } = await openList();
      const [text, found] = search;
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
      pass(300);
      await waitFor(() => expect(recordedCalls().at(-1)).toContain(`search=${encodeURIComponent(text)}`));
      await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'));
      expect(
        rows()
          .filter((row) => !found.test(row.textContent))
          .map((row) => row.textContent),
      ).toEqual([]);
      expect(rows().length).toBeGreaterThan(0);
    });

    if (!hasShortNames) describeLongName(listPath, nameLabel, { as, ...(city ? { city } : {}) });

    if (testsSharedBehaviour) {
      test('a failed save can be repeated with the same form values', async () => {
        const testConsole = await openList(`${listPath}?new=1`, { fault: `POST ${faultPath(calls)} 500 x1` });
        await fillForm(testConsole, valid);
        await testConsole.user.click(screen.getByRole('button', { name: '登録する' }));
        await screen.findByText('Server Error Occured. Please Try Again !');
        expect((await findField(nameLabel)).value).toBe(name);
        await testConsole.user.click(screen.getByRole('button', { name: '登録する' }));
        // nobody knows whether the first one was saved
        await testConsole.user.click(await screen.findByRole('button', { name: 'もう一度送信' }));
        await screen.findByText('保存しました。');
        expect(writeCalls(testConsole)).toEqual([`POST ${calls} 500`, `POST ${calls} 201`]);
      });

      test('after a save on a slow connection the reopened form waits for the stored record [A-203]', async () => {
        const { backend, user, pass } = await openList();
        const link = screen.getAllByRole('link', { name: /」を編集$/ })[0] as HTMLElement;
        await user.click(link);
        fireEvent.change(await findField(nameLabel), { target: { value: newName } });
        addFault(backend, `GET ${faultPath(calls)} delay:1500`);
        addFault(backend, `GET ${recordPath(faultPath(calls), ':id')} delay:1500`);
        await user.click(screen.getByRole('button', { name: '保存する' }));
        // This request loads the record before it is saved.
        await waitFor(() => {
          pass(1_500);
          expect(screen.queryByRole('dialog')).toBeNull();
        });
        const [editLink] = await screen.findAllByRole('link', { name: `「${newName}」を編集` });
        await user.click(editLink as HTMLElement);
        const form = await screen.findByRole('dialog');
        expect(within(form).queryByRole('button', { name: '保存する' })).toBeNull();
        pass(1_500);
        expect((await findField(nameLabel)).value).toBe(newName);
      });
    }

    if (testsSharedBehaviour || undeletable)
      test('a record that the server keeps stays in the list, and the message shows the reason [R-STATE-12, A-119]', async () => {
        const { backend, user, rows } = await openList(
          undeletable ? `${listPath}?search=${undeletable.search}` : listPath,
        );
        if (!undeletable) addFault(backend, `DELETE ${recordPath(faultPath(calls), ':id')} 209`);
        const rowsBefore = rows().map((row) => row.textContent);
        const button = undeletable
          ? screen.getAllByRole('button', { name: `「${undeletable.name}」を削除` })[0]
          : screen.getAllByRole('button', { name: /」を削除$/ })[0];
        await user.click(button as HTMLElement);
        await user.click(
          within(await screen.findByRole('alertdialog')).getByRole('button', { name: '削除する' }),
        );
        await screen.findByText(undeletable?.message ?? 'この項目は使用中のため削除できません。');
        expect(rows().map((row) => row.textContent)).toEqual(rowsBefore);
      });
  });
}

/** The path as faults name it: the city, or the company, is a parameter. */
const faultPath = (calls: string): string =>
  calls.startsWith('/company/')
    ? calls.replace(/^\/company\/\w+/, '/company/:company')
    : calls.replace(/^\/(?!manager\/)\w+\//, '/:city/');

/** The path of one record; it ends in a slash where the path of the list does. */
const recordPath = (calls: string, id: string): string =>
  calls.endsWith('/') ? `${calls}${id}/` : `${calls}/${id}`;

async function fillForm({ user, pass }: TestConsole, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    const field = await findField(label);
    if (field.type === 'file') {
      await fillFiles(field, value);
      continue;
    }
    if (field.getAttribute('role') !== 'combobox') {
      fireEvent.change(field, { target: { value } });
      continue;
    }
    field.focus();
    fireEvent.change(field, { target: { value } });
    if (value === '') {
      fireEvent.blur(field);
      continue;
    }
    pass(300);
    const picker = within(field.closest('.record-picker') as HTMLElement);
    await waitFor(() => expect(picker.getAllByRole('option')[0]?.textContent).toContain(value));
    await user.keyboard('{ArrowDown}{Enter}');
  }
}

/** Chooses the PDFs of a field; `names` are separated by commas. */
async function fillFiles(field: HTMLInputElement, names: string) {
  const container = within(field.closest('.field') as HTMLElement);
  for (const button of container.queryAllByRole('button', { name: /」を外す$/ })) fireEvent.click(button);
  if (names === '') return;
  const files = names
    .split(',')
    .map((name) => new File(['%PDF-/Type/Page%%EOF'], name, { type: 'application/pdf' }));
  fireEvent.change(field, { target: { files } });
  await waitFor(() => expect(container.getAllByRole('listitem').length).toBe(files.length));
}

/** Finds a field by the start of its label, because a required field has a longer one. */
const findField = async (label: string): Promise<HTMLInputElement> => {
  // A filter of the list may have the same label.
  const form = within(await screen.findByRole('dialog'));
  const [field] = await form.findAllByLabelText<HTMLInputElement>(
    (text) => text === label || text === `${label}必須`,
    { selector: 'input, textarea, select' },
  );
  if (!field) throw new Error(`no field is called ${label}`);
  return field;
};

async function errorOf(label: string): Promise<string> {
  const [container = ''] = (await findField(label)).getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(container)?.textContent ?? '';
}
