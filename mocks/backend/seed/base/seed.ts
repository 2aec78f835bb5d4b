/** The profile of the data, and the number of the set: the same seed always gives the same rows. */
export interface Seed {
  profile: SeedProfile;
  n: number;
}

export const SEED_PROFILES = ['normal', 'empty', 'busy', 'edge'] as const;
export type SeedProfile = (typeof SEED_PROFILES)[number];

/** The journal's name for a seed: `normal:1`. */
export const seedName = ({ profile, n }: Seed): string => `${profile}:${n}`;
