/** The profile of the data, and the number of the set: the same seed always gives the same rows. */
export interface Seed {
  profile: SeedProfile;
  n: number;
  /** The rows of this name, made from a HAR (mocks/har-seed), are there from the start beside those of the profile. */
  har?: string;
}

export const SEED_PROFILES = ['normal', 'empty', 'busy', 'edge'] as const;
export type SeedProfile = (typeof SEED_PROFILES)[number];

/** The journal's name for a seed: `normal:1`, `har:visit`. */
export const seedName = ({ profile, n, har }: Seed): string =>
  har === undefined ? `${profile}:${n}` : `har:${har}`;
