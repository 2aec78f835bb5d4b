import { lowered } from './read-screen.mjs';

/**
 * @param {import('./read-screen.mjs').NewScreen} screen
 * @param {'ja' | 'en' | 'es' | 'zh'} language
 * @returns {Record<string, string>}
 */
export function localeTexts({ name, plural, ja, en, enOne, es, esOne, zh }, language) {
  const [title, noun, empty, field, required, search] = {
    ja: [ja, ja, `${ja}を登録します。`, `${ja}名`, `${ja}名を入力してください。`, `${ja}名で検索`],
    en: [
      en,
      enOne,
      `The ${lowered(en)} of this city are listed here.`,
      'Name',
      'Please enter a name.',
      'Search by name',
    ],
    es: [
      es,
      esOne,
      `Aquí se registran ${lowered(es)}.`,
      'Nombre',
      'Introduzca el nombre.',
      'Buscar por nombre',
    ],
    zh: [zh, zh, `在此登记${zh}。`, `${zh}名称`, `请输入${zh}名称。`, '按名称搜索'],
  }[language];
  return Object.fromEntries(
    Object.entries({ noun, title, name: field, nameRequired: required, search })
      .map(([key, text]) => [`${name}.${key}`, text ?? ''])
      .concat([[`empty.${plural}`, empty ?? '']]),
  );
}
