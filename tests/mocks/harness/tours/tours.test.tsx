import { loadMessages } from 'virtual:messages';
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '#mocks/harness/link/scenario';
import { PRESENTER_KEY } from '#mocks/harness/presenter/is-presenting';
import { recallTour } from '#mocks/harness/tours/kept-tour';
import { namedTarget } from '#mocks/harness/tours/named-target';
import { startTours } from '#mocks/harness/tours/start-tours';
import { TOURS } from '#mocks/harness/tours/tours';
import { inTurns } from '../../../in-turns';
import { renderConsole } from '../../../views/render-console';

// React warns about updates outside act(): the tour acts by itself.
const flags = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let endTour = () => {};

afterEach(() => {
  act(() => endTour());
  sessionStorage.clear();
});

const TOURS_BY_ROLE = Object.values(TOURS).map((tour) => [tour.role, tour] as const);
const CARD_TIMEOUT = { timeout: 20_000, interval: 20 };

const findCard = () =>
  [...document.querySelectorAll('[data-harness]')]
    .map((host) => host.shadowRoot?.querySelector<HTMLElement>('.card'))
    .find((card) => card != null);

async function startTourAt(role: keyof typeof TOURS, index = 0, path = '/akashi/dashboard', isBegun = false) {
  const console = await renderConsole(path, { as: role, city: 'akashi' });
  flags.IS_REACT_ACT_ENVIRONMENT = false;
  // decisions are sent after a while
  console.clock.resume();
  endTour = await startTours({
    tour: { role, city: 'akashi', index },
    isBegun,
    isFromLobby: true,
    clock: console.clock,
    root: '/',
  });
  await vi.waitUntil(findCard, CARD_TIMEOUT);
  const currentCard = () => findCard() ?? document.createElement('p');
  const settledCard = async () => {
    await vi.waitUntil(() => currentCard().dataset.phase !== 'busy', CARD_TIMEOUT);
    return {
      at: currentCard().dataset.phase,
      progress: currentCard().querySelector('.title span')?.textContent,
    };
  };
  const pressInCard = (name: string) => within(currentCard()).getByRole('button', { name }).click();
  return { ...console, currentCard, settledCard, pressInCard };
}

