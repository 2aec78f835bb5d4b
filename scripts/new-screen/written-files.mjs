/** @typedef {import('./read-screen.mjs').NewScreen} NewScreen */

/** @param {NewScreen} screen @returns {[string, string]} path and text */
export function seedFileOf({ name, plural, room, ja, enOne }) {
  return [
    `mocks/backend/seed/${room}/${plural}.ts`,
    `import type { ${capital(name)}Draft } from '#domain/${room}/${name}';
import { TITLE_MAX } from '#domain/base/limits';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { hardText } from '#mocks/backend/seed/texts/hard-texts';

/** The name of each ${enOne} is that of the kind and a number. */
export function seed${capital(plural)}({ profile, count }: SeedContext): ${capital(name)}Draft[] {
  if (profile === 'empty') return [];
  return Array.from({ length: profile === 'normal' ? 24 : count }, (_, index) => ({
    name: profile === 'edge' ? hardText(index, TITLE_MAX) : \`${ja}\${index + 1}\`,
  }));
}
`,
  ];
}

/** @param {NewScreen} screen @param {string} readingId @returns {[string, string]} path and text */
export function testFileOf({ name, plural, ja }, readingId) {
  return [
    `tests/views/${name}.test.tsx`,
    `import { describeResource } from './describe-resource';

describeResource('/akashi/${name}', {
  ids: '${readingId}',
  title: '${ja}',
  calls: '/akashi/api/${plural}/',
  valid: { ${ja}名: '新しい${ja}' },
  whole: {
    sent: { name: '新しい${ja}' },
    row: { ${ja}名: '新しい${ja}', 操作: '' },
    panel: {},
  },
  renamed: ['${ja}名', '別の${ja}'],
  refused: [
    { change: { ${ja}名: '　' }, field: '${ja}名', texts: '${ja}名を入力してください。' },
    {
      change: { ${ja}名: 'あ'.repeat(201) },
      field: '${ja}名',
      texts: '200文字以内で入力してください（現在201文字）。',
    },
  ],
  search: ['${ja}7', /${ja}7/],
});
`,
  ];
}

const capital = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);
