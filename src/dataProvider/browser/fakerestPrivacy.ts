import { scopeFor, scopesOf, visible } from '../../../domain/access/can.ts';
import { auditRow } from '../../../domain/change/audit.ts';
import type { Context } from '../../../domain/change/context.ts';
import { nounOf } from '../../../domain/contract/index.ts';
import { NotFound } from '../../../domain/errors.ts';
import {
  checkPersonalData,
  exportEntry,
  gather,
  type PersonalData,
  type PersonNoun,
  personalDataOf,
} from '../../../domain/privacy/personalData.ts';
import type { SignedIn } from '../signedIn.ts';
import { findRowsIn } from './fakerestErasure.ts';
import type { WorldStore } from './worldStore.ts';

/** All data about one person, as the server collects it. */
export const exportPerson = async (
  store: WorldStore,
  noun: PersonNoun,
  id: string,
  author: Context & { actor: SignedIn },
): Promise<PersonalData> => {
  const { actor, now } = author;
  checkPersonalData(actor);
  const row = store.find(noun, id);
  const scope = row && scopeFor(scopesOf(actor, 'show', noun), row);
  if (!row || !scope) throw NotFound(nounOf(noun).label);
  const rows = await gather(noun, row, findRowsIn(store), now);
  const gathered = structuredClone(personalDataOf(noun, visible(scope, row), rows, now));
  store.write((writer) => writer.add('auditLogs', auditRow(author, exportEntry(noun, row), 'browser')));
  return gathered;
};
