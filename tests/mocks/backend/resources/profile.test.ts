import { expect, onTestFinished, test, vi } from 'vitest';
import type { Profile } from '#domain/people/profile';
import type { Company } from '#domain/places/company';
import { CODE_LIFE } from '#mocks/backend/tables/session/mails';
import { mailboxOf } from '#mocks/harness/demo/mailbox';
import { dataOf, startBackend, stoppedClock } from '../start-backend';

const COMPLETE = {
  lastname: '山田',
  firstname: '花子',
  gender: 'female',
  birthday: '1991-02-03',
  phone: '078-111-1111',
  address: '明石市大蔵',
  name: 'はなこ',
  email: 'operator@machi.example.jp',
  introduction: '',
};

const formOf = (draft: Record<string, string | Blob>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(draft)) form.append(name, value);
  return form;
};

const PICTURE = new File([new Uint8Array([137, 80, 78, 71])], 'a.png', { type: 'image/png' });

/** An operator without a picture, as all seeded ones. */
async function startAsOperator() {
  const clock = stoppedClock();
  const { backend, send, tokenOf } = await startBackend({ clock });
  // With a new token for each call, because a token expires soon.
  const call = async (request: string, body?: unknown, by = 'operator') =>
    send(request, { as: await tokenOf(by), body });
  const mails = mailboxOf(backend.db);
  return {
    clock,
    /** Requests a code and verifies the mail address with it. */
    async verifyEmail(email: string, by?: string) {
      const codeReply = await call('POST /akashi/api/users/email_verification', { email }, by);
      if (codeReply.status !== 200) return codeReply;
      const verify_code = mails.newestFirst()[0]?.code;
      return call('POST /akashi/api/users/verify_email/', { email, verify_code }, by);
    },
    saveProfile: (draft: Record<string, string | Blob>) =>
      call('PUT /akashi/api/users/account', formOf(draft)),
    mails: () => mails.newestFirst(),
    saveAsJson: (body: object) => call('PUT /akashi/api/users/account', body),
    loadProfile: async () => dataOf<Profile>(await call('GET /users/profile')),
    listCompanies: () => call('GET /company/'),
  };
}

test('the saved values become the profile, except for user name and role, and fields missing in a form stay [A-263]', async () => {
  const { saveProfile, loadProfile } = await startAsOperator();
  expect((await saveProfile({ ...COMPLETE, avatar: PICTURE, username: 'somebody' })).status).toBe(200);
  const storedProfile = { ...COMPLETE, introduction: null };
  expect(await loadProfile()).toMatchObject({
    ...storedProfile,
    username: 'operator',
    permission: 'Operator',
  });
  const { name, introduction: _, ...rest } = COMPLETE;
  expect((await saveProfile({ ...rest, introduction: 'よろしく' })).status).toBe(200);
  expect(await loadProfile()).toMatchObject({ name, introduction: 'よろしく' });
});

test('a new picture is stored as its address, and stays when none is sent, and a profile without one is refused [E-020, A-195]', async () => {
  const { saveProfile, saveAsJson, loadProfile } = await startAsOperator();
  expect((await saveProfile({ ...COMPLETE, avatar: PICTURE })).status).toBe(200);
  const storedPicture = 'data:image/png;base64,iVBORw==';
  expect((await loadProfile()).avatar).toBe(storedPicture);
  expect((await saveAsJson({ ...COMPLETE, name: '花' })).status).toBe(200);
  expect(await loadProfile()).toMatchObject({ name: '花', avatar: storedPicture });
  expect((await saveAsJson({ ...COMPLETE, avatar: null })).body).toEqual({
    errors: { avatar: ['この項目は必須です。'] },
  });
});

