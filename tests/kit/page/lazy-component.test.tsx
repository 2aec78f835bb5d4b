import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ErrorBoundary } from '#kit/page/ErrorBoundary';
import { lazyComponent } from '#kit/page/lazy-component';
import { renderInKit } from '../render-in-kit';

const GREETING: { default: (props: { name: string }) => ReactNode } = {
  default: ({ name }) => <p>こんにちは、{name}さん</p>,
};

test('a lazy component is loaded once, and is rendered at once the next time', async () => {
  const loadGreeting = vi.fn(() => Promise.resolve(GREETING));
  const Greeting = lazyComponent(loadGreeting, <p>読み込み中</p>);
  const { container, unmount } = render(<Greeting name="井上" />);
  expect(container.textContent).toBe('読み込み中');
  await act(async () => {});
  expect(container.textContent).toBe('こんにちは、井上さん');
  unmount();
  expect(render(<Greeting name="大野" />).container.textContent).toBe('こんにちは、大野さん');
  expect(loadGreeting).toHaveBeenCalledTimes(1);
});

test('the boundary shows a component that fails to load, and the next mount loads it again', async () => {
  // React logs what a boundary has caught.
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => consoleError.mockRestore());
  const loadGreeting = vi
    .fn<() => Promise<typeof GREETING>>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValue(GREETING);
  const Greeting = lazyComponent(loadGreeting, null);
  const greeting = (
    <ErrorBoundary>
      <Greeting name="井上" />
    </ErrorBoundary>
  );
  const firstRender = renderInKit(greeting);
  await act(async () => {});
  expect(firstRender.container.textContent).toContain('ページを表示できませんでした');
  firstRender.unmount();
  const secondRender = renderInKit(greeting);
  await act(async () => {});
  expect(secondRender.container.textContent).toBe('こんにちは、井上さん');
});
