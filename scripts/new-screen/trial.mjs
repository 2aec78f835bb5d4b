/** The words of a screen that nobody will add: `--try` and the test of the command write it. */
export const TRIAL = {
  name: 'unicorn',
  options: {
    ja: '一角獣',
    reading: 'いっかくじゅう',
    en: 'Unicorns',
    es: 'Unicornios',
    'es-one': 'unicornio',
    zh: '独角兽',
    section: 'town',
    room: 'content',
  },
};
