import { type ComponentType, lazy } from 'react';
import type { Screen, ViewProps } from '#kit/screen';

const made = new WeakMap<Screen, ComponentType<ViewProps>>();

/** The same lazy component for the same screen, so that a render does not start a second load. */
export function lazyView(screen: Screen): ComponentType<ViewProps> {
  const view = made.get(screen) ?? lazy(screen.view);
  made.set(screen, view);
  return view;
}
