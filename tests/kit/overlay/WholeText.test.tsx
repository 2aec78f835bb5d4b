import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WholeText } from '#kit/overlay/WholeText';

const openPopovers = new Set<Element>();

beforeEach(() => {
  // jsdom has no layout and no popovers: an element with the class `long` counts as cut.
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function width(this: Element) {
    return this.classList.contains('long') ? 300 : 100;
  });
  HTMLElement.prototype.showPopover = showPopover;
  HTMLElement.prototype.hidePopover = hidePopover;
});

function showPopover(this: HTMLElement) {
  openPopovers.add(this);
}

function hidePopover(this: HTMLElement) {
  openPopovers.delete(this);
}

afterEach(() => {
  vi.restoreAllMocks();
  openPopovers.clear();
});

function renderTexts() {
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
  return { cutLink: screen.getByRole('link'), shortCell: screen.getByText('全員') };
}

const shownTexts = () =>
  [...openPopovers].map((tip) => (tip instanceof HTMLElement ? tip.dataset.text : null));

test('a cut text is shown in full while it is hovered, a text that fits is not', () => {
  const { cutLink, shortCell } = renderTexts();
  fireEvent.pointerOver(shortCell);
  expect(shownTexts()).toEqual([]);
  fireEvent.pointerOver(cutLink);
  expect(shownTexts()).toEqual(['とても長いお知らせの題名']);
  fireEvent.pointerOver(shortCell);
  expect(shownTexts()).toEqual([]);
});

test('the focus shows the full text, and Escape and the loss of the focus hide it', () => {
  const { cutLink } = renderTexts();
  fireEvent.focusIn(cutLink);
  expect(shownTexts()).toEqual(['とても長いお知らせの題名']);
  fireEvent.keyDown(cutLink, { key: 'Escape' });
  expect(shownTexts()).toEqual([]);
  fireEvent.focusIn(cutLink);
  fireEvent.focusOut(cutLink);
  expect(shownTexts()).toEqual([]);
});

test('the full text is hidden from screen readers, so the text is read once', () => {
  const { cutLink } = renderTexts();
  fireEvent.focusIn(cutLink);
  expect(screen.getAllByText('とても長いお知らせの題名')).toEqual([cutLink]);
  expect(document.querySelector('.whole-text')?.getAttribute('aria-hidden')).toBe('true');
});

test('a press, a scroll and leaving the element hide the full text', () => {
  const { cutLink } = renderTexts();
  for (const hideText of [
    () => fireEvent.pointerDown(cutLink),
    () => fireEvent.scroll(document),
    () => fireEvent.pointerLeave(cutLink.closest('div') as HTMLElement),
  ]) {
    fireEvent.pointerOver(cutLink);
    expect(shownTexts()).toEqual(['とても長いお知らせの題名']);
    hideText();
    expect(shownTexts()).toEqual([]);
  }
});
