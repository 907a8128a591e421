import { openVerifications } from '../../contract/accounts/verificationRequests.ts';
import type { Row } from '../../contract/noun.ts';
import { Conflict, Invalid } from '../../errors.ts';
import type { Context, Reader, Values } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';

/** Fields that a company's verification is based on. */
export const verifiedFields = ['name', 'legalName', 'taxNumber', 'gstNumber', 'panNumber'] as const;

/** A verified company that changes these fields must be verified again. */
export const verifiedAnew = (
  before: Row,
  changes: Values,
  { actor }: Context,
): { verification?: 'Pending' } =>
  actor.userType !== 'admin' &&
  before.verification === 'Verified' &&
  verifiedFields.some((field) => Object.hasOwn(changes, field) && changes[field] !== before[field])
    ? { verification: 'Pending' }
    : {};

/** One open request per person, and none if they are already verified. */
export const asksOnce = async (row: Values, reader: Reader): Promise<Values> => {
  const person = await reader.find('users', String(row.userId));
  if (row.id) return {};
  if (person?.verified) throw Conflict('verification.person-verified');
  await reader.hold(`verification of ${row.userId}`, 'alone');
  const asked = await reader.findAll('verificationRequests', { userId: row.userId });
  if (asked.some(({ status }) => openVerifications.includes(String(status))))
    throw Conflict('verification.person-pending');
  return { companyId: person?.companyId ?? null };
};

/**
 * A personal document belongs to the person whose request it is for; without a request it is the company's.
 */
export const paperOf = async (row: Values, reader: Reader): Promise<Values> => {
  if (row.requestId == null) {
    if (row.userId != null) throw Invalid({ requestId: 'verification.request-first' });
    const company = await reader.find('companies', String(row.companyId));
    if (!row.id && company?.verification === 'Verified') throw Conflict('verification.company-verified');
    return {};
  }
  const request = await reader.find('verificationRequests', String(row.requestId));
  if (!request || request.companyId !== row.companyId) throw Invalid({ requestId: 'verification.missing' });
  if (!row.id && !openVerifications.includes(String(request.status))) throw Conflict('verification.decided');
  return { userId: request.userId };
};

/** Documents of an approved verification cannot be deleted. */
export const checkPaperHeld = async (row: Values, reader: Reader): Promise<void> => {
  const isApproved =
    row.requestId == null
      ? (await reader.find('companies', String(row.companyId)))?.verification === 'Verified'
      : (await reader.find('verificationRequests', String(row.requestId)))?.status === 'Approved';
  if (isApproved) throw Conflict('verification.documents-kept');
};

/** Effects of a new or removed document. */
export const documentEffects = (before: Row | null, after: Row | null): Effect[] => [
  ...counted(before, after),
  ...askedAgain(before, after),
];

/** Effects of the operator's decision. */
export const verificationEffects = (before: Row | null, after: Row | null): Effect[] => {
  if (!before || !after || before.status === after.status) return [];
  if (after.status !== 'Approved' && after.status !== 'Rejected') return [];
  return [afterReading([['users', { id: after.userId }]], ([users]) => decided(after, users[0]))];
};

const counted = (before: Row | null, after: Row | null): Effect[] => {
  const requestId = (after ?? before)?.requestId;
  if (requestId == null || (before && after)) return [];
  const count = { noun: 'verificationRequests', id: String(requestId), field: 'documents' } as const;
  return [{ kind: 'count', ...count, ...(before && { by: -1 }) }];
};

/** A rejected company that uploads another document waits for review again. */
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
        code: isVerified ? 'verified' : 'notVerified',
        values: { reason },
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
