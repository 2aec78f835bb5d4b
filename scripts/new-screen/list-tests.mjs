/** The tests of the lists in which a screen has a row; docs/architecture.md names them, too. */
export const LIST_TESTS = [
  'tests/app/matrix',
  'tests/app/first-request',
  'tests/build/lobby',
  'tests/build/requirements',
  'tests/contract',
  'tests/docs',
  'tests/e2e-cases',
  'tests/index-lists',
  'tests/locales',
  'tests/mocks/harness/data/data-editor',
  'tests/mocks/harness/panel/faults',
  'tests/openapi',
  'tests/views/city-info',
  'tests/views/required-fields',
];
