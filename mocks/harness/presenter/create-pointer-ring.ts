/** A ring that follows the pointer, and ripples where it presses; for a touch, only while it lasts. */
export function createPointerRing(signal: AbortSignal): HTMLElement {
  const layer = document.createElement('div');
  layer.ariaHidden = 'true';
  const ring = document.createElement('div');
  ring.className = 'ring';
  ring.hidden = true;
  layer.append(ring);
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

  const moveRing = ({ clientX, clientY }: PointerEvent) => {
    ring.hidden = false;
    ring.style.translate = `${clientX}px ${clientY}px`;
  };
  const pressRing = (event: PointerEvent) => {
    moveRing(event);
    ring.classList.add('pressed');
    if (reducedMotion.matches) return;
    const ripple = document.createElement('div');
    ripple.className = 'ripple';
    ripple.style.translate = ring.style.translate;
    ripple.addEventListener('animationend', () => ripple.remove());
    layer.append(ripple);
  };
  const releaseRing = ({ pointerType }: PointerEvent) => {
    ring.classList.remove('pressed');
    if (pointerType === 'touch') ring.hidden = true;
  };
  const hideOutsideWindow = ({ relatedTarget }: PointerEvent) => {
    // the pointer has left the window
    if (relatedTarget === null) ring.hidden = true;
  };
  const options = { capture: true, passive: true, signal };
  window.addEventListener('pointermove', moveRing, options);
  window.addEventListener('pointerdown', pressRing, options);
  window.addEventListener('pointerup', releaseRing, options);
  window.addEventListener('pointercancel', releaseRing, options);
  document.addEventListener('pointerout', hideOutsideWindow, options);
  return layer;
}
