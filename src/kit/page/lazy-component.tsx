import { type ComponentType, createElement, type ReactNode } from 'react';
import { type LazyModule, lazyModule } from '#kit/context/lazy-module';
import { useModule } from '#kit/context/use-module';
import { Loading } from './Loading';

type ComponentModule<Props> = { default: ComponentType<Props> };

/**
 * A component that is loaded when it is first rendered: `lazyComponent(() => import('./CouponForm'))`. Until
 * then `fallback` is rendered; a load error is thrown to the error boundary around it.
 */
export function lazyComponent<Props extends object>(
  loadComponent: () => Promise<ComponentModule<Props>>,
  fallback: ReactNode = <Loading />,
): ComponentType<Props> {
  const lazy = lazyModule(loadComponent);
  return (props) => createElement(LoadedComponent<Props>, { lazy, fallback, props });
}

interface LoadedComponentProps<Props> {
  lazy: LazyModule<ComponentModule<Props>>;
  fallback: ReactNode;
  props: Props;
}

function LoadedComponent<Props extends object>({ lazy, fallback, props }: LoadedComponentProps<Props>) {
  const module = useModule(lazy);
  return module === null ? fallback : <module.default {...props} />;
}
