import { isColour } from '#domain/base/colour';
import './swatch.css';

/** A colour, and its code as text for users who cannot see it. */
export const Swatch = ({ colour }: { colour: string }) => (
  <span className="swatch">
    {isColour(colour) ? <span aria-hidden="true" style={{ backgroundColor: colour }} /> : null}
    {colour}
  </span>
);
