import type { Row } from '../../../domain/contract/noun.ts';
import { sha256Of } from '../../platform/sha256.ts';
import type { WorldStore } from './worldStore.ts';

/** A link of the chain as this tab remembers it; `told` is removed when the row's values were cleared. */
export type Seal = { id: string; hash: string; personal: string; told: boolean };

const kept = new WeakMap<WorldStore, Seal[]>();

/** The hash chain over this store's audit log, in this tab's memory. */
export const sealsOf = (store: WorldStore): Seal[] => {
  const seals = kept.get(store) ?? [];
  kept.set(store, seals);
  return seals;
};

/** The values of these rows are cleared, and their links stay valid. */
export const forgetWords = (store: WorldStore, ids: ReadonlySet<string>): void => {
  for (const seal of sealsOf(store)) if (ids.has(seal.id)) seal.told = false;
};

/** Personal data is hashed separately, as on the server. */
export const sealOf = async (row: Row, before: string): Promise<Seal> => {
  const personal = await hashOf([row.user, row.ip, row.before, row.after]);
  return { id: row.id, personal, hash: await linkOf(row, personal, before), told: true };
};

/** Whether the row is unchanged since it was sealed after this link. */
export const holds = async (row: Row, seal: Seal, before: string): Promise<boolean> => {
  const fresh = await sealOf(row, before);
  const words = seal.told ? fresh.personal === seal.personal : row.before === null && row.after === null;
  return words && (await linkOf(row, seal.personal, before)) === seal.hash;
};

const linkOf = (
  { id, companyId, userId, action, noun, target, status, at }: Row,
  personal: string,
  before: string,
) => hashOf([before, id, companyId, userId, action, noun, target, status, at, personal]);

const hashOf = (words: readonly unknown[]): Promise<string> => sha256Of(JSON.stringify(words));
