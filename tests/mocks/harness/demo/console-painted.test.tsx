import { expect, test } from 'vitest';
import { browserIdle, consolePainted } from '#mocks/harness/demo/console-painted';

test('the sentence of a link that signs in is not the console: the demo waits until the console replaces it', async () => {
  document.body.innerHTML = '<div id="root"><main data-arrival></main></div>';
  const events: string[] = [];
  const painted = consolePainted().then(() => events.push('painted'));
  await browserIdle();
  await browserIdle();
  events.push('idle twice');
  document.getElementById('root')?.replaceChildren(document.createElement('main'));
  await painted;
  expect(events).toEqual(['idle twice', 'painted']);
});
