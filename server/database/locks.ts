/** Advisory locks, the same in every process that shares a database; each is held for one kind of work alone. */
export const locks = {
  /** The first process migrates and seeds, the others wait. */
  migrate: 7_342_911,
  /** One process folds counts and sums, the others skip it. */
  fold: 7_342_912,
  /** One process seals the audit log, the others skip it; erasing waits for it. */
  seal: 7_342_913,
} as const;
