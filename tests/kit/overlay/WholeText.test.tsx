import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WholeText } from '#kit/overlay/WholeText';

const open = new Set<Element>();

beforeEach(() => {
  // jsdom has no layout and no popovers: an element with the class `long` counts as cut.
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function width(this: Element) {
    return this.classList.contains('long') ? 300 : 100;
  });
  HTMLElement.prototype.showPopover = show;
  HTMLElement.prototype.hidePopover = hide;
});

function show(this: HTMLElement) {
  open.add(this);
}

function hide(this: HTMLElement) {
  open.delete(this);
}

afterEach(() => {
  vi.restoreAllMocks();
  open.clear();
});

function draw() {
  render(
    <div>
      <table>
        <tbody>
          <tr>
            <td>
              <a href="/1" className="clamp long">
                とても長いお知らせの題名
              </a>
            </td>
            <td>全員</td>
          </tr>
        </tbody>
      </table>
      <WholeText />
    </div>,
  );
  return { name: screen.getByRole('link'), short: screen.getByText('全員') };
}

const shown = () => [...open].map((tip) => (tip instanceof HTMLElement ? tip.dataset.text : null));

test('a cut text is shown in full while it is hovered, a text that fits is not', () => {
  const { name, short } = draw();
  fireEvent.pointerOver(short);
  expect(shown()).toEqual([]);
  fireEvent.pointerOver(name);
  expect(shown()).toEqual(['とても長いお知らせの題名']);
  fireEvent.pointerOver(short);
  expect(shown()).toEqual([]);
});

test('the focus shows the full text, and Escape and the loss of the focus hide it', () => {
  const { name } = draw();
  fireEvent.focusIn(name);
  expect(shown()).toEqual(['とても長いお知らせの題名']);
  fireEvent.keyDown(name, { key: 'Escape' });
  expect(shown()).toEqual([]);
  fireEvent.focusIn(name);
  fireEvent.focusOut(name);
  expect(shown()).toEqual([]);
});

test('the full text is hidden from screen readers, so the text is read once', () => {
  const { name } = draw();
  fireEvent.focusIn(name);
  expect(screen.getAllByText('とても長いお知らせの題名')).toEqual([name]);
  expect(document.querySelector('.whole-text')?.getAttribute('aria-hidden')).toBe('true');
});

test('a press, a scroll and leaving the element hide the full text', () => {
  const { name } = draw();
  for (const leave of [
    () => fireEvent.pointerDown(name),
    () => fireEvent.scroll(document),
    () => fireEvent.pointerLeave(name.closest('div') as HTMLElement),
  ]) {
    fireEvent.pointerOver(name);
    expect(shown()).toEqual(['とても長いお知らせの題名']);
    leave();
    expect(shown()).toEqual([]);
  }
});
