import { type RoleGiven, roleGiven } from '../../domain/access/actorOf.ts';
import type { User } from '../../domain/contract/accounts/users.ts';
import { findRow } from './rows.ts';
import type { Transaction } from './transaction.ts';

/** This person's custom role, for a database role that may read roles. */
export const givenTo = (user: User, transaction: Transaction): Promise<RoleGiven> =>
  roleGiven(user, (noun, id) => findRow(transaction, noun, id));
