/** The width of a character of the fixed-width font: the layout measures texts without a browser. */
export const CHARACTER = 6.7;
export const TITLE_CHARACTER = 7.3;
/** The height of a line of text. */
export const LINE = 15;
export const TITLE_HEIGHT = 24;
/** From the left edge of a state to its texts. */
export const STATE_INSET = 10;
/** From the left edge of a label to its text. */
export const LABEL_INSET = 3;
/** From the first line of an edge's label to its other lines: labels of several edges stand below one another. */
export const LINE_INDENT = 10;
