/** What kind of data, and which set of that kind: the same seed gives the same rows, always. */
export interface Seed {
  profile: SeedProfile;
  n: number;
}

export const SEED_PROFILES = ['normal', 'empty', 'busy', 'edge'] as const;
export type SeedProfile = (typeof SEED_PROFILES)[number];

/** The journal's name for a seed: `normal:1`. */
export const seedName = ({ profile, n }: Seed): string => `${profile}:${n}`;
