import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import { openVerifications } from '../contract/verificationRequests.ts';
import { Conflict, Invalid } from '../errors.ts';
import type { Context, Reader, Values } from './context.ts';
import type { Effect } from './effect.ts';

/** What a company is verified by. */
export const verifiedFields = ['name', 'gstNumber', 'panNumber'] as const;

/** A verified company that changes what it was verified by waits for an operator again. */
export const verifiedAnew = (
  name: NounName,
  before: Row,
  changes: Values,
  { actor }: Context,
): { verification?: 'Pending' } =>
  name === 'companies' &&
  actor.userType !== 'admin' &&
  before.verification === 'Verified' &&
  verifiedFields.some((field) => Object.hasOwn(changes, field) && changes[field] !== before[field])
    ? { verification: 'Pending' }
    : {};

/** A person asks once at a time, and not for what they have. */
export const asksOnce = async (row: Values, reader: Reader): Promise<Values> => {
  const person = await reader.find('users', String(row.userId));
  if (row.id) return {};
  if (person?.verified) throw Conflict('This person is already verified');
  await reader.hold(`verification of ${row.userId}`, 'alone');
  const asked = await reader.findAll('verificationRequests', { userId: row.userId });
  if (asked.some(({ status }) => openVerifications.includes(String(status))))
    throw Conflict('This person already has a pending request');
  return { companyId: person?.companyId ?? null };
};

/** A paper of a person belongs to whose request it is for; one without a request is the company's own. */
export const paperOf = async (row: Values, reader: Reader): Promise<Values> => {
  if (row.requestId == null) {
    if (row.userId != null) throw Invalid({ requestId: 'Request verification first' });
    const company = await reader.find('companies', String(row.companyId));
    if (!row.id && company?.verification === 'Verified') throw Conflict('This company is already verified');
    return {};
  }
  const request = await reader.find('verificationRequests', String(row.requestId));
  if (!request || request.companyId !== row.companyId)
    throw Invalid({ requestId: 'No such verification request' });
  if (!row.id && !openVerifications.includes(String(request.status)))
    throw Conflict('This request already has a decision. Submit a new one.');
  return { userId: request.userId };
};

/** What somebody was verified by stays. */
export const paperHeld = async (row: Values, reader: Reader): Promise<string | null> => {
  const isApproved =
    row.requestId == null
      ? (await reader.find('companies', String(row.companyId)))?.verification === 'Verified'
      : (await reader.find('verificationRequests', String(row.requestId)))?.status === 'Approved';
  return isApproved ? 'Documents of an approved verification can’t be removed' : null;
};

/** What comes of papers and of the operator's word about them. */
export const verificationEffects = (name: NounName, before: Row | null, after: Row | null): Effect[] => {
  if (name === 'verificationDocuments') return [...counted(before, after), ...askedAgain(before, after)];
  if (name !== 'verificationRequests' || !before || !after || before.status === after.status) return [];
  if (after.status !== 'Approved' && after.status !== 'Rejected') return [];
  return [
    { kind: 'read', at: [['users', { id: after.userId }]], effects: ([users]) => decided(after, users?.[0]) },
  ];
};

const counted = (before: Row | null, after: Row | null): Effect[] => {
  const requestId = (after ?? before)?.requestId;
  if (requestId == null || (before && after)) return [];
  const count = { noun: 'verificationRequests', id: String(requestId), field: 'documents' } as const;
  return [{ kind: 'count', ...count, ...(before && { by: -1 }) }];
};

/** A rejected company that brings another paper waits for the operator's word again. */
const askedAgain = (before: Row | null, after: Row | null): Effect[] =>
  before || !after || after.requestId !== null
    ? []
    : [
        {
          kind: 'revise',
          noun: 'companies',
          where: { id: after.companyId, verification: 'Rejected' },
          values: () => ({ verification: 'Pending', verificationReason: null }),
        },
      ];

const decided = ({ status, reason }: Row, person: Row | undefined): Effect[] => {
  if (!person?.companyId) return [];
  const isVerified = status === 'Approved';
  return [
    ...(isVerified ? [verified(person)] : []),
    {
      kind: 'notifyCompany',
      companyId: String(person.companyId),
      from: null,
      to: person.id,
      notification: {
        key: 'account',
        event: isVerified ? 'verified' : 'notVerified',
        words: { reason },
        body: isVerified ? null : String(reason),
        link: `/${person.userType}/settings`,
      },
    },
  ];
};

const verified = ({ id }: Row): Effect => ({
  kind: 'revise',
  noun: 'users',
  where: { id },
  values: () => ({ verified: true }),
});
