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
  drawOn(map: Pane): string;
}

/** The labels of Google's controls. Google's script URL sets their language; here the page's `lang` does. */
const LABELS: Readonly<Record<string, { map: string; zoomIn: string; zoomOut: string }>> = {
  ja: { map: '地図', zoomIn: '拡大', zoomOut: '縮小' },
  es: { map: 'Mapa', zoomIn: 'Acercar', zoomOut: 'Alejar' },
  zh: { map: '地图', zoomIn: '放大', zoomOut: '缩小' },
};
const ENGLISH_LABELS = { map: 'Map', zoomIn: 'Zoom in', zoomOut: 'Zoom out' };
const controlLabels = () => LABELS[document.documentElement.lang] ?? ENGLISH_LABELS;

const ZOOM_LIMITS = { min: 2, max: 20 };
/** Pixels: the size of a pane before its first layout. */
const DEFAULT_SIZE = { width: 640, height: 320 };
/** Pixels by which an arrow key moves the map. */
const ARROW_STEP = 80;
const ARROWS: Readonly<Record<string, Pixel>> = {
  ArrowLeft: { x: -ARROW_STEP, y: 0 },
  ArrowRight: { x: ARROW_STEP, y: 0 },
  ArrowUp: { x: 0, y: -ARROW_STEP },
  ArrowDown: { x: 0, y: ARROW_STEP },
};
const BUTTON =
  'width:40px;height:40px;border:1px solid #7f8d9d;background:#fff;color:#1f2933;font:700 20px/1 sans-serif;cursor:pointer';

/** `google.maps.Map`, drawn as lines and names: pointer, touch and arrow keys move it, + and − zoom. */
export class DrawnMap extends Observed implements Pane {
  readonly #div: HTMLElement;
  readonly #drawing = document.createElement('div');
  readonly #overlays = new Set<Overlay>();
  #center: PlainPoint;
  #zoom: number;

  constructor(div: HTMLElement, { center = { lat: 0, lng: 0 }, zoom = 8 }: MapOptions = {}) {
    super();
    this.#div = div;
    this.#center = center;
    this.#zoom = zoom;
    div.replaceChildren(this.#drawing, this.#zoomButtons());
    div.style.position = 'relative';
    this.#drawing.style.cssText = 'position:absolute;inset:0;cursor:grab;touch-action:none';
    this.#handlePointer();
    this.#handleKeys();
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
    this.#zoom = Math.min(ZOOM_LIMITS.max, Math.max(ZOOM_LIMITS.min, zoom));
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
    const scale = Math.min(
      (width - 2 * padding) / Math.abs(northEast.x - southWest.x),
      (height - 2 * padding) / Math.abs(southWest.y - northEast.y),
    );
    this.#center = degreesAt({ x: (southWest.x + northEast.x) / 2, y: (southWest.y + northEast.y) / 2 }, 0);
    this.setZoom(Math.floor(Math.log2(scale)));
  }

  addOverlay(overlay: Overlay) {
    this.#overlays.add(overlay);
    // a marker is an element of its own: a map with many of them is drawn once
    if (overlay.drawOn(this) !== '') this.draw();
  }

  removeOverlay(overlay: Overlay) {
    this.#overlays.delete(overlay);
    if (overlay.drawOn(this) !== '') this.draw();
  }

  pixelAt(point: PlainPoint): Pixel {
    const { x, y } = this.#topLeft();
    const pixel = pixelOf(point, this.#zoom);
    return { x: pixel.x - x, y: pixel.y - y };
  }

  degreesAt({ x, y }: Pixel): PlainPoint {
    const topLeft = this.#topLeft();
    return degreesAt({ x: topLeft.x + x, y: topLeft.y + y }, this.#zoom);
  }

  draw() {
    const { width, height } = this.#size();
    const overlays = [...this.#overlays].map((overlay) => overlay.drawOn(this)).join('');
    const ground = groundOf(this, width, height);
    this.#drawing.innerHTML = `<svg width="${width}" height="${height}" aria-hidden="true">${ground}${overlays}</svg>`;
    this.notify('idle');
  }

  #size() {
    const { clientWidth, clientHeight } = this.#div;
    return { width: clientWidth || DEFAULT_SIZE.width, height: clientHeight || DEFAULT_SIZE.height };
  }

  /** The left and top edge of the pane, in pixels of the world map. */
  #topLeft(): Pixel {
    const { width, height } = this.#size();
    const { x, y } = pixelOf(this.#center, this.#zoom);
    return { x: x - width / 2, y: y - height / 2 };
  }

  #moveBy({ x, y }: Pixel) {
    const { width, height } = this.#size();
    this.setCenter(this.degreesAt({ x: width / 2 + x, y: height / 2 + y }));
  }

  #zoomButtons(): HTMLElement {
    const buttons = document.createElement('div');
    buttons.style.cssText = 'position:absolute;z-index:1;right:8px;bottom:28px;display:grid';
    for (const [sign, name, zoomStep] of [
      ['+', controlLabels().zoomIn, 1],
      ['−', controlLabels().zoomOut, -1],
    ] as const) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = sign;
      button.style.cssText = BUTTON;
      button.setAttribute('aria-label', name);
      button.addEventListener('click', () => this.setZoom(this.#zoom + zoomStep));
      buttons.append(button);
    }
    return buttons;
  }

  #handlePointer() {
    onDrag(this.#drawing, {
      onMove: ({ x, y }) => this.#moveBy({ x: -x, y: -y }),
      onEnd: (wasMoved, at) => {
        if (wasMoved) return;
        const { left, top } = this.#div.getBoundingClientRect();
        this.notify('click', { latLng: new LatLng(this.degreesAt({ x: at.x - left, y: at.y - top })) });
      },
    });
    const onWheel = (event: WheelEvent) => {
      // Without Ctrl or Meta, the wheel scrolls the page, as with Google's `cooperative` gesture handling.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      this.setZoom(this.#zoom - Math.sign(event.deltaY));
    };
    this.#div.addEventListener('wheel', onWheel, { passive: false });
  }

  #handleKeys() {
    this.#drawing.tabIndex = 0;
    this.#drawing.setAttribute('role', 'application');
    this.#drawing.setAttribute('aria-label', controlLabels().map);
    this.#drawing.addEventListener('keydown', (event) => {
      const offset = ARROWS[event.key];
      if (offset) this.#moveBy(offset);
      else if (event.key === '+' || event.key === '-')
        this.setZoom(this.#zoom + (event.key === '+' ? 1 : -1));
      else return;
      event.preventDefault();
    });
  }
}
