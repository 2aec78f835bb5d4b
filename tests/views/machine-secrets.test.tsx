import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PASSWORD } from '#mocks/backend/seed/session/accounts';
import { openSession, sessionTable } from '#mocks/backend/services/tokens';
import { createMachineLog } from '#mocks/harness/machines/machine-log';
import { contextText } from '#mocks/harness/panel/parts/machines/context-text';
import { cookies } from '../browser';
import { renderConsole } from './render-console';

const NEW_PASSWORD = 'nobody-knows-1';

/** What the panel shows of every actor: its context, and the events that it was sent. */
const panelText = (log: ReturnType<typeof createMachineLog>) =>
  log
    .machines()
    .flatMap(({ name }) => log.runningActors(name))
    .flatMap(({ context, events, lastEvent }) => [
      contextText(context),
      ...events.map(({ type }) => JSON.stringify(lastEvent(type))),
    ])
    .join('\n');

test('the panel shows no password and no token of any machine, and sends them on [R-WISH-05]', async () => {
  const log = createMachineLog();
  const { user, backend, session } = await renderConsole('/akashi/profile', {
    as: 'none',
    inspect: log.inspect,
  });
  const panelTexts: string[] = [];
  const recordPanel = () => panelTexts.push(panelText(log));
  await user.type(await screen.findByLabelText('ユーザー名'), 'administrator');
  await user.type(screen.getByLabelText('パスワード'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'ログイン' }));
  recordPanel();
  await user.click(await screen.findByRole('link', { name: 'パスワードを変更' }));
  await user.type(await screen.findByLabelText(/^現在のパスワード/, { selector: 'input' }), PASSWORD);
  for (const label of [/^新しいパスワード必須/, /^新しいパスワード（確認）/])
    await user.type(screen.getByLabelText(label, { selector: 'input' }), NEW_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'パスワードを変更' }));
  recordPanel();
  const tokens = cookies().map((cookie) => decodeURIComponent(cookie.split('=')[1] ?? ''));
  const tokenPair = openSession(backend.db.of(sessionTable), 2, 0);
  const givenTokens = {
    tokens: { access: tokenPair.access_token, refresh: tokenPair.refresh_token },
    redirectToken: 'redirect me',
  };
  await act(async () => session().send({ type: 'tokens given', ...givenTokens }));
  recordPanel();
  const secrets = [
    PASSWORD,
    NEW_PASSWORD,
    ...tokens,
    ...Object.values(givenTokens.tokens),
    givenTokens.redirectToken,
  ];
  expect(secrets.filter((secret) => panelTexts.join('\n').includes(secret))).toEqual([]);

  const [actor] = log.runningActors('session');
  const maskedEvent = actor?.lastEvent('tokens given');
  expect(maskedEvent).toEqual({ type: 'tokens given', tokens: '•••', redirectToken: '•••' });
  const receivedEvents: unknown[] = [];
  session().system.inspect((event) => event.type === '@xstate.event' && receivedEvents.push(event.event));
  await act(async () => (maskedEvent ? actor?.send(maskedEvent) : undefined));
  expect(receivedEvents).toContainEqual({ type: 'tokens given', ...givenTokens });
});

test('the panel shows no password of a form, also while the eye shows it and after a refusal [R-WISH-05]', async () => {
  const log = createMachineLog();
  const { user } = await renderConsole('/akashi/staff?new=1', {
    as: 'owner_shop',
    fault: 'POST * 500',
    inspect: log.inspect,
  });
  const fields: [RegExp, string][] = [
    [/^ユーザー名必須/, 'typed_name'],
    [/^メールアドレス必須/, 'typed@machi.example.jp'],
    [/^名前必須/, '手島 文'],
    [/^パスワード必須/, NEW_PASSWORD],
    [/^パスワード（確認）/, NEW_PASSWORD],
  ];
  for (const [label, text] of fields)
    await user.type(await screen.findByLabelText(label, { selector: 'input' }), text);
  for (const eye of screen.getAllByRole('button', { name: /^表示/ })) await user.click(eye);
  expect(screen.getAllByDisplayValue(NEW_PASSWORD).map((field) => field.getAttribute('type'))).toEqual([
    'text',
    'text',
  ]);
  const panelTexts = [panelText(log)];
  await user.click(screen.getByRole('button', { name: '登録する' }));
  panelTexts.push(panelText(log));
  await screen.findByText('Server Error Occured. Please Try Again !');
  panelTexts.push(panelText(log));
  // the draft is there, its passwords are not
  const panelShows = (text: string) => panelTexts.some((one) => one.includes(text));
  expect([panelShows('typed_name'), panelShows(NEW_PASSWORD)]).toEqual([true, false]);
});
