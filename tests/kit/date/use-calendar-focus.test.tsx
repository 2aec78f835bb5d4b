import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useCalendarFocus } from '#kit/date/use-calendar-focus';

interface GridProps {
  /** Another number recreates every cell, as PrimeReact does. */
  rendering: number;
  disabled: readonly number[];
}

function Grid({ rendering, disabled }: GridProps) {
  return (
    <div ref={useCalendarFocus()}>
      <table key={rendering}>
        <tbody>
          <tr>
            {[1, 2, 3].map((day) => (
              <td key={day}>
                <span data-p-disabled={disabled.includes(day)} tabIndex={-1}>
                  <time dateTime={`2026-04-0${day}`}>{day}</time>
                </span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

test.each([
  ['on the same day', [1], 2, '2'],
  ['on the first day that the user can choose, if that day is disabled', [1], 1, '2'],
] as const)('the focus is kept in a recreated grid: %s', async (_, disabled, focusedDay, expected) => {
  const { container, rerender } = render(<Grid rendering={1} disabled={disabled} />);
  const focusedCell = container.querySelectorAll('span')[focusedDay - 1];
  focusedCell?.focus();
  expect(document.activeElement).toBe(focusedCell);
  rerender(<Grid rendering={2} disabled={disabled} />);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(expected));
  expect(document.activeElement).not.toBe(focusedCell);
});

test('the calendar never takes a focus that was outside of it', async () => {
  const { container, rerender } = render(<Grid rendering={1} disabled={[]} />);
  rerender(<Grid rendering={2} disabled={[]} />);
  // the observer of the grid runs before this one
  await new Promise((resolve) => {
    const observer = new MutationObserver(resolve);
    observer.observe(container, { childList: true, subtree: true });
    container.append('the end');
  });
  expect(document.activeElement).toBe(document.body);
});
