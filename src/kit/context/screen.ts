import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createElement } from 'react';
import type { Scope } from '#api/http/scope';
import type { ListQuery } from '#api/http/shapes';
import type { Entry, RoleWithScreens } from '#domain/people/roles';
import type { Feature } from '#domain/places/features';
import type { Settings } from './app-services';
import { type LazyModule, lazyModule } from './lazy-module';

/** The props that the router passes to a view. */
export interface ViewProps {
  params: Readonly<Record<string, string>>;
}

export interface Screen {
  /** wouter's pattern; begins with `:city` for every page of a city. */
  path: string;
  /** Message id of the title, for sidebar, breadcrumb, tab and document title. */
  title: string;
  /** Who may enter; an Operator enters everywhere (R-ROLE-07). */
  entry: Entry;
  /** `bare`: without sidebar and navbar. */
  layout: 'shell' | 'bare';
  menu: MenuPosition | null;
  /** Whether only the four companies with their own set of screens have it (R-CITY-08). */
  companySet: boolean;
  /** A feature a city can lack: without it the screen leaves the menu, but its address works. */
  feature: Feature | null;
  /** Slug of the only city with this screen; in any other city the address is forbidden. */
  onlyIn: string | null;
  /** A pattern like `path`: users who may enter are redirected to it; `view` is unused. */
  redirect: string | null;
  /** The pages of a parent, which has no view: it redirects to the first that the user may enter. */
  children: readonly Screen[];
  /** The record that the search of Ctrl+K offers to create there. */
  creates: Creation | null;
  /**
   * The list request that the view starts with, relative to the backend's address, while the page's address
   * has no parameters. The page sends it before any script has loaded (build/request-at-once.ts).
   * `:notificationPageSize`: see settings. Null: the view starts without a list, or with one that depends on
   * more than the city.
   */
  firstRequest: string | null;
  view: LazyView;
}

/** A view that is loaded on first use. */
export type LazyView = LazyModule<ViewModule>;

export interface ViewModule<Props = ViewProps> {
  default: ComponentType<Props> & { first?: Prefetch };
}

/** Sends the first queries of a view, as far as the address determines them, before the view is loaded. */
export type Prefetch = (context: PrefetchContext) => Promise<void> | null;

export interface PrefetchContext {
  /** A client for this prefetch alone: the view's own requests take the responses over elsewhere. */
  queryClient: QueryClient;
  scope: Scope;
  settings: Settings;
  parameters: URLSearchParams;
  /** The list query of the address, with `size` rows per page. */
  listQuery: (size?: number) => ListQuery;
}

export interface Creation {
  /** Message id of the action; absent: 「…を登録」 with the `noun`. */
  label?: string;
  /** Message id. */
  noun?: string;
  /** Absent: everybody who may enter the page. */
  entry?: Entry;
}

export interface MenuPosition {
  /** CSS class of the icon: 'pi pi-bell'. */
  icon: string;
  /** Roles whose menu has the screen; absent: every role that may enter. */
  roles?: readonly RoleWithScreens[];
  /** Its group: the same object for all screens of the group. */
  under?: MenuGroup;
  /** What the badge counts; it is shown while the count is above 0. */
  badge?: MenuBadge;
}

export type MenuBadge = 'chat' | 'notices' | 'reports';

/** Menu items under a small heading. */
export interface MenuSection {
  /** Message id. */
  title: string;
  screens: readonly Screen[];
}

export interface MenuGroup {
  /** Message id. */
  title: string;
  icon: string;
  /** The pattern of the group's own address, if it has one. */
  path?: string;
}

type LoadView<Props> = () => Promise<ViewModule<Props>>;

/** The entry of a screen in a table of `src/app/screens`; the other facts have defaults. */
type ScreenDescription = Pick<Screen, 'path' | 'title'> & Partial<Omit<Screen, 'view'>>;

/** The shell derives all it shows about a screen from this data. `View`: a view that is not loaded lazily. */
export const defineScreen = ({
  view,
  View,
  ...description
}: ScreenDescription &
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
  creates: null,
  firstRequest: null,
  ...description,
  view: view ? lazyModule(view) : loadedView({ default: View }),
});

/** An address without a page: it leads to `redirect`, or to the first of its `children`. */
export const defineRedirect = (description: ScreenDescription): Screen =>
  defineScreen({ ...description, view: async () => ({ default: () => null }) });

const loadedView = (module: ViewModule): LazyView => ({ current: () => module, load: async () => module });

/** One view for several screens, with the props that distinguish them. */
export const viewWith =
  <OwnProps extends object>(
    loadView: LoadView<ViewProps & OwnProps>,
    ownProps: OwnProps,
  ): LoadView<ViewProps> =>
  async () => {
    const { default: View } = await loadView();
    const { first } = View;
    return {
      default: Object.assign((props: ViewProps) => createElement(View, { ...props, ...ownProps }), { first }),
    };
  };
