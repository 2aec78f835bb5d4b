/** The attributes in which a picture holds what its markup cannot say. */
export const HELD = {
  /** Of the window, in CSS pixels: `1440 900`. */
  size: 'data-picture-size',
  /** Pixels from the left and from the top: `0 320`. */
  scroll: 'data-picture-scroll',
  modal: 'data-picture-modal',
  popover: 'data-picture-popover',
};

export const heldNumbers = (element: Element, attribute: string): number[] =>
  (element.getAttribute(attribute) ?? '').split(' ').map((part) => Number(part) || 0);
