import { isColour } from '#domain/base/colour';
import './swatch.css';

/** A colour to see, and its name beside it for those who do not. */
export const Swatch = ({ colour }: { colour: string }) => (
  <span className="swatch">
    {isColour(colour) ? <span aria-hidden="true" style={{ backgroundColor: colour }} /> : null}
    {colour}
  </span>
);
