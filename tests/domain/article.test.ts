import { expect, test } from 'vitest';
import { ARTICLE_TYPES, type ArticleValues, articleProblems } from '#domain/content/article';

const VALID_ARTICLE: ArticleValues = {
  type: 'news',
  title: '半日の寄り道',
  genre: [1],
  content: '朝の駅を出て、のんびり歩きました。',
  videos: [],
};

test.each<[string, Partial<ArticleValues>, string[]]>([
  ['a complete article is accepted', {}, []],
  ['an article of the type event is accepted [R-ENT-40, A-110]', { type: 'event' }, []],
  [
    'every field is required, also the genre [R-ENT-40, R-VAL-CONTENT-24, A-139]',
    { type: '', title: ' ', genre: [], content: '　' },
    ['type problem.choose', 'genre genre.required', 'title problem.required', 'content problem.required'],
  ],
  ['several genres are accepted [R-VAL-CONTENT-25, A-139]', { genre: [1, 2, 3] }, []],
  [
    'a title of 200 and a text of 5,000 characters are accepted [A-125]',
    { title: '𠮷'.repeat(200), content: 'あ'.repeat(5000) },
    [],
  ],
  [
    'a longer title and text are refused',
    { title: '𠮷'.repeat(201), content: 'あ'.repeat(5001) },
    ['title problem.tooLong', 'content problem.tooLong'],
  ],
  ['a video of YouTube is accepted [A-189]', { videos: ['https://youtu.be/machi_00001'] }, []],
  [
    'any other video is refused',
    { videos: ['https://youtu.be/machi_00001', 'https://example.com/'] },
    ['videos video.lineNotYoutube'],
  ],
])('an article: %s', (_, values, expected) => {
  const problems = articleProblems({ ...VALID_ARTICLE, ...values });
  expect(problems.map(({ field, messageId }) => `${field} ${messageId}`)).toEqual(expected);
});

test('an article is either news or an event [R-ENT-40]', () => {
  expect(ARTICLE_TYPES).toEqual(['news', 'event']);
});
