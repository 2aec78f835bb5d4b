import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createElement } from 'react';
import type { Scope } from '#api/http/scope';
import type { ListQuery } from '#api/http/shapes';
import type { Entry, RoleWithScreens } from '#domain/people/roles';
import type { Settings } from './app-services';
import { type LazyModule, lazyModule } from './lazy-module';

/** What a view gets from the router. */
export interface ViewProps {
  params: Readonly<Record<string, string>>;
}

export interface Screen {
  /** wouter's pattern; `:city` first for everything that belongs to a city. */
  path: string;
  /** Message id of the title: sidebar, breadcrumb, tab, document title. */
  title: string;
  /** Who may enter; an Operator enters everywhere (R-ROLE-07). */
  entry: Entry;
  /** `bare`: without sidebar and navbar. */
  layout: 'shell' | 'bare';
  menu: MenuPlace | null;
  /** Only in the sets of the four companies with a set of their own (R-CITY-08). */
  companySet: boolean;
  /** A feature a city can lack; such a screen leaves the menu, its address stays open. */
  feature: string | null;
  /** Slug of the one city that has it; in any other its address is a forbidden one. */
  onlyIn: string | null;
  /** A pattern like `path`: who may enter is sent on there; its own view is never shown. */
  redirect: string | null;
  /** A parent's pages: it is none itself, and leads to the first of them that one may enter. */
  children: readonly Screen[];
  /**
   * The request of the list that the view begins with, below the backend's address, as long as the page's address has no
   * parameters. It is sent before any script has come (build/request-at-once.ts). `:notificationPageSize`: see
   * settings. Null: the view begins with no list, or with one that depends on more than the city.
   */
  firstRequest: string | null;
  view: LazyView;
}

/** Fetched when it is first wanted. */
export type LazyView = LazyModule<ViewModule>;

export interface ViewModule<Props = ViewProps> {
  default: ComponentType<Props> & { first?: Prefetch };
}

/** Asks what the view will ask first, as far as it follows from the address: it is sent before the view can stand. */
export type Prefetch = (at: PrefetchContext) => Promise<void> | null;

export interface PrefetchContext {
  /** Its answers are kept where the view's own call finds them, not here. */
  queryClient: QueryClient;
  scope: Scope;
  settings: Settings;
  parameters: URLSearchParams;
  /** What the list of the address is asked, with so many rows a page. */
  listQuery: (size?: number) => ListQuery;
}

export interface MenuPlace {
  /** Class of the icon: 'pi pi-bell'. */
  icon: string;
  /** In whose menu; absent: everyone who may enter. */
  roles?: readonly RoleWithScreens[];
  /** The group it stands under: the same object for all its screens. */
  under?: MenuGroup;
  /** What waits there, counted beside the title while it is above 0. */
  badge?: MenuBadge;
}

export type MenuBadge = 'chat' | 'notices' | 'reports';

/** Lines of the menu under a small heading. */
export interface MenuSection {
  /** Message id. */
  title: string;
  screens: readonly Screen[];
}

export interface MenuGroup {
  /** Message id. */
  title: string;
  icon: string;
  /** The pattern of its own address, where it has one. */
  path?: string;
}

type LoadView<Props> = () => Promise<ViewModule<Props>>;

/** What a table of `src/app/screens` says about a screen; the rest has defaults. */
type Description = Pick<Screen, 'path' | 'title'> & Partial<Omit<Screen, 'view'>>;

/** A screen is data: everything the shell shows about it is derived from here. `View`: of a screen that is there from the start. */
export const defineScreen = ({
  view,
  View,
  ...description
}: Description &
  (
    | { view: LoadView<ViewProps>; View?: never }
    | { view?: never; View: ComponentType<ViewProps> }
  )): Screen => ({
  entry: 'signedIn',
  layout: 'shell',
  menu: null,
  companySet: false,
  feature: null,
  onlyIn: null,
  redirect: null,
  children: [],
  firstRequest: null,
  ...description,
  view: view ? lazyModule(view) : presentView({ default: View }),
});

/** An address that shows no page of its own: it leads to `redirect`, or to the first of its `children`. */
export const defineRedirect = (description: Description): Screen =>
  defineScreen({ ...description, view: async () => ({ default: () => null }) });

const presentView = (module: ViewModule): LazyView => ({ current: () => module, load: async () => module });

/** One view for several screens, with what tells them apart. */
export const viewWith =
  <Own extends object>(load: LoadView<ViewProps & Own>, own: Own): LoadView<ViewProps> =>
  async () => {
    const { default: View } = await load();
    const { first } = View;
    return {
      default: Object.assign((props: ViewProps) => createElement(View, { ...props, ...own }), { first }),
    };
  };
