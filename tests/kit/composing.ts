import { createEvent, fireEvent } from '@testing-library/react';

/** A Japanese word typed and confirmed, event by event at told times, as browsers send them. */
export function composing(input: HTMLElement) {
  return {
    start: (text: string) => {
      fireEvent.compositionStart(input);
      fireEvent.input(input, { target: { value: text } });
    },
    type: (text: string) => fireEvent.input(input, { target: { value: text } }),
    /** The Enter that confirms the word, before the composition ends: Chrome and Firefox. */
    enterInside: () => fireEvent.keyDown(input, { key: 'Enter', isComposing: true, keyCode: 229 }),
    end: (at: number) => send(input, createEvent.compositionEnd(input), at),
    enter: (at: number) => send(input, createEvent.keyDown(input, { key: 'Enter', keyCode: 13 }), at),
  };
}

/** False where somebody kept the browser from doing what it does. */
function send(input: HTMLElement, event: Event, at: number): boolean {
  Object.defineProperty(event, 'timeStamp', { value: at });
  return fireEvent(input, event);
}
