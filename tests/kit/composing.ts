import { createEvent, fireEvent } from '@testing-library/react';

/**
 * A Japanese word that is typed and confirmed, event by event with given timestamps, as browsers dispatch
 * them.
 */
export function composing(input: HTMLElement) {
  return {
    start: (text: string) => {
      fireEvent.compositionStart(input);
      fireEvent.input(input, { target: { value: text } });
    },
    type: (text: string) => fireEvent.input(input, { target: { value: text } }),
    /** The Enter that confirms the word, before the composition ends: Chrome and Firefox. */
    enterInside: () => fireEvent.keyDown(input, { key: 'Enter', isComposing: true, keyCode: 229 }),
    end: (at: number) => dispatchAt(input, createEvent.compositionEnd(input), at),
    enter: (at: number) => dispatchAt(input, createEvent.keyDown(input, { key: 'Enter', keyCode: 13 }), at),
  };
}

/** False when a listener prevented the default action. */
function dispatchAt(input: HTMLElement, event: Event, at: number): boolean {
  Object.defineProperty(event, 'timeStamp', { value: at });
  return fireEvent(input, event);
}
