import { expect, test } from 'vitest';
import { mayDeleteEntry, mayEditEntry, timelineProblems } from '#domain/content/timeline';
import { ROLES_WITH_SCREENS } from '#domain/people/roles';

const picture = (name: string, type = 'image/png') => new File(['x'], name, { type });
const GOOD = {
  content: '朝の様子です。',
  images: ['/media/1.png'],
  videos: ['https://youtu.be/machi000001'],
};

test.each<[string, Partial<Parameters<typeof timelineProblems>[0]>, string[]]>([
  ['a text, pictures and videos are accepted', {}, []],
  ['a text alone is accepted', { images: [], videos: [] }, []],
  ['pictures alone are accepted [A-268]', { content: '', videos: [] }, []],
  ['videos alone are accepted [A-268]', { content: ' ', images: [] }, []],
  ['blanks alone are refused', { content: '　\n', images: [], videos: [] }, ['content timeline.nothing']],
  [
    'a text of 5,000 characters is accepted, an emoji counts as one (A-125)',
    { content: '🗾'.repeat(5000) },
    [],
  ],
  ['a longer text is refused', { content: '🗾'.repeat(5001) }, ['content problem.tooLong']],
  ['ten pictures are accepted', { images: Array.from({ length: 10 }, (_, n) => `/media/${n}.png`) }, []],
  [
    'an eleventh picture is refused',
    { images: Array.from({ length: 11 }, (_, n) => `/media/${n}.png`) },
    ['images upload.tooMany'],
  ],
  [
    'files that are no pictures are refused with one message',
    { images: [picture('a.png'), picture('b.pdf', 'application/pdf'), picture('c.svg', 'image/svg+xml')] },
    ['images upload.pictureType'],
  ],
  [
    'a link to another site is reported by its line (A-189)',
    { videos: [...GOOD.videos, 'https://example.com/watch?v=machi000001'] },
    ['videos video.lineNotYoutube'],
  ],
])('a timeline entry: %s', (_, change, expected) => {
  const problems = timelineProblems({ ...GOOD, ...change });
  expect(problems.map(({ field, messageId }) => `${field} ${messageId}`)).toEqual(expected);
});

test('the author edits and deletes an entry, and the office deletes any entry and edits only its own [A-170]', () => {
  expect(rights(7)).toEqual(ROLES_WITH_SCREENS.map((role) => [role, true, true]));
  const others = [
    ['Administrator', false, true],
    ['Operator', false, true],
    ['owner_shop', false, false],
    ['staff_shop', false, false],
    ['Advertiser', false, false],
  ];
  expect(rights(8)).toEqual(others);
  // An entry without an author is no user’s own.
  expect(rights(null)).toEqual(others);
});

/** Whether the user with the id 7 may edit and delete an entry of this author, by role. */
const rights = (author_id: number | null) =>
  ROLES_WITH_SCREENS.map((role) => [
    role,
    mayEditEntry({ id: 7, role }, { author_id }),
    mayDeleteEntry({ id: 7, role }, { author_id }),
  ]);
