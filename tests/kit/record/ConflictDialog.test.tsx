import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { genreSource } from '#api/offers/genres';
import type { Genre } from '#domain/offers/genre';
import { type SignedInUser, UserProvider } from '#kit/context/scope';
import { CheckField } from '#kit/field/CheckField';
import { ChecksField } from '#kit/field/ChecksField';
import { ColourField } from '#kit/field/ColourField';
import { DateField, DateTimeField } from '#kit/field/DateField';
import { NumberField } from '#kit/field/NumberField';
import { OpeningHoursField } from '#kit/field/OpeningHoursField';
import { PasswordField } from '#kit/field/PasswordField';
import { RecordPicker } from '#kit/field/RecordPicker';
import { RecordsPicker } from '#kit/field/RecordsPicker';
import { SelectField } from '#kit/field/SelectField';
import { TextField } from '#kit/field/TextField';
import { TimeLinesField } from '#kit/field/TimeLinesField';
import { FilesField } from '#kit/files/FilesField';
import { PictureField } from '#kit/files/PictureField';
import { FormFrame } from '#kit/form/FormFrame';
import { PlaceField } from '#kit/map/PlaceField';
import ConflictDialog from '#kit/record/ConflictDialog';
import { type UploadActor, useUpload } from '#machines/upload/upload.react';
import { renderInKit } from '../render-in-kit';

const WEEKDAYS = ['2', 'S'].map((value) => ({ value, label: `weekday.${value}` }));
const choiceOf = ({ id, name }: Genre) => ({ id, name });
const pickerProps = { name: 'field', label: 'genre.title', of: genreSource, choiceOf } as const;
const filesProps = {
  name: 'field',
  label: 'advertisement.photos',
  accept: '',
  hint: 'upload.hint',
  onStop: () => {},
} as const;
const pictureProps = { name: 'field', label: 'field.image', stored: null, onStop: () => {} } as const;

interface FieldCase {
  /** The field’s name in the form is `field`. */
  field: ReactNode | ((upload: UploadActor) => ReactNode);
  mine: unknown;
  theirs: unknown;
  /** What the dialog shows: the label, the form’s value, and the stored value. */
  texts: readonly [label: string, mine: string, theirs: string];
}

const FIELDS: Readonly<Record<string, FieldCase>> = {
  TextField: {
    field: <TextField name="field" label="field.title" required />,
    mine: '朝市',
    theirs: '',
    texts: ['タイトル', '朝市', '–'],
  },
  NumberField: {
    field: <NumberField name="field" label="field.priceInYen" />,
    mine: 1200,
    theirs: null,
    texts: ['価格（円）', '1200', '–'],
  },
  ColourField: {
    field: <ColourField name="field" label="package.colour" />,
    mine: '#409EFF',
    theirs: '#000000',
    texts: ['色', '#409EFF', '#000000'],
  },
  DateField: {
    field: <DateField name="field" label="invoice.due" />,
    mine: '2026-04-01',
    theirs: '',
    texts: ['支払期限', '2026-04-01', '–'],
  },
  DateTimeField: {
    field: <DateTimeField name="field" label="timeSale.start" />,
    mine: '2026-04-01T00:00:00.000Z',
    theirs: '2026-04-01T10:00:00+09:00',
    texts: ['開始日時', '2026/04/01 09:00', '2026/04/01 10:00'],
  },
  SelectField: {
    field: <SelectField name="field" label="workSchedule.weekdays" options={WEEKDAYS} />,
    mine: '2',
    theirs: '',
    texts: ['曜日', '月曜日', '–'],
  },
  CheckField: {
    field: <CheckField name="field" label="advertisement.makeTop" />,
    mine: false,
    theirs: true,
    texts: ['トップ広告にする（公開中の広告だけ）', 'いいえ', 'はい'],
  },
  ChecksField: {
    field: <ChecksField name="field" label="workSchedule.weekdays" options={WEEKDAYS} />,
    mine: ['2', 'S'],
    theirs: [],
    texts: ['曜日', '月曜日、日曜日', '–'],
  },
  TimeLinesField: {
    field: (
      <TimeLinesField
        name="field"
        label="workSchedule.times"
        texts={{ line: 'workSchedule.line', add: 'workSchedule.add' }}
        parts={['start', 'end']}
        next={() => ({})}
      />
    ),
    mine: [],
    theirs: [{ start: '10:00', end: '14:00' }],
    texts: ['勤務時間帯', '–', '10:00 – 14:00'],
  },
  OpeningHoursField: {
    field: <OpeningHoursField name="field" label="advertisement.hours" />,
    mine: [],
    theirs: [
      { weekday: '2', start: '10:00', end: '14:00' },
      { weekday: 'S', start: '17:00', end: '21:30' },
    ],
    texts: ['営業時間', '–', '月曜日 10:00 – 14:00\n日曜日 17:00 – 21:30'],
  },
  RecordPicker: {
    field: <RecordPicker {...pickerProps} />,
    mine: { id: 1, name: '和食' },
    theirs: null,
    texts: ['ジャンル', '和食', '–'],
  },
  RecordsPicker: {
    field: <RecordsPicker {...pickerProps} />,
    mine: [{ id: 1, name: '和食' }],
    theirs: [
      { id: 1, name: '和食' },
      { id: 2, name: '洋食' },
    ],
    texts: ['ジャンル', '和食', '和食、洋食'],
  },
  PictureField: {
    field: (upload) => <PictureField {...pictureProps} upload={upload} />,
    mine: new File(['GIF89a'], '港.gif', { type: 'image/gif' }),
    theirs: 'https://cdn.example/port.png',
    texts: ['画像', '港.gif', 'https://cdn.example/port.png 1枚目'],
  },
  FilesField: {
    field: (upload) => <FilesField {...filesProps} max={3} upload={upload} />,
    mine: [new File(['%PDF-'], '案内.pdf', { type: 'application/pdf' })],
    theirs: [{ url: 'https://cdn.example/port.png', name: '港.png', type: 'image/png' }],
    texts: ['写真', '案内.pdf', 'https://cdn.example/port.png 港.png'],
  },
  'FilesField without room': {
    field: (upload) => <FilesField {...filesProps} max={0} upload={upload} />,
    mine: [],
    theirs: ['https://cdn.example/1.png', 'https://cdn.example/2.png'],
    texts: ['写真', '–', 'https://cdn.example/1.png 1枚目 https://cdn.example/2.png 2枚目'],
  },
  PlaceField: {
    field: <PlaceField latitude="field" />,
    mine: '34.6432',
    theirs: '',
    texts: ['緯度（-85〜85）', '34.6432', '–'],
  },
};

