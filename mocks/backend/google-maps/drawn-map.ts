import { groundOf } from './ground';
import { LatLng, LatLngBounds, type PlainPoint, plainPoint } from './lat-lng';
import { degreesAt, type Pixel, pixelOf } from './mercator';
import { Observed } from './observed';
import { onDrag } from './on-drag';
import type { Pane } from './pane';

interface MapOptions {
  center?: PlainPoint;
  zoom?: number;
}

/** `google.maps.LatLngBoundsLiteral`. */
interface Bounds {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** An object on a map: returns its part of the map's SVG, or moves an element of its own. */
interface Overlay {
  picture(map: Pane): string;
}

/** The labels of Google's controls. Google's script URL sets their language; here the page's `lang` does. */
const NAMES: Readonly<Record<string, { map: string; closer: string; farther: string }>> = {
  ja: { map: '地図', closer: '拡大', farther: '縮小' },
  es: { map: 'Mapa', closer: 'Acercar', farther: 'Alejar' },
  zh: { map: '地图', closer: '放大', farther: '缩小' },
};
const ENGLISH = { map: 'Map', closer: 'Zoom in', farther: 'Zoom out' };
const namesNow = () => NAMES[document.documentElement.lang] ?? ENGLISH;

const ZOOMS = { least: 2, most: 20 };
/** Pixels: the size of a pane before its first layout. */
const SIZE = { width: 640, height: 320 };
/** Pixels by which an arrow key moves the map. */
const STEP = 80;
const ARROWS: Readonly<Record<string, Pixel>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const BUTTON =
  'width:40px;height:40px;border:1px solid #7f8d9d;background:#fff;color:#1f2933;font:700 20px/1 sans-serif;cursor:pointer';

/** `google.maps.Map`, drawn as lines and names: pointer, touch and arrow keys move it, + and − zoom. */
export class DrawnMap extends Observed implements Pane {
  readonly #div: HTMLElement;
  readonly #picture = document.createElement('div');
  readonly #overlays = new Set<Overlay>();
  #center: PlainPoint;
  #zoom: number;

