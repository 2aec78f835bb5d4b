import { render } from '@testing-library/react';
import fc from 'fast-check';
import { Fragment, type ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { keepMovedTexts } from '#app/keep-moved-texts';
import { translatePage } from '../translated-page';

/** The observers of the page have seen what was written. */
const observersNotified = () => new Promise((resolve) => setTimeout(resolve));

function keepTexts() {
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  keepMovedTexts(controller.signal);
  return controller;
}

type Part = string | null | { name: 'b' | 'i' | 'group'; key?: string; parts: Part[] };

/** Texts beside texts and elements, in elements and fragments, with keys and without. */
const parts = fc.letrec<{ part: Part; parts: Part[] }>((tie) => ({
  part: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('検索', '12件', 'あ', null),
    fc.record({ name: fc.constantFrom('b' as const, 'i' as const, 'group' as const), parts: tie('parts') }),
  ),
  parts: fc.array(tie('part'), { maxLength: 4 }),
})).parts;

const rendered = (all: readonly Part[]): ReactNode =>
  all.map((part, index) => {
    if (part === null || typeof part === 'string') return part;
    // a key by the kind, so that React moves it
    const key = `${part.name} ${all.slice(0, index).filter((one) => one && typeof one === 'object' && one.name === part.name).length}`;
    const Tag = part.name === 'group' ? Fragment : part.name;
    return <Tag key={key}>{rendered(part.parts)}</Tag>;
  });

test('whatever React renders next into a page that the browser translates, its texts and elements are those of React', async () => {
  keepTexts();
  await fc.assert(
    fc.asyncProperty(fc.array(parts, { minLength: 2, maxLength: 4 }), async (pages) => {
      const stop = translatePage();
      const { container, rerender, unmount } = render(<div />);
      for (const page of pages) {
        rerender(<div>{rendered(page)}</div>);
        const fresh = render(<div>{rendered(page)}</div>);
        const expected = fresh.container.innerHTML;
        // oxlint-disable-next-line no-await-in-loop -- one page after another
        await observersNotified();
        fresh.unmount();
        expect(container.innerHTML.replace(/<\/?font>/g, '')).toBe(expected.replace(/<\/?font>/g, ''));
      }
      stop();
      unmount();
    }),
    { numRuns: 100 },
  );
});

const page = (hasElements: boolean, text: string) => (
  <p>
    {hasElements ? <b>本文</b> : null}
    {text}
    {hasElements ? 'です' : null}
  </p>
);

test('an element that an extension puts around a text, or a text that it takes away, lets React go on', () => {
  keepTexts();
  const { container, rerender } = render(page(false, '検索'));
  const text = container.querySelector('p')?.firstChild as Text;
  const mark = document.createElement('mark');
  text.replaceWith(mark);
  mark.append(text);
  rerender(page(true, '検索する'));
  expect(container.textContent).toBe('本文検索するです');
  text.remove();
  rerender(page(false, ''));
  expect(container.querySelectorAll('b').length).toBe(0);
});

test('a page without a guard is as the browser made it', () => {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  keepTexts().abort();
  expect([Node.prototype.appendChild, Node.prototype.insertBefore, Node.prototype.removeChild]).toEqual([
    appendChild,
    insertBefore,
    removeChild,
  ]);
});
