import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Detail, Details } from '#kit/record/Details';
import { HeadingProvider } from '#kit/record/heading';
import { renderInKit } from '../render-in-kit';

const ENTRIES: readonly Detail[] = [
  { title: 'profile.phone', value: null },
  { title: 'advertisement.name', value: '喫茶みなと ' },
  { title: 'flyer.advertiser', value: '喫茶みなと' },
];

const entryTexts = () =>
  [...document.querySelectorAll('.details > div')].map((entry) =>
    [...entry.children].map(({ textContent }) => textContent),
  );

test.each([
  ['entries', { entries: ENTRIES }],
  ['sections', { sections: [{ title: 'people.section.contact', entries: ENTRIES }] }],
])('its %s leave out the first one that repeats the heading, also among the blank ones', (_, props) => {
  renderInKit(
    <HeadingProvider value="喫茶みなと">
      <Details {...props} />
    </HeadingProvider>,
  );
  expect(entryTexts()).toEqual([['広告主', '喫茶みなと']]);
  fireEvent.click(screen.getByRole('button', { name: '空欄の項目も表示（1）' }));
  expect(entryTexts()).toEqual([
    ['電話番号', '–'],
    ['広告主', '喫茶みなと'],
  ]);
});

test('without a heading every entry is shown, an empty one on demand as a dash', () => {
  renderInKit(<Details entries={[...ENTRIES, { title: 'field.price', value: undefined }]} />);
  const filledEntries = [
    ['店名', '喫茶みなと '],
    ['広告主', '喫茶みなと'],
  ];
  expect(entryTexts()).toEqual(filledEntries);
  fireEvent.click(screen.getByRole('button', { name: '空欄の項目も表示（2）' }));
  expect(entryTexts()).toEqual([['電話番号', '–'], ...filledEntries, ['価格', '–']]);
  fireEvent.click(screen.getByRole('button', { name: '空欄の項目を隠す' }));
  expect(entryTexts()).toEqual(filledEntries);
});
