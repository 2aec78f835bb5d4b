import { type ComponentType, createElement, type ReactNode } from 'react';
import { type LazyModule, lazyModule } from '#kit/context/lazy-module';
import { useModule } from '#kit/context/use-module';
import { Loading } from './Loading';

type Holding<Props> = { default: ComponentType<Props> };

/**
 * A component that is loaded when it is first rendered: `lazyComponent(() => import('./CouponForm'))`. Until
 * then `fallback` is rendered; a load error is thrown to the error boundary around it.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<Holding<Props>>,
  fallback: ReactNode = <Loading />,
): ComponentType<Props> {
  const lazy = lazyModule(load);
  return (props) => createElement(Awaited<Props>, { lazy, fallback, props });
}

interface AwaitedProps<Props> {
  lazy: LazyModule<Holding<Props>>;
  fallback: ReactNode;
  props: Props;
}

function Awaited<Props extends object>({ lazy, fallback, props }: AwaitedProps<Props>) {
  const module = useModule(lazy);
  return module === null ? fallback : <module.default {...props} />;
}
