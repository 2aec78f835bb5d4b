import type { DrawnMap } from './drawn-map';
import { LatLng, type PlainPoint, plainPoint } from './lat-lng';
import { Observed } from './observed';
import { onDrag } from './on-drag';
import type { Pane } from './pane';

interface MarkerOptions {
  title?: string;
  draggable?: boolean;
  position?: LatLng | PlainPoint;
  /** A short text in the head of the pin. */
  label?: string;
}

/** A pin whose tip is on its point, with a hole or a text in its head. */
const pinSvg = (label: string | undefined): string => {
  const head =
    label === undefined
      ? '<circle cx="12" cy="12" r="4" fill="#fff"/>'
      : `<text x="12" y="16" text-anchor="middle" font-family="sans-serif" font-size="11" font-weight="700" fill="#fff">${label}</text>`;
  return `<svg viewBox="0 0 24 36" width="28" height="42" aria-hidden="true"><path d="M12 36C12 24 1 20 1 12a11 11 0 0 1 22 0c0 8-11 12-11 24z" fill="#d93025" stroke="#fff" stroke-width="1.5"/>${head}</svg>`;
};
const PIN_STYLE =
  'position:absolute;left:0;top:0;width:28px;height:42px;margin:-42px 0 0 -14px;cursor:grab;touch-action:none';

/** `google.maps.Marker`: a point that the user can drag or, with a listener for clicks, press. */
export class DrawnMarker extends Observed {
  #map: DrawnMap | null = null;
  #position: PlainPoint | null = null;
  readonly #element = document.createElement('div');

  constructor({ title = '', draggable = false, position, label }: MarkerOptions = {}) {
    super();
    this.#position = position === undefined ? null : plainPoint(position);
    this.#element.innerHTML = pinSvg(label);
    this.#element.style.cssText = PIN_STYLE;
    this.#element.title = title;
    this.#element.setAttribute('role', 'img');
    this.#element.setAttribute('aria-label', title);
    if (draggable) this.#makeDraggable();
  }

  override addListener(name: string, listener: (event: never) => void) {
    if (name === 'click') this.#makeClickable();
    return super.addListener(name, listener);
  }

  setMap(map: DrawnMap | null) {
    if (map === this.#map) return;
    this.#map?.removeOverlay(this);
    this.#element.remove();
    this.#map = map;
    map?.addOverlay(this);
  }

  setPosition(position: LatLng | PlainPoint) {
    this.#position = plainPoint(position);
    this.#map?.draw();
  }

  getPosition = () => (this.#position === null ? null : new LatLng(this.#position));

  /** Positions the marker's element over the map; the element receives pointer events. */
  drawOn(map: Pane): string {
    if (this.#position !== null) {
      const { x, y } = map.pixelAt(this.#position);
      this.#element.style.transform = `translate(${x}px, ${y}px)`;
      if (!this.#element.isConnected) map.getDiv().append(this.#element);
    }
    return '';
  }

  /** As on Google's maps, a marker with a listener for clicks is a button. */
  #makeClickable() {
    this.#element.setAttribute('role', 'button');
    this.#element.tabIndex = 0;
    this.#element.style.cursor = 'pointer';
    this.#element.addEventListener('pointerdown', (event) => event.stopPropagation());
    this.#element.addEventListener('click', () => this.notify('click'));
    this.#element.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') this.notify('click');
    });
  }

  #makeDraggable() {
    onDrag(this.#element, {
      onMove: (offset) => {
        if (this.#map === null || this.#position === null) return;
        const { x, y } = this.#map.pixelAt(this.#position);
        this.setPosition(this.#map.degreesAt({ x: x + offset.x, y: y + offset.y }));
        this.notify('drag');
      },
      onEnd: (wasMoved) => {
        if (wasMoved) this.notify('dragend');
      },
    });
  }
}
