import { LISTS, nameOf, OF_ADVERTISERS, RESOURCES, type ResourceCase, textFieldsOf } from '../list-cases';
import { deleting, type FaultCase, reading, writing } from './fault-case';

/** Every list, and the actions on records of the screens with a description. */
export const LIST_CASES: readonly FaultCase[] = [
  ...LISTS.flatMap(({ path, list, later, role }) => [
    reading(path, path, nameOf(list), role ? { role } : {}),
    ...(later ? [reading(`a later page of ${path}`, `${path}?page=2`, nameOf(later))] : []),
  ]),
  ...OF_ADVERTISERS.map(({ path, list }) => reading(path, path, nameOf(list), { role: 'Advertiser' })),
  // all resources share the same code: each tests one action in turn (E2E_WHOLE tests all actions)
  ...RESOURCES.flatMap((resource, index) =>
    actionCasesOf(resource).filter(
      (_, action, all) => process.env.E2E_WHOLE || action === index % all.length,
    ),
  ),
];

function actionCasesOf(resource: ResourceCase): FaultCase[] {
  const { path, one, update, remove } = resource;
  return [
    {
      ...reading(`one of ${path}`, path, nameOf(one)),
      act: (page) => page.getByRole('main').locator('tbody th.main a').first().click(),
    },
    writing({
      name: `saving one of ${path}`,
      path,
      call: nameOf(update),
      opened: (page) =>
        page
          .getByRole('link', { name: /を編集$/ })
          .first()
          .click(),
      values: { [textFieldsOf(resource)[0] ?? '']: '届かない言葉' },
      submit: '保存する',
    }),
    deleting(`deleting one of ${path}`, path, nameOf(remove)),
  ];
}
