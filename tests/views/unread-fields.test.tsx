import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Endpoint } from '#api/http/endpoint';
import { fieldsOfBody } from '#api/http/form';
import { RESOURCES, textFieldsOf } from '../../e2e/list-cases';
import { allowConsole } from '../console';
import type { Scenario } from '../open-console';
import { all, found } from './failing-calls';
import { renderConsole } from './render-console';
import { bodyOf } from './whole-record';

const UNREAD = '値を取得できませんでした';
const TYPED = '新しい言葉';

interface EditForm extends Pick<Scenario, 'as'> {
  /** Where the form is, or the list whose first record is edited. */
  path: string;
  /** The path of the calls that read the record, as a fault names it. */
  reads: string;
  update: Endpoint;
  /** The text field that the user changes. */
  text: string;
}

/** The fields of an edit, but the changed text, and what decides in which list the record is. */
const fieldsBeside = (text: string, { body }: Endpoint): string[] =>
  body === undefined
    ? []
    : Object.keys(fieldsOfBody(body).shape).filter((name) => ![text, 'is_draft', 'supported'].includes(name));

const namesOf = (fields: readonly HTMLElement[]) => fields.map(({ dataset }) => dataset.field ?? '');

/** Opens a form whose record comes without some fields, changes its text and saves it. */
async function saveWithout(missing: readonly string[], { path, reads, update, text, as }: EditForm) {
  allowConsole(/^contract: /);
  const fault = `GET ${reads} wrong:${missing.join(',')}`;
  const kit = await renderConsole(path, { ...(as ? { as } : {}), fault, config: { strict: false } });
  if (!path.includes('edit=')) await kit.user.click(await found('a', /を編集$/));
  const save = await found('dialog form button', '保存する');
  const field = document.querySelector(`dialog form [name="${text}"]`) as Element;
  fireEvent.change(field, { target: { value: TYPED } });
  const closed = namesOf(all('dialog form [data-field]', new RegExp(`${UNREAD}新しい値を入力$`)));
  await kit.user.click(save);
  const refused = await waitFor(() => {
    const names = namesOf(all('dialog form .invalid', new RegExp(UNREAD)));
    expect(names.length > 0 || document.querySelector('dialog form') === null).toBe(true);
    return names;
  });
  return { closed, refused, sent: bodyOf(kit, update.method) };
}

const FORMS = RESOURCES.map((resource): EditForm => {
  const { path, list, update } = resource;
  return { path, reads: `${list.path}*`, update, text: textFieldsOf(resource)[0] ?? '' };
}).filter(({ text, update }) => fieldsBeside(text, update).length > 0);

test.each(FORMS)(
  'the edit form of $path stops at a required field that did not come, and sends no optional one that did not come [A-331]',
  async (form) => {
    let missing = fieldsBeside(form.text, form.update);
    // a rule may compare a field that did not come with one that was required before
    for (let isRefused = true; isRefused && missing.length > 0; ) {
      const { closed, refused, sent } = await saveWithout(missing, form);
      expect([closed.toSorted(), refused.filter((name) => !missing.includes(name))]).toEqual([
        missing.toSorted(),
        [],
      ]);
      isRefused = refused.length > 0;
      if (isRefused) expect(sent).toBeUndefined();
      else {
        expect(sent).toMatchObject({ [form.text]: TYPED });
        expect(Object.keys(sent as object).filter((name) => missing.includes(name))).toEqual([]);
      }
      missing = missing.filter((name) => !refused.includes(name));
      cleanup();
    }
  },
);
