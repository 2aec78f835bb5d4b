import type { RoleWithScreens } from '#domain/people/roles';
import { type Description, defineScreen, type Screen, viewWith } from '#kit/context/screen';

/** A screen to come: the page in common says so, with the text of what it will hold. */
export const notBuilt = ({ holds, ...description }: Description & { holds: string }): Screen =>
  defineScreen({
    ...description,
    view: viewWith(() => import('./NotBuiltView'), { title: description.title, holds }),
  });

// the Operator passes everywhere (R-ROLE-07) and is named nowhere
type Roles = readonly RoleWithScreens[];
export const OWNERS: Roles = ['Administrator', 'owner_shop'];
export const ADVERTISERS: Roles = ['Advertiser'];
