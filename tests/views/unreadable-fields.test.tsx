import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { articles } from '#api/content/articles';
import { timeline } from '#api/content/timeline';
import type { Endpoint } from '#api/http/endpoint';
import { fieldsOfBody } from '#api/http/form';
import { combos } from '#api/offers/combos';
import { lockers } from '#api/offers/lockers';
import { menuItems } from '#api/offers/menu-items';
import { reserves } from '#api/offers/reserves';
import { timecards } from '#api/office/timecards';
import { workSchedules } from '#api/office/work-schedules';
import { accounts } from '#api/people/accounts';
import { shopAdmins } from '#api/people/shop-admins';
import { staff } from '#api/people/staff';
import { users } from '#api/people/users';
import { cities } from '#api/places/cities';
import { changePerson } from '#mocks/backend/services/people';
import { RESOURCES, textFieldsOf } from '../../e2e/list-cases';
import { allowConsole } from '../console';
import { inTurns } from '../in-turns';
import type { Scenario } from '../open-console';
import { elements, findElement } from './failing-calls';
import { renderConsole } from './render-console';
import { bodyOf } from './whole-record';

const UNREAD_VALUE = '値を取得できませんでした';
const NEW_TEXT = '新しい言葉';
/** A form stands in a panel, that of an entry within its feed. */
const FORM_SELECTOR = ':is(dialog, .entry-form) form';

interface EditForm extends Pick<Scenario, 'as' | 'city'> {
  /** Where the form is, or the list whose first record is edited. */
  path: string;
  /** The path of the calls that read the record, as a fault names it. */
  readPath: string;
  update: Endpoint;
  /** The text field that the user changes. */
  textField: string;
  /** The name of its input, where that is another. */
  inputName?: string;
  /** What the record needs before its form opens. */
  prepare?: (testConsole: Awaited<ReturnType<typeof renderConsole>>) => void;
  /** What the user types there, and what is sent of it. */
  typed?: readonly [typed: string, sentBody: unknown];
  /** The form's fields of a field of the record that is called otherwise. */
  shown?: Readonly<Record<string, readonly string[]>>;
}

/** What decides in which list a record is, what no record has, and features, whose absence means all. */
const NEVER_READ = ['is_draft', 'supported', 'password', 'confirm_password', 'features'];

/** The fields of an edit, but the changed text. */
const fieldsBeside = (textField: string, { body }: Endpoint): string[] =>
  body === undefined
    ? []
    : Object.keys(fieldsOfBody(body).shape).filter((name) => ![textField, ...NEVER_READ].includes(name));

const namesOf = (fields: readonly HTMLElement[]) => fields.map(({ dataset }) => dataset.field ?? '');

/** Opens a form whose record comes without some fields, changes its text and saves it. */
async function saveWithout(missingFields: readonly string[], form: EditForm) {
  const { path, readPath, update, textField, inputName = textField, as, city, typed, prepare } = form;
  allowConsole(/^contract: /);
  const fault = `GET ${readPath} wrong:${missingFields.join(',')}`;
  const scenario = { ...(as ? { as } : {}), ...(city ? { city } : {}), fault, config: { strict: false } };
  const testConsole = await renderConsole(path, scenario);
  prepare?.(testConsole);
  if (!path.includes('edit=')) await testConsole.user.click(await findElement('a', /を編集$/));
  const saveButton = await findElement(`${FORM_SELECTOR} button`, '保存する');
  const field = document.querySelector(`${FORM_SELECTOR} [name="${inputName}"]`) as Element;
  fireEvent.change(field, { target: { value: typed?.[0] ?? NEW_TEXT } });
  const closedFields = namesOf(
    elements(`${FORM_SELECTOR} [data-field]`, new RegExp(`${UNREAD_VALUE}新しい値を入力$`)),
  );
  await testConsole.user.click(saveButton);
  const refusedFields = await waitFor(() => {
    const names = namesOf(elements(`${FORM_SELECTOR} .invalid`, new RegExp(UNREAD_VALUE)));
    expect(names.length > 0 || document.querySelector(FORM_SELECTOR) === null).toBe(true);
    return names;
  });
  return { closedFields, refusedFields, sentBody: bodyOf(testConsole, update.method) };
}