  constructor(div: HTMLElement, { center = { lat: 0, lng: 0 }, zoom = 8 }: MapOptions = {}) {
    super();
    this.#div = div;
    this.#center = center;
    this.#zoom = zoom;
    div.replaceChildren(this.#picture, this.#buttons());
    div.style.position = 'relative';
    this.#picture.style.cssText = 'position:absolute;inset:0;cursor:grab;touch-action:none';
    this.#answerPointer();
    this.#answerKeys();
    if (typeof ResizeObserver === 'function') new ResizeObserver(() => this.draw()).observe(div);
    this.draw();
  }

  getDiv = () => this.#div;
  getCenter = () => new LatLng(this.#center);
  getZoom = () => this.#zoom;

  setCenter(center: LatLng | PlainPoint) {
    this.#center = plainPoint(center);
    this.draw();
    this.notify('center_changed');
  }

  panTo(center: LatLng | PlainPoint) {
    this.setCenter(center);
  }

  setZoom(zoom: number) {
    this.#zoom = Math.min(ZOOMS.most, Math.max(ZOOMS.least, zoom));
    this.draw();
    this.notify('zoom_changed');
  }

  getBounds(): LatLngBounds {
    const { width, height } = this.#size();
    return new LatLngBounds(this.degreesAt({ x: 0, y: height }), this.degreesAt({ x: width, y: 0 }));
  }

  fitBounds(bounds: LatLngBounds | Bounds, padding = 0) {
    const { width, height } = this.#size();
    const isLiteral = 'south' in bounds;
    const southWest = pixelOf(
      isLiteral ? { lat: bounds.south, lng: bounds.west } : bounds.getSouthWest().toJSON(),
      0,
    );
    const northEast = pixelOf(
      isLiteral ? { lat: bounds.north, lng: bounds.east } : bounds.getNorthEast().toJSON(),
      0,
    );
    const times = Math.min(
      (width - 2 * padding) / Math.abs(northEast.x - southWest.x),
      (height - 2 * padding) / Math.abs(southWest.y - northEast.y),
    );
    this.#center = degreesAt({ x: (southWest.x + northEast.x) / 2, y: (southWest.y + northEast.y) / 2 }, 0);
    this.setZoom(Math.floor(Math.log2(times)));
  }

  put(overlay: Overlay) {
    this.#overlays.add(overlay);
    // a marker is an element of its own: a map with many of them is drawn once
    if (overlay.picture(this) !== '') this.draw();
  }

  takeOff(overlay: Overlay) {
    this.#overlays.delete(overlay);
    if (overlay.picture(this) !== '') this.draw();
  }

  place(point: PlainPoint): Pixel {
    const { x, y } = this.#corner();
    const pixel = pixelOf(point, this.#zoom);
    return { x: pixel.x - x, y: pixel.y - y };
  }

  degreesAt({ x, y }: Pixel): PlainPoint {
    const corner = this.#corner();
    return degreesAt({ x: corner.x + x, y: corner.y + y }, this.#zoom);
  }

  draw() {
    const { width, height } = this.#size();
    const overlays = [...this.#overlays].map((overlay) => overlay.picture(this)).join('');
    const ground = groundOf(this, width, height);
    this.#picture.innerHTML = `<svg width="${width}" height="${height}" aria-hidden="true">${ground}${overlays}</svg>`;
    this.notify('idle');
  }

  #size() {
    const { clientWidth, clientHeight } = this.#div;
    return { width: clientWidth || SIZE.width, height: clientHeight || SIZE.height };
  }

  /** The left and top edge of the pane, in pixels of the world map. */
  #corner(): Pixel {
    const { width, height } = this.#size();
    const { x, y } = pixelOf(this.#center, this.#zoom);
    return { x: x - width / 2, y: y - height / 2 };
  }

  #moveBy({ x, y }: Pixel) {
    const { width, height } = this.#size();
    this.setCenter(this.degreesAt({ x: width / 2 + x, y: height / 2 + y }));
  }

  #buttons(): HTMLElement {
    const buttons = document.createElement('div');
    buttons.style.cssText = 'position:absolute;z-index:1;right:8px;bottom:28px;display:grid';
    for (const [sign, name, by] of [
      ['+', namesNow().closer, 1],
      ['−', namesNow().farther, -1],
    ] as const) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = sign;
      button.style.cssText = BUTTON;
      button.setAttribute('aria-label', name);
      button.addEventListener('click', () => this.setZoom(this.#zoom + by));
      buttons.append(button);
    }
    return buttons;
  }

  #answerPointer() {
    onDrag(this.#picture, {
      moved: ({ x, y }) => this.#moveBy({ x: -x, y: -y }),
      ended: (wasMoved, at) => {
        if (wasMoved) return;
        const { left, top } = this.#div.getBoundingClientRect();
        this.notify('click', { latLng: new LatLng(this.degreesAt({ x: at.x - left, y: at.y - top })) });
      },
    });
    const wheel = (event: WheelEvent) => {
      // Without Ctrl or Meta, the wheel scrolls the page, as with Google's `cooperative` gesture handling.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      this.setZoom(this.#zoom - Math.sign(event.deltaY));
    };
    this.#div.addEventListener('wheel', wheel, { passive: false });
  }

  #answerKeys() {
    this.#picture.tabIndex = 0;
    this.#picture.setAttribute('role', 'application');
    this.#picture.setAttribute('aria-label', namesNow().map);
    this.#picture.addEventListener('keydown', (event) => {
      const by = ARROWS[event.key];
      if (by) this.#moveBy(by);
      else if (event.key === '+' || event.key === '-')
        this.setZoom(this.#zoom + (event.key === '+' ? 1 : -1));
      else return;
      event.preventDefault();
    });
  }
}
