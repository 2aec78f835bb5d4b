import { type ComponentType, createElement, type ReactNode } from 'react';
import { type LazyModule, lazyModule } from '#kit/context/lazy-module';
import { useModule } from '#kit/context/use-module';
import { Loading } from './Loading';

type Holding<Props> = { default: ComponentType<Props> };

/**
 * A component that is fetched when it is first shown: `lazyComponent(() => import('./CouponForm'))`. Until then `coming` stands
 * in its place; what keeps it from coming is thrown to the boundary around it.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<Holding<Props>>,
  coming: ReactNode = <Loading />,
): ComponentType<Props> {
  const lazy = lazyModule(load);
  return (props) => createElement(Awaited<Props>, { lazy, coming, props });
}

interface AwaitedProps<Props> {
  lazy: LazyModule<Holding<Props>>;
  coming: ReactNode;
  props: Props;
}

function Awaited<Props extends object>({ lazy, coming, props }: AwaitedProps<Props>) {
  const module = useModule(lazy);
  return module === null ? coming : <module.default {...props} />;
}
