/** Advisory locks, shared by all processes on a database; each is used for one kind of work. */
export const locks = {
  /** The first process migrates and seeds, the others wait. */
  migrate: 7_342_911,
  /** One process merges counts and sums, the others skip it. */
  fold: 7_342_912,
  /** One process seals the audit log, the others skip it; erasures wait for it. */
  seal: 7_342_913,
} as const;
