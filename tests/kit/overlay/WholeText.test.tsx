import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WholeText } from '#kit/overlay/WholeText';

const open = new Set<Element>();

beforeEach(() => {
  // jsdom lays nothing out and has no popovers: what is marked so is cut
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

test('a text that is cut is shown whole while it is pointed at, one that is not never', () => {
  const { name, short } = draw();
  fireEvent.pointerOver(short);
  expect(shown()).toEqual([]);
  fireEvent.pointerOver(name);
  expect(shown()).toEqual(['とても長いお知らせの題名']);
  fireEvent.pointerOver(short);
  expect(shown()).toEqual([]);
});

test('the keyboard reads it by its focus, Escape takes it away, and it goes with the focus', () => {
  const { name } = draw();
  fireEvent.focusIn(name);
  expect(shown()).toEqual(['とても長いお知らせの題名']);
  fireEvent.keyDown(name, { key: 'Escape' });
  expect(shown()).toEqual([]);
  fireEvent.focusIn(name);
  fireEvent.focusOut(name);
  expect(shown()).toEqual([]);
});

test('it stands in the page once: what is shown whole is no second text for readers', () => {
  const { name } = draw();
  fireEvent.focusIn(name);
  expect(screen.getAllByText('とても長いお知らせの題名')).toEqual([name]);
  expect(document.querySelector('.whole-text')?.getAttribute('aria-hidden')).toBe('true');
});

test('what is pressed or scrolled away takes it along', () => {
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
