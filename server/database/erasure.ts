import type { NounName } from '../../domain/contract/index.ts';
import { erasedNouns, removedNouns } from '../../domain/privacy/erasure.ts';
import { personNouns } from '../../domain/privacy/personNouns.ts';
import { roleName } from './roles.ts';
import { quote } from './sql.ts';

/**
 * The role that erases a person reads and writes the nouns of the plan, and deletes rows where it says so. In
 * the audit log it can only clear values and salts.
 */
export const erasureSql = (database: string): string[] => {
  const role = quote(roleName(database, 'eraser'));
  const open = (table: string) => [
    `drop policy if exists ${role} on ${quote(table)};`,
    `create policy ${role} on ${quote(table)} for all to ${role} using (true) with check (true);`,
  ];
  const nouns = [...new Set<NounName>([...personNouns, ...erasedNouns()])];
  const removed = removedNouns();
  return [
    ...nouns.flatMap((noun) => [
      `grant select, update on ${quote(noun)} to ${role};`,
      ...(removed.includes(noun) ? [`grant delete on ${quote(noun)} to ${role};`] : []),
      ...open(noun),
    ]),
    `grant select, update ("before", "after") on "auditLogs" to ${role};`,
    ...open('auditLogs'),
    `grant select, update ("salt") on "auditSeals" to ${role};`,
    `grant select, delete on "candidatePhotos" to ${role};`,
    ...open('candidatePhotos'),
    `grant select, update on "webhookDeliveries" to ${role};`,
    `grant select, delete on "idempotencyKeys", "stagedRows", "dayPeople" to ${role};`,
    // Secrets are not readable.
    `grant select ("userId"), delete on "sessions", "signInPlaces", "credentials", "secondFactors", "recoveryCodes", "signInChallenges", "passwordLinks", "passkeys", "passkeyChallenges", "singleSignOnIdentities", "scimUsers", "scimMembers" to ${role};`,
    ...['singleSignOnIdentities', 'scimUsers', 'scimMembers'].flatMap(open),
  ];
};
