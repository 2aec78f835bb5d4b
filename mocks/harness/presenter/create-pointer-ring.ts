/** A ring that follows the pointer, and ripples where it presses; for a touch, only while it lasts. */
export function createPointerRing(signal: AbortSignal): HTMLElement {
  const layer = document.createElement('div');
  layer.ariaHidden = 'true';
  const ring = document.createElement('div');
  ring.className = 'ring';
  ring.hidden = true;
  layer.append(ring);
  const calm = matchMedia('(prefers-reduced-motion: reduce)');

  const follow = ({ clientX, clientY }: PointerEvent) => {
    ring.hidden = false;
    ring.style.translate = `${clientX}px ${clientY}px`;
  };
  const press = (event: PointerEvent) => {
    follow(event);
    ring.classList.add('pressed');
    if (calm.matches) return;
    const ripple = document.createElement('div');
    ripple.className = 'ripple';
    ripple.style.translate = ring.style.translate;
    ripple.addEventListener('animationend', () => ripple.remove());
    layer.append(ripple);
  };
  const release = ({ pointerType }: PointerEvent) => {
    ring.classList.remove('pressed');
    if (pointerType === 'touch') ring.hidden = true;
  };
  const leave = ({ relatedTarget }: PointerEvent) => {
    // the pointer has left the window
    if (relatedTarget === null) ring.hidden = true;
  };
  const options = { capture: true, passive: true, signal };
  window.addEventListener('pointermove', follow, options);
  window.addEventListener('pointerdown', press, options);
  window.addEventListener('pointerup', release, options);
  window.addEventListener('pointercancel', release, options);
  document.addEventListener('pointerout', leave, options);
  return layer;
}