describe('a tour [R-WISH-10, A-308]', () => {
  test.each(inTurns(TOURS_BY_ROLE))(
    'of %s finds the target of each step, and its card does what the steps wait for',
    async (role, { steps }) => {
      const { currentCard, settledCard, pressInCard } = await startTourAt(role);
      const shownSteps: unknown[] = [];
      for (const { text } of steps) {
        await vi.waitUntil(() => currentCard().dataset.phase === 'shown', CARD_TIMEOUT);
        shownSteps.push([await settledCard(), currentCard().textContent?.includes(text.ja)]);
        const before = currentCard().querySelector('.title span')?.textContent;
        pressInCard('次へ');
        await vi.waitUntil(
          () => currentCard().querySelector('.title span')?.textContent !== before,
          CARD_TIMEOUT,
        );
      }
      expect(shownSteps).toEqual(
        steps.map((_, index) => [{ at: 'shown', progress: `${index + 1} / ${steps.length}` }, true]),
      );
      const links = within(currentCard()).getAllByRole('link');
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['ほかの役割を見る', '/#lobby-akashi'],
        ['最初の画面へ', '/#lobby'],
      ]);
      expect(recallTour(sessionStorage)).toBeNull();
    },
    120_000,
  );

  test('goes on after a reload, and back to its page after a wrong turn', async () => {
    const { currentCard, settledCard, pressInCard } = await startTourAt('owner_shop', 4, '/akashi/coupon');
    expect(await settledCard()).toEqual({ at: 'lost', progress: '5 / 11' });
    pressInCard('続きから');
    await vi.waitUntil(() => currentCard().dataset.phase === 'shown', CARD_TIMEOUT);
    expect(await settledCard()).toEqual({ at: 'shown', progress: '4 / 11' });
    expect(location.pathname + location.search).toBe('/akashi/reserve?state=waiting');
    expect(recallTour(sessionStorage)).toEqual({ role: 'owner_shop', city: 'akashi', index: 3 });
    pressInCard('終える');
    await vi.waitUntil(() => recallTour(sessionStorage) === null, CARD_TIMEOUT);
  });

  test('begins at the step of its link, also on the page of another one', async () => {
    const { currentCard, settledCard } = await startTourAt('owner_shop', 7, '/akashi/dashboard', true);
    await vi.waitUntil(() => currentCard().dataset.phase === 'shown', CARD_TIMEOUT);
    expect(await settledCard()).toEqual({ at: 'shown', progress: '8 / 11' });
    expect(location.pathname + location.search).toBe('/akashi/time-sale?new=1');
  });

  test('is led by arrows and by a remote control while presenting, also from the field of an opened form', async () => {
    const { currentCard, user } = await startTourAt('owner_shop', 7, '/akashi/time-sale?new=1');
    sessionStorage.setItem(PRESENTER_KEY, '1');
    const waitForProgress = (progress: string) =>
      vi.waitUntil(
        () => currentCard().dataset.phase === 'shown' && currentCard().textContent?.includes(progress),
        CARD_TIMEOUT,
      );
    await waitForProgress('8 / 11');
    (await screen.findAllByRole('textbox'))[0]?.focus();
    await user.keyboard('{ArrowRight}');
    await waitForProgress('9 / 11');
    await user.keyboard('{PageDown}');
    await waitForProgress('10 / 11');
    await user.keyboard('{PageUp}');
    await waitForProgress('9 / 11');
  });

  test('says why a turn leads nowhere: at its first step, in a field and away from its pages [A-350]', async () => {
    const { currentCard, user, pressInCard, settledCard } = await startTourAt('owner_shop');
    const turnHint = () => currentCard().querySelector('.no-turn')?.textContent;
    const waitForHint = (text: string) => vi.waitUntil(() => turnHint() === text, CARD_TIMEOUT);
    const backButton = () => within(currentCard()).getByRole('button', { name: '戻る' });
    await vi.waitUntil(() => currentCard().dataset.phase === 'shown', CARD_TIMEOUT);
    expect([backButton().ariaDisabled, backButton().title, turnHint()]).toEqual([
      'true',
      'ここが最初の場面です。',
      '',
    ]);
    await user.keyboard('{ArrowLeft}');
    await waitForHint('ここが最初の場面です。');
    await user.keyboard('{ArrowRight}');
    await vi.waitUntil(async () => (await settledCard()).progress === '2 / 11', CARD_TIMEOUT);
    expect([backButton().ariaDisabled, backButton().title, turnHint()]).toEqual(['false', '', '']);
    pressInCard('戻る');
    await vi.waitUntil(async () => (await settledCard()).progress === '1 / 11', CARD_TIMEOUT);
    pressInCard('戻る');
    await waitForHint('ここが最初の場面です。');

    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await user.keyboard('{ArrowRight}');
    await waitForHint('いまは、ページの入力欄や一覧が ← → を使います。案内は「戻る」「次へ」で進めます。');
    field.remove();

    history.pushState(null, '', '/akashi/coupon');
    await vi.waitUntil(() => currentCard().dataset.phase === 'lost', CARD_TIMEOUT);
    await waitForHint('');
    await user.keyboard('{ArrowRight}');
    await waitForHint('← → は案内のページで使えます。「続きから」で戻れます。');
  });

  test('says at its end that there is no further step [A-350]', async () => {
    const { currentCard, user, pressInCard } = await startTourAt('owner_shop', 10, '/akashi/shop-reviews');
    await vi.waitUntil(() => currentCard().dataset.phase === 'shown', CARD_TIMEOUT);
    pressInCard('次へ');
    await vi.waitUntil(() => currentCard().dataset.phase === 'finished', CARD_TIMEOUT);
    await user.keyboard('{ArrowRight}');
    await vi.waitUntil(
      () =>
        currentCard().querySelector('.no-turn')?.textContent ===
        '案内はここまでです。この先の場面はありません。',
      CARD_TIMEOUT,
    );
  });

  test('goes on by what the visitor does with the target, and to and fro by arrow keys', async () => {
    const { currentCard, settledCard, user } = await startTourAt('staff_shop', 1, '/akashi/timecard');
    await vi.waitUntil(() => currentCard().dataset.phase === 'shown', CARD_TIMEOUT);
    await user.click(screen.getByRole('button', { name: '出勤する' }));
    await vi.waitUntil(() => currentCard().dataset.phase === 'shown', CARD_TIMEOUT);
    expect((await settledCard()).progress).toBe('3 / 12');
    await user.keyboard('{ArrowRight}');
    await vi.waitUntil(() => currentCard().textContent?.includes('4 / 12'), CARD_TIMEOUT);
    await vi.waitUntil(() => currentCard().dataset.phase === 'shown', CARD_TIMEOUT);
    await user.keyboard('{ArrowLeft}');
    await vi.waitUntil(() => currentCard().dataset.phase === 'missing', CARD_TIMEOUT);
    expect(currentCard().textContent).toContain('「出勤する」が見つかりません。');
  });

  test('has the language of the console, also when the visitor changes it', async () => {
    const { currentCard, app } = await startTourAt('Operator', 1);
    await vi.waitUntil(() => currentCard().dataset.phase === 'shown', CARD_TIMEOUT);
    void app.services.intl.switchTo('zh');
    await vi.waitUntil(() => currentCard().textContent?.includes('Tour: Operator'), CARD_TIMEOUT);
    await vi.waitUntil(() => currentCard().dataset.phase === 'shown', CARD_TIMEOUT);
    const buttons = within(currentCard()).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Back', 'Next', 'End']);
  });

  test.each(TOURS_BY_ROLE)(
    'of %s has 8 to 12 steps, whose names all languages have',
    async (_, { steps }) => {
      expect(steps.length).toBeGreaterThanOrEqual(8);
      expect(steps.length).toBeLessThanOrEqual(12);
      expect(steps[0]).toMatchObject({ at: 'dashboard', target: null });
      for (const language of LANGUAGES) {
        const messages = {
          ...(await loadMessages(language, 'start')),
          ...(await loadMessages(language, 'rest')),
        };
        for (const { target } of steps)
          for (const one of [target, target?.orElse])
            if (one) expect(namedTarget(one, messages).name).not.toBe('');
      }
    },
  );
});
