import { expect, test } from 'vitest';
import type { Company } from '#domain/company';
import type { Profile } from '#domain/profile';
import { dataOf, stand } from './stand';

const COMPLETE = {
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

const PICTURE = new File([new Uint8Array([137, 80, 78, 71])], 'a.png', { type: 'image/png' });

/** An operator without a picture, as all who are seeded. */
async function standing() {
  const { send, tokenOf } = await stand();
  const as = await tokenOf('operator');
  return {
    save: (draft: Record<string, string | Blob>) =>
      send('PUT /akashi/api/users/account', { as, body: formOf(draft) }),
    saveAsJson: (body: object) => send('PUT /akashi/api/users/account', { as, body }),
    profile: async () => dataOf<Profile>(await send('GET /users/profile', { as })),
    companies: () => send('GET /company/', { as }),
  };
}

test('what is saved is one’s profile from now on, the user name and the role excepted', async () => {
  const { save, profile } = await standing();
  expect((await save({ ...COMPLETE, avatar: PICTURE, username: 'somebody' })).status).toBe(200);
  expect(await profile()).toMatchObject({ ...COMPLETE, username: 'operator', permission: 'Operator' });
});

test('a new picture is kept as its address, and stays where none is sent; without one there is no profile [E-020, A-195]', async () => {
  const { save, saveAsJson, profile } = await standing();
  expect((await save({ ...COMPLETE, avatar: PICTURE })).status).toBe(200);
  const kept = 'data:image/png;base64,iVBORw==';
  expect((await profile()).avatar).toBe(kept);
  expect((await saveAsJson({ ...COMPLETE, name: '花' })).status).toBe(200);
  expect(await profile()).toMatchObject({ name: '花', avatar: kept });
  expect((await saveAsJson({ ...COMPLETE, avatar: null })).body).toEqual({
    errors: { avatar: ['この項目は必須です。'] },
  });
});

test('the domain’s rules refuse here too, and a file that is no picture [R-VAL-PROFILE-01, R-VAL-FILE-02]', async () => {
  const { save, profile } = await standing();
  const before = await profile();
  const text = new File(['words'], 'a.txt', { type: 'text/plain' });
  expect([
    await save(COMPLETE),
    await save({ ...COMPLETE, avatar: text }),
    await save({ ...COMPLETE, avatar: PICTURE, phone: ' ' }),
  ]).toEqual([
    { status: 400, body: { errors: { avatar: ['この項目は必須です。'] } } },
    { status: 400, body: { errors: { avatar: ['upload.pictureType'] } } },
    { status: 400, body: { errors: { phone: ['この項目は必須です。'] } } },
  ]);
  expect(await profile()).toEqual(before);
});

test('an address that is somebody else’s is refused, one’s own is not [R-VAL-PROFILE-09]', async () => {
  const { save } = await standing();
  const picture = { ...COMPLETE, avatar: PICTURE };
  expect(await save({ ...picture, email: 'administrator@machi.example.jp' })).toEqual({
    status: 400,
    body: { errors: { email: ['このメールアドレスは既に使用されています。'] } },
  });
  expect((await save({ ...picture, email: 'operator@machi.example.jp' })).status).toBe(200);
});

test('the companies, the general one first (E-021)', async () => {
  const { companies } = await standing();
  const { content, total_length } = dataOf<{ content: Company[]; total_length: number }>(await companies());
  expect([content.map(({ slug }) => slug), total_length]).toEqual([
    ['machi', 'nbnb', 'jbs', 'sky-art', 'nishinihon_kensetsu'],
    5,
  ]);
});
