import { createContext, useContext } from 'react';
import type { Scope } from '#api/http/scope';
import type { OwnProfile } from '#domain/people/profile';
import type { RoleWithScreens } from '#domain/people/roles';
import type { City } from '#domain/places/city';

export interface SignedInUser {
  profile: OwnProfile;
  role: RoleWithScreens;
  /** Null until the user chooses a city. */
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

/** One object for the whole session of a user in a city. */
export function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (scope === null) throw new Error('no city is chosen here');
  return scope;
}

/** Whether the caller is inside the layout of a city; the open texts are also shown outside of it. */
export const useInCity = (): boolean => useContext(ScopeContext) !== null;
