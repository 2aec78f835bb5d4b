import { createContext, useContext } from 'react';
import type { Call } from '#api/http/endpoint';
import type { OwnProfile } from '#domain/people/profile';
import type { RoleWithScreens } from '#domain/people/roles';
import type { City } from '#domain/places/city';

/** Whose console this is and where: made once for whoever is signed in, so no query key can forget its tenant. */
export interface Scope {
  call: Call;
  /** Slug of the selected city. */
  city: string;
  user: number;
}

export interface SignedInUser {
  profile: OwnProfile;
  role: RoleWithScreens;
  /** Null until one is chosen. */
  city: City | null;
}

const UserContext = createContext<SignedInUser | null>(null);
const ScopeContext = createContext<Scope | null>(null);
export const UserProvider = UserContext.Provider;
export const ScopeProvider = ScopeContext.Provider;

export function useUser(): SignedInUser {
  const user = useContext(UserContext);
  if (user === null) throw new Error('nobody is signed in here');
  return user;
}

export function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (scope === null) throw new Error('no city is chosen here');
  return scope;
}

/** Whether this stands inside the layout of a city; the open texts are also read outside of it. */
export const useInCity = (): boolean => useContext(ScopeContext) !== null;
