import { expect, test } from 'vitest';
import type { Company } from '#domain/company';
import type { Profile } from '#domain/profile';
import { dataOf, stand } from './stand';

const COMPLETE = {
  avatar: 'https://example.com/a.png',
  lastname: '山田',
  firstname: '花子',
  gender: 'female',
  birthday: '1991-02-03',
  phone: '078-111-1111',
  address: '明石市大蔵',
  name: 'はなこ',
  email: 'hanako@machi.example.jp',
  introduction: '',
};

const formOf = (draft: Record<string, string | Blob>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(draft)) form.append(name, value);
  return form;
};

async function standing() {
  const { send, tokenOf } = await stand();
  const as = await tokenOf('operator');
  return {
    save: (draft: Record<string, string | Blob>) =>
      send('PUT /akashi/api/users/account', { as, body: formOf(draft) }),
    profile: async () => dataOf<Profile>(await send('GET /users/profile', { as })),
    companies: () => send('GET /company/', { as }),
  };
}

test('what is saved is one’s profile from now on, the user name and the role excepted', async () => {
  const { save, profile } = await standing();
  expect((await save({ ...COMPLETE, username: 'somebody' })).status).toBe(200);
  expect(await profile()).toMatchObject({ ...COMPLETE, username: 'operator', permission: 'Operator' });
});

test('a new picture is kept as its address', async () => {
  const { save, profile } = await standing();
  const picture = new File([new Uint8Array([137, 80, 78, 71])], 'a.png', { type: 'image/png' });
  expect((await save({ ...COMPLETE, avatar: picture })).status).toBe(200);
  expect((await profile()).avatar).toBe('data:image/png;base64,iVBORw==');
});

test('the domain’s rules refuse here too, and a file that is no picture [R-VAL-PROFILE-01, R-VAL-FILE-02]', async () => {
  const { save, profile } = await standing();
  const before = await profile();
  const text = new File(['words'], 'a.txt', { type: 'text/plain' });
  const { avatar: _, ...without } = COMPLETE;
  expect([
    await save(without),
    await save({ ...COMPLETE, avatar: text }),
    await save({ ...COMPLETE, phone: ' ' }),
  ]).toEqual([
    { status: 400, body: { errors: { avatar: ['この項目は必須です。'] } } },
    { status: 400, body: { errors: { avatar: ['upload.pictureType'] } } },
    { status: 400, body: { errors: { phone: ['この項目は必須です。'] } } },
  ]);
  expect(await profile()).toEqual(before);
});

test('an address that is somebody else’s is refused, one’s own is not [R-VAL-PROFILE-09]', async () => {
  const { save } = await standing();
  expect(await save({ ...COMPLETE, email: 'administrator@machi.example.jp' })).toEqual({
    status: 400,
    body: { errors: { email: ['このメールアドレスは既に使用されています。'] } },
  });
  expect((await save({ ...COMPLETE, email: 'operator@machi.example.jp' })).status).toBe(200);
});

test('the companies, the general one first (E-021)', async () => {
  const { companies } = await standing();
  const { content, total_length } = dataOf<{ content: Company[]; total_length: number }>(await companies());
  expect([content.map(({ slug }) => slug), total_length]).toEqual([
    ['machi', 'nbnb', 'jbs', 'sky-art', 'nishinihon_kensetsu'],
    5,
  ]);
});
