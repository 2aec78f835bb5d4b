/** The attributes in which a picture of a page has what the markup of the page cannot say. */
export const PICTURE_ATTRIBUTES = {
  /** Of the window, in CSS pixels: `1440 900`. */
  size: 'data-picture-size',
  /** Pixels from the left and from the top: `0 320`. */
  scroll: 'data-picture-scroll',
  modal: 'data-picture-modal',
  popover: 'data-picture-popover',
};

export const copiedNumbers = (element: Element, attribute: string): number[] =>
  (element.getAttribute(attribute) ?? '').split(' ').map((part) => Number(part) || 0);
