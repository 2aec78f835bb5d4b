import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lazyModule } from '#kit/context/lazy-module';
import { BesidePhone } from '#kit/phone-preview/BesidePhone';
import { renderInKit } from '../render-in-kit';

const textsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('h3, label, p')].map((one) => one.textContent);

test('fields never wait for their phone: one that fails to load says so, and the next form loads it again [A-347]', async () => {
  let fails = true;
  const phone = lazyModule(() =>
    fails ? Promise.reject(new Error('no connection')) : Promise.resolve({ default: () => <p>春の券</p> }),
  );
  const form = (
    <BesidePhone phone={phone}>
      <label>
        タイトル
        <input />
      </label>
    </BesidePhone>
  );
  const { container, unmount } = renderInKit(form);
  expect(textsOf(container)).toEqual(['タイトル', '受け取る側']);
  await act(async () => {});
  expect(textsOf(container)).toEqual([
    'タイトル',
    '受け取る側',
    'この部分を読み込めませんでした。通信状態をご確認のうえ、もう一度お試しください。',
  ]);
  unmount();
  fails = false;
  const secondForm = renderInKit(form);
  await act(async () => {});
  expect(textsOf(secondForm.container)).toEqual(['タイトル', '受け取る側', '春の券']);
  expect(screen.getByRole('region', { name: '受け取る側' }).textContent).toBe('受け取る側春の券');
});