const EFFECTS = { check: () => Promise.resolve(null) };
const CLIENT = new QueryClient();

interface ConflictFormProps extends Omit<FieldCase, 'texts'> {
  secrets?: readonly string[];
}

function ConflictForm({ field, mine, theirs, secrets = [] }: ConflictFormProps) {
  const form = useForm({ defaultValues: { field: mine, longitude: '' } });
  const upload = useUpload(EFFECTS);
  const [isConflict, setConflict] = useState(false);
  return (
    <>
      <FormFrame
        form={form}
        busy={false}
        problems={[]}
        onSubmit={() => setConflict(true)}
        submit="record.save"
      >
        {typeof field === 'function' ? field(upload) : field}
      </FormFrame>
      {isConflict ? (
        <ConflictDialog
          mine={{ field: mine, longitude: '' }}
          theirs={{ field: theirs, longitude: '' }}
          started={{ field: mine, longitude: '' }}
          secrets={secrets}
          onOverwrite={() => {}}
          onAdopt={() => {}}
          onBack={() => {}}
        />
      ) : null}
    </>
  );
}

async function dialogOf(fieldCase: ConflictFormProps) {
  renderInKit(
    <QueryClientProvider client={CLIENT}>
      <UserProvider value={{ city: null } as SignedInUser}>
        <ConflictForm {...fieldCase} />
      </UserProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: '保存する' }));
  return screen.findByRole('alertdialog');
}

/** A picture is described by its address, then its text. */
const shownText = (element: Element) =>
  element.querySelector('li') === null
    ? element.textContent
    : [...element.querySelectorAll('li')]
        .flatMap((item) => [item.querySelector('img[src^="https"]')?.getAttribute('src'), item.textContent])
        .filter(Boolean)
        .join(' ');

test.each(Object.entries(FIELDS))(
  'a change by another user in a %s is named and readable [A-203]',
  async (_, { texts, ...fieldCase }) => {
    const dialog = await dialogOf(fieldCase);
    expect([
      dialog.querySelector('h3')?.firstChild?.textContent,
      ...[...dialog.querySelectorAll('dd')].map(shownText),
    ]).toEqual(texts);
  },
);

test.each([
  ['belongs to no field', null, []],
  [
    'is a password',
    <PasswordField key="" name="field" label="login.password" autoComplete="new-password" />,
    ['field'],
  ],
])('a value that %s is not shown in the dialog', async (_, field, secrets) => {
  const dialog = await dialogOf({ field, mine: 'one', theirs: 'another', secrets });
  expect(dialog.textContent).toContain('このフォームの項目に違いはありません。');
  expect(dialog.querySelectorAll('h3, dd')).toHaveLength(0);
});

/** Fields that consist of fields above with the same name, or whose values are never shown. */
const MADE_OF_OTHERS = [
  'AddressField',
  'AdvertiserPicker',
  'LockerField',
  'PasswordField',
  'RadiusField',
  'ReadableField',
];

test('every kind of field is tested here', () => {
  const testedNames = [...Object.keys(FIELDS), ...MADE_OF_OTHERS];
  const fieldNames = Object.keys(
    import.meta.glob('../../../src/kit/{field,files,map}/*{Field,Picker}.tsx'),
  ).map((path) => path.split('/').at(-1)?.replace('.tsx', '') ?? '');
  expect(fieldNames.filter((name) => !testedNames.includes(name))).toEqual([]);
  expect(fieldNames.length).toBeGreaterThan(MADE_OF_OTHERS.length);
});
