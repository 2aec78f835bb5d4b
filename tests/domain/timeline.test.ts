import { expect, test } from 'vitest';
import { mayDeleteEntry, mayEditEntry, timelineProblems } from '#domain/content/timeline';
import { ROLES_WITH_SCREENS } from '#domain/people/roles';

const pictureFile = (name: string, type = 'image/png') => new File(['x'], name, { type });
const VALID_ENTRY = {
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
    {
      images: [
        pictureFile('a.png'),
        pictureFile('b.pdf', 'application/pdf'),
        pictureFile('c.svg', 'image/svg+xml'),
      ],
    },
    ['images upload.pictureType'],
  ],
  [
    'a link to another site is reported by its line (A-189)',
    { videos: [...VALID_ENTRY.videos, 'https://example.com/watch?v=machi000001'] },
    ['videos video.lineNotYoutube'],
  ],
])('a timeline entry: %s', (_, change, expected) => {
  const problems = timelineProblems({ ...VALID_ENTRY, ...change });
  expect(problems.map(({ field, messageId }) => `${field} ${messageId}`)).toEqual(expected);
});

test('the author edits and deletes an entry, and the office deletes any entry and edits only its own [A-170]', () => {
  expect(entryRights(7)).toEqual(ROLES_WITH_SCREENS.map((role) => [role, true, true]));
  const rightsToForeignEntry = [
    ['Administrator', false, true],
    ['Operator', false, true],
    ['owner_shop', false, false],
    ['staff_shop', false, false],
    ['Advertiser', false, false],
  ];
  expect(entryRights(8)).toEqual(rightsToForeignEntry);
  // An entry without an author is no user’s own.
  expect(entryRights(null)).toEqual(rightsToForeignEntry);
});

/** Whether the user with the id 7 may edit and delete an entry of this author, by role. */
const entryRights = (author_id: number | null) =>
  ROLES_WITH_SCREENS.map((role) => [
    role,
    mayEditEntry({ id: 7, role }, { author_id }),
    mayDeleteEntry({ id: 7, role }, { author_id }),
  ]);
