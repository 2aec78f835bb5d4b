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
import { all, found } from './failing-calls';
import { renderConsole } from './render-console';
import { bodyOf } from './whole-record';

const UNREAD = '値を取得できませんでした';
const TYPED = '新しい言葉';
/** A form stands in a panel, that of an entry within its feed. */
const FORM = ':is(dialog, .entry-form) form';

interface EditForm extends Pick<Scenario, 'as' | 'city'> {
  /** Where the form is, or the list whose first record is edited. */
  path: string;
  /** The path of the calls that read the record, as a fault names it. */
  reads: string;
  update: Endpoint;
  /** The text field that the user changes. */
  text: string;
  /** The name of its input, where that is another. */
  input?: string;
  /** What the record needs before its form opens. */
  before?: (kit: Awaited<ReturnType<typeof renderConsole>>) => void;
  /** What the user types there, and what is sent of it. */
  typed?: readonly [text: string, sent: unknown];
  /** The form's fields of a field of the record that is called otherwise. */
  shown?: Readonly<Record<string, readonly string[]>>;
}

/** What decides in which list a record is, what no record has, and features, whose absence means all. */
const NOT_READ = ['is_draft', 'supported', 'password', 'confirm_password', 'features'];

/** The fields of an edit, but the changed text. */
const fieldsBeside = (text: string, { body }: Endpoint): string[] =>
  body === undefined
    ? []
    : Object.keys(fieldsOfBody(body).shape).filter((name) => ![text, ...NOT_READ].includes(name));

const namesOf = (fields: readonly HTMLElement[]) => fields.map(({ dataset }) => dataset.field ?? '');

/** Opens a form whose record comes without some fields, changes its text and saves it. */
async function saveWithout(missing: readonly string[], form: EditForm) {
  const { path, reads, update, text, input = text, as, city, typed, before } = form;
  allowConsole(/^contract: /);
  const fault = `GET ${reads} wrong:${missing.join(',')}`;
  const scenario = { ...(as ? { as } : {}), ...(city ? { city } : {}), fault, config: { strict: false } };
  const kit = await renderConsole(path, scenario);
  before?.(kit);
  if (!path.includes('edit=')) await kit.user.click(await found('a', /を編集$/));
  const save = await found(`${FORM} button`, '保存する');
  const field = document.querySelector(`${FORM} [name="${input}"]`) as Element;
  fireEvent.change(field, { target: { value: typed?.[0] ?? TYPED } });
  const closed = namesOf(all(`${FORM} [data-field]`, new RegExp(`${UNREAD}新しい値を入力$`)));
  await kit.user.click(save);
  const refused = await waitFor(() => {
    const names = namesOf(all(`${FORM} .invalid`, new RegExp(UNREAD)));
    expect(names.length > 0 || document.querySelector(FORM) === null).toBe(true);
    return names;
  });
  return { closed, refused, sent: bodyOf(kit, update.method) };
}

const FORMS = RESOURCES.map((resource): EditForm => {
  const { path, list, update } = resource;
  return { path, reads: `${list.path}*`, update, text: textFieldsOf(resource)[0] ?? '' };
}).filter(({ text, update }) => fieldsBeside(text, update).length > 0);

const USERS = '/akashi/user/index';
const OWNER = `${USERS}?tab=company&search=${encodeURIComponent('店舗オーナー')}&edit=4`;

/** Forms of records that no resource describes, or whose path depends on the company. */
const OTHERS: readonly EditForm[] = [
  { path: `${USERS}?edit=50001`, reads: '/:city/api/users/:id/', update: users.update, text: 'name' },
  { path: OWNER, reads: '/company/:company/shops/admin*', update: shopAdmins.update, text: 'name' },
  {
    path: '/akashi/staff?search=staff_shop&edit=5',
    reads: '/company/:company/users/owner',
    update: staff.update,
    text: 'name',
  },
  {
    path: '/akashi/reserve?state=waiting',
    reads: '/:city/api/reserves/*',
    update: reserves.update,
    text: 'people',
    typed: ['7', 7],
  },
  {
    path: '/akashi/city-info?edit=1',
    reads: '/api/city/:city',
    update: cities.update,
    text: 'name_ja',
    shown: { coordinates: ['latitude', 'longitude'] },
  },
  {
    path: '/akashi/locker/list-locker',
    as: 'Advertiser',
    reads: '/:city/manager/lockers/*',
    update: lockers.update,
    text: 'name',
  },
  {
    path: '/akashi/menu/list-menu',
    as: 'Advertiser',
    reads: '/manager/menu_items/*',
    update: menuItems.update,
    text: 'name',
  },
  {
    path: '/akashi/timecard',
    as: 'owner_shop',
    reads: '/company/:company/timecards*',
    update: timecards.update,
    text: 'clock_in',
    typed: ['2026/04/01 08:00', '2026-03-31T23:00:00.000Z'],
    // a card keeps its person
    shown: { staff_id: [] },
  },
  {
    path: '/akashi/timeline',
    reads: '/:city/api/timeline/*',
    update: timeline.update,
    text: 'content',
  },
  {
    path: '/akashi/profile',
    reads: '/users/profile',
    update: accounts.update,
    text: 'introduction',
    // its own forms change them
    shown: { username: [], email: [] },
    // a profile requires a picture
    before: ({ backend }) => changePerson(backend, 1, { avatar: '/media/1.png' }),
  },
  {
    path: '/akashi/timecard?tab=schedule&edit=27',
    as: 'owner_shop',
    reads: '/company/:company/work-schedules*',
    update: workSchedules.update,
    text: 'times',
    input: 'times.0.end',
    typed: ['15:30', [{ start: '10:00', end: '15:30' }]],
    shown: { staff_id: [] },
  },
  {
    path: '/shonan/article',
    city: 'shonan',
    reads: '/:city/api/articles/*',
    update: articles.update,
    text: 'title',
  },
  {
    path: '/akashi/manage-supported-products?edit=126',
    reads: '/company/:company/combos*',
    update: combos.update,
    text: 'name',
  },
];

test.each(inTurns([...FORMS, ...OTHERS]))(
  'the edit form of $path stops at a required field that did not come, and sends no optional one that did not come [A-331]',
  async (form) => {
    let missing = fieldsBeside(form.text, form.update);
    // a rule may compare a field that did not come with one that was required before
    for (let isRefused = true; isRefused && missing.length > 0; ) {
      const { closed, refused, sent } = await saveWithout(missing, form);
      expect([closed.toSorted(), refused.filter((name) => !missing.includes(name))]).toEqual([
        missing.flatMap((name) => form.shown?.[name] ?? [name]).toSorted(),
        [],
      ]);
      isRefused = refused.length > 0;
      if (isRefused) expect(sent).toBeUndefined();
      else {
        expect(sent).toMatchObject({ [form.text]: form.typed?.[1] ?? TYPED });
        expect(Object.keys(sent as object).filter((name) => missing.includes(name))).toEqual([]);
      }
      missing = missing.filter((name) => !refused.includes(name));
      cleanup();
    }
  },
);