/** A browser that decodes a picture with this size, or fails. */
function stubDecodedSize(size: { width: number; height: number } | null) {
  vi.stubGlobal('OffscreenCanvas', true);
  vi.stubGlobal('createImageBitmap', () =>
    size ? Promise.resolve(size) : Promise.reject(new Error('broken')),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}

test('a picture with too many pixels is refused, and so is one that cannot be decoded [R-VAL-FILE-03]', async () => {
  const { saveProfile, loadProfile } = await startAsOperator();
  stubDecodedSize({ width: 178_956_971, height: 1 });
  expect((await saveProfile({ ...COMPLETE, avatar: PICTURE })).body).toEqual({
    errors: { avatar: ['画像は178,956,970画素以内にしてください。'] },
  });
  stubDecodedSize(null);
  expect((await saveProfile({ ...COMPLETE, avatar: PICTURE })).body).toEqual({
    errors: { avatar: ['この画像は読み取れません。'] },
  });
  expect((await loadProfile()).avatar).toBeNull();
});

test('the rules of the domain apply here too, and a file that is no picture is refused [R-VAL-PROFILE-01, R-VAL-FILE-02]', async () => {
  const { saveProfile, loadProfile } = await startAsOperator();
  const before = await loadProfile();
  const text = new File(['text'], 'a.txt', { type: 'text/plain' });
  expect([
    await saveProfile(COMPLETE),
    await saveProfile({ ...COMPLETE, avatar: text }),
    await saveProfile({ ...COMPLETE, avatar: PICTURE, phone: ' ' }),
  ]).toEqual([
    { status: 400, body: { errors: { avatar: ['この項目は必須です。'] } } },
    { status: 400, body: { errors: { avatar: ['画像はjpg、jpeg、png、gifのいずれかにしてください。'] } } },
    { status: 400, body: { errors: { phone: ['この項目は必須です。'] } } },
  ]);
  expect(await loadProfile()).toEqual(before);
});

test('the mail address of another user is refused, the own one is accepted [R-VAL-PROFILE-09]', async () => {
  const { saveProfile } = await startAsOperator();
  const picture = { ...COMPLETE, avatar: PICTURE };
  expect(await saveProfile({ ...picture, email: 'administrator@machi.example.jp' })).toEqual({
    status: 400,
    body: { errors: { email: ['このメールアドレスは既に使用されています。'] } },
  });
  expect((await saveProfile({ ...picture, email: 'operator@machi.example.jp' })).status).toBe(200);
});

const NEW_EMAIL = 'hanako@machi.example.jp';
const NOT_VERIFIED = {
  status: 400,
  body: { errors: { email: ['このメールアドレスは確認されていません。確認コードで確認してください。'] } },
};

test('a new mail address is saved only by the user who entered its code within half an hour [A-182]', async () => {
  const { saveProfile, verifyEmail, clock, loadProfile } = await startAsOperator();
  const draft = { ...COMPLETE, avatar: PICTURE, email: NEW_EMAIL };
  expect(await saveProfile(draft)).toEqual(NOT_VERIFIED);
  expect((await verifyEmail(NEW_EMAIL, 'advertiser')).status).toBe(200);
  expect(await saveProfile(draft)).toEqual(NOT_VERIFIED);
  expect((await verifyEmail(NEW_EMAIL)).status).toBe(200);
  clock.step(CODE_LIFE);
  expect(await saveProfile(draft)).toEqual(NOT_VERIFIED);
  expect(await saveProfile({ ...draft, email: '' })).toEqual(NOT_VERIFIED);
  expect((await loadProfile()).email).toBe('operator@machi.example.jp');

  await verifyEmail(NEW_EMAIL);
  clock.step(CODE_LIFE - 1);
  expect((await saveProfile({ ...draft, email: ` ${NEW_EMAIL.toUpperCase()} ` })).status).toBe(200);
  expect((await loadProfile()).email).toBe(NEW_EMAIL.toUpperCase());
});

test('a new mail address alone is saved without a picture when the profile has none [A-182]', async () => {
  const { saveAsJson, verifyEmail, loadProfile } = await startAsOperator();
  const { lastname, firstname, gender, birthday, phone, address, name, introduction } = await loadProfile();
  const profileFields = { lastname, firstname, gender, birthday, phone, address, name, introduction };
  await verifyEmail(NEW_EMAIL);
  expect(await saveAsJson({ ...profileFields, email: NEW_EMAIL, phone: '1' })).toEqual({
    status: 400,
    body: { errors: { avatar: ['この項目は必須です。'] } },
  });
  expect((await saveAsJson({ ...profileFields, email: NEW_EMAIL })).status).toBe(200);
  expect(await loadProfile()).toMatchObject({ ...profileFields, email: NEW_EMAIL });
});

test('a signed-in user gets no code for the mail address of another user [A-182, R-VAL-PROFILE-09]', async () => {
  const { verifyEmail, mails } = await startAsOperator();
  expect(await verifyEmail('Advertiser@machi.example.jp')).toEqual({
    status: 400,
    body: { errors: { email: ['このメールアドレスは既に使用されています。'] } },
  });
  expect(mails()).toEqual([]);
  expect((await verifyEmail('operator@machi.example.jp')).status).toBe(200);
});

test('the companies are listed, the general one first (E-021)', async () => {
  const { listCompanies } = await startAsOperator();
  const { content, total_length } = dataOf<{ content: Company[]; total_length: number }>(
    await listCompanies(),
  );
  expect([content.map(({ slug }) => slug), total_length]).toEqual([
    ['machi', 'nbnb', 'jbs', 'sky-art', 'nishinihon_kensetsu'],
    5,
  ]);
});
