import { expect, onTestFinished, test } from 'vitest';
import { screens } from '#app/screens/index';
import { type Begun, follow, NOTHING, SHORTCUTS, takesLetters } from '#app/shell/help/shortcuts';

/** The actions of these keys pressed in sequence, `Control+k` among them; `later` lets time pass. */
function actionsOf(...keys: string[]): string[] {
  let begun: Begun = NOTHING;
  let at = 10_000;
  return keys.flatMap((key) => {
    at += key === 'later' ? 2_000 : 100;
    if (key === 'later') return [];
    const control = key.startsWith('Control+');
    const step = follow(begun, { key: key.replace('Control+', ''), control, at });
    begun = step.begun;
    const { found } = step;
    return found === null ? [] : [found.does ?? found.goTo.title];
  });
}

test.each([
  [['Control+k'], ['palette']],
  [['Control+K'], ['palette']],
  [['k'], ['previous']],
  [['j'], ['next']],
  [['/'], ['search']],
  [['n'], ['create']],
  [['['], ['menu']],
  [['?'], ['help']],
  [['g', 'd'], ['dashboard.title']],
  [['g', 'later', 'd'], []],
  [['g', 'g', 'p'], ['profile.title']],
  [['g', 'x', 'd'], []],
  // A key that continues no sequence acts by itself.
  [['g', '/'], ['search']],
  [
    ['g', 'n', 'n'],
    ['notification.title', 'create'],
  ],
  [['Control+d', 'Control+g', 'd'], []],
])('the keys %j do %j', (keys, actions) => {
  expect(actionsOf(...keys)).toEqual(actions);
});

test('no shortcut is the start of another, and each navigation target is a screen of the console', () => {
  const keys = SHORTCUTS.map((shortcut) => `${shortcut.control ?? ''} ${shortcut.keys.join(' ')}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((one) => keys.some((other) => other !== one && other.startsWith(one)))).toEqual([]);
  expect(SHORTCUTS.filter(({ goTo }) => goTo !== undefined && !screens.includes(goTo))).toEqual([]);
});

test('in text fields and menus keys are text, and not shortcuts', () => {
  onTestFinished(() => document.body.replaceChildren());
  document.body.innerHTML = `
    <input id="a" /><textarea id="b"></textarea><select id="c"></select><p id="d" role="textbox"></p>
    <ul role="menu"><li id="e"></li></ul><button id="f"></button><main id="g"></main>`;
  const textFieldIds = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].filter((id) =>
    takesLetters(document.getElementById(id)),
  );
  expect(textFieldIds).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect([takesLetters(null), takesLetters(window)]).toEqual([false, false]);
});