const FORMS = RESOURCES.map((resource): EditForm => {
  const { path, list, update } = resource;
  return { path, readPath: `${list.path}*`, update, textField: textFieldsOf(resource)[0] ?? '' };
}).filter(({ textField, update }) => fieldsBeside(textField, update).length > 0);

const USERS = '/akashi/user/index';
const OWNER_FORM = `${USERS}?tab=company&search=${encodeURIComponent('店舗オーナー')}&edit=4`;

/** Forms of records that no resource describes, or whose path depends on the company. */
const OTHER_FORMS: readonly EditForm[] = [
  { path: `${USERS}?edit=50001`, readPath: '/:city/api/users/:id/', update: users.update, textField: 'name' },
  {
    path: OWNER_FORM,
    readPath: '/company/:company/shops/admin*',
    update: shopAdmins.update,
    textField: 'name',
  },
  {
    path: '/akashi/staff?search=staff_shop&edit=5',
    readPath: '/company/:company/users/owner',
    update: staff.update,
    textField: 'name',
  },
  {
    path: '/akashi/reserve?state=waiting',
    readPath: '/:city/api/reserves/*',
    update: reserves.update,
    textField: 'people',
    typed: ['7', 7],
  },
  {
    path: '/akashi/city-info?edit=1',
    readPath: '/api/city/:city',
    update: cities.update,
    textField: 'name_ja',
    shown: { coordinates: ['latitude', 'longitude'] },
  },
  {
    path: '/akashi/locker/list-locker',
    as: 'Advertiser',
    readPath: '/:city/manager/lockers/*',
    update: lockers.update,
    textField: 'name',
  },
  {
    path: '/akashi/menu/list-menu',
    as: 'Advertiser',
    readPath: '/manager/menu_items/*',
    update: menuItems.update,
    textField: 'name',
  },
  {
    path: '/akashi/timecard',
    as: 'owner_shop',
    readPath: '/company/:company/timecards*',
    update: timecards.update,
    textField: 'clock_in',
    typed: ['2026/04/01 08:00', '2026-03-31T23:00:00.000Z'],
    // a card keeps its person
    shown: { staff_id: [] },
  },
  {
    path: '/akashi/timeline',
    readPath: '/:city/api/timeline/*',
    update: timeline.update,
    textField: 'content',
  },
  {
    path: '/akashi/profile',
    readPath: '/users/profile',
    update: accounts.update,
    textField: 'introduction',
    // its own forms change them
    shown: { username: [], email: [] },
    // a profile requires a picture
    prepare: ({ backend }) => changePerson(backend, 1, { avatar: '/media/1.png' }),
  },
  {
    path: '/akashi/timecard?tab=schedule&edit=27',
    as: 'owner_shop',
    readPath: '/company/:company/work-schedules*',
    update: workSchedules.update,
    textField: 'times',
    inputName: 'times.0.end',
    typed: ['15:30', [{ start: '10:00', end: '15:30' }]],
    shown: { staff_id: [] },
  },
  {
    path: '/shonan/article',
    city: 'shonan',
    readPath: '/:city/api/articles/*',
    update: articles.update,
    textField: 'title',
  },
  {
    path: '/akashi/manage-supported-products?edit=126',
    readPath: '/company/:company/combos*',
    update: combos.update,
    textField: 'name',
  },
];

test.each(inTurns([...FORMS, ...OTHER_FORMS]))(
  'the edit form of $path stops at a required field that did not come, and sends no optional one that did not come [A-331]',
  async (form) => {
    let missingFields = fieldsBeside(form.textField, form.update);
    // a rule may compare a field that did not come with one that was required before
    for (let isRefused = true; isRefused && missingFields.length > 0; ) {
      const { closedFields, refusedFields, sentBody } = await saveWithout(missingFields, form);
      expect([
        closedFields.toSorted(),
        refusedFields.filter((name) => !missingFields.includes(name)),
      ]).toEqual([missingFields.flatMap((name) => form.shown?.[name] ?? [name]).toSorted(), []]);
      isRefused = refusedFields.length > 0;
      if (isRefused) expect(sentBody).toBeUndefined();
      else {
        expect(sentBody).toMatchObject({ [form.textField]: form.typed?.[1] ?? NEW_TEXT });
        expect(Object.keys(sentBody as object).filter((name) => missingFields.includes(name))).toEqual([]);
      }
      missingFields = missingFields.filter((name) => !refusedFields.includes(name));
      cleanup();
    }
  },
);
