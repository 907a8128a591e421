import { countryOf } from '../../billing/tax/invoiceParty.ts';
import { isListed } from '../../contract/candidates/candidates.ts';
import { isJobListed } from '../../contract/hiring/jobs.ts';
import type { Rows } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import { Invalid } from '../../errors.ts';
import { checkContact, contactInvited } from '../accounts/admission.ts';
import { verifiedAnew, verifiedFields } from '../accounts/verification.ts';
import type { Behavior } from '../behavior.ts';
import { subscriptionPaused } from '../billing/pause.ts';
import type { Reader } from '../context.ts';
import { faultsOfMasked } from '../deals/maskCandidate.ts';
import type { Effect } from '../effect.ts';
import { activityOf, byStatus, onlyDiffers, type Told } from '../notifications/activities.ts';
import { notifyOperators } from '../notifications/operatorNotifications.ts';
import { refuseSameName } from '../refuseSameName.ts';

export const companies: Behavior<Rows['companies']> = {
  completeNew: async (row, _context, reader) => {
    await checkContact(row, reader);
    return row;
  },
  completeEdit: verifiedAnew,
  check: async (before, after, { now }, reader) => {
    const { id, type, name, founded, maskCandidates } = after;
    if (founded !== before?.founded && Number(founded) > now.getUTCFullYear())
      throw Invalid({ founded: { code: 'number.too-large', values: { max: now.getUTCFullYear() } } });
    if (before?.name !== name) await refuseSameName('companies', { id, name }, { type }, reader);
    if (before && maskCandidates && !before.maskCandidates) await checkMaskable(id, reader);
    await checkTaxNumber(before as Rows['companies'] | null, after as Rows['companies']);
  },
  effects: (before, after, context) => {
    const isMoved = before && after && before.status !== after.status;
    const isReviewed = before && after && before.verification !== after.verification;
    return [
      ...(isMoved ? [relisted(after), subscriptionPaused(after, context)] : []),
      ...(isReviewed ? verdictNotifications(after) : []),
      ...(before && after && isRemasked(before, after)
        ? [{ kind: 'remask', companyId: after.id } as const]
        : []),
      ...contactInvited(before, after, context),
      ...(before && after
        ? [...changeNotifications(before, after), ...bankNotifications(before, after)]
        : []),
    ];
  },
  listedFor: ['provider', 'recruiter'],
  activity: {
    of: activityOf(
      ({ name, location }) => ({ words: { company: name }, about: location }),
      (before, after) => {
        if (!after) return 'companyRemoved';
        if (!before) {
          if (after.status !== 'Pending Approval') return { event: 'companyJoined', status: 'Approved' };
          const event = after.type === 'provider' ? 'providerAsked' : 'recruiterAsked';
          return { event, status: 'Pending Approval', priority: 'High' };
        }
        const back: Told =
          before.status === 'Pending Approval'
            ? { event: 'companyApproved', status: 'Approved' }
            : { event: 'companyReactivated' };
        const moved = byStatus(before, after, {
          Active: back,
          Suspended: { event: 'companySuspended', priority: 'High' },
          Inactive: 'companyDeactivated',
        });
        if (moved) return moved;
        if (before.verification !== after.verification) {
          if (after.verification === 'Verified') return { event: 'companyVerified', status: 'Approved' };
          if (after.verification === 'Rejected') return 'companyNotVerified';
        }
        return onlyDiffers(before, after, ['subscription', 'successRate']) ? null : 'companyUpdated';
      },
    ),
  },
};

/** A tax number that changes, or whose country does, is one of the company's country. */
const checkTaxNumber = async (before: Rows['companies'] | null, after: Rows['companies']): Promise<void> => {
  const { taxNumber } = after;
  const country = countryOf(after);
  if (taxNumber === null || (before?.taxNumber === taxNumber && countryOf(before) === country)) return;
  if (country === null) throw Invalid({ country: 'companies.tax-country' });
  const { isTaxNumberOf } = await import('../../billing/tax/taxNumbers.ts');
  if (!isTaxNumberOf(country, taxNumber)) throw Invalid({ taxNumber: 'companies.tax-number' });
};

/** Whether what recruiters read of masked candidates changes with the company. */
const isRemasked = (before: Row, after: Row): boolean =>
  before.maskCandidates !== after.maskCandidates ||
  before.name !== after.name ||
  (before.verification === 'Verified') !== (after.verification === 'Verified');

/** Refuses to mask candidates whose title, skills or location would tell who they are. */
const checkMaskable = async (companyId: unknown, reader: Reader): Promise<void> => {
  const candidates = await reader.findAll('candidates', { companyId });
  const faulty = candidates.filter(
    (one) => one.erasedAt === null && one.identity === null && Object.keys(faultsOfMasked(one)).length > 0,
  );
  if (faulty.length === 0) return;
  const names = faulty.slice(0, 3).map(({ name }) => name);
  throw Invalid({
    maskCandidates: { code: 'companies.masked-contact', values: { names } },
  });
};

/** A company's listed rows leave and return to the market with it. */
const relisted = ({ id, type, status }: Row): Effect =>
  type === 'provider'
    ? { kind: 'relist', noun: 'candidates', companyId: id, listed: (row) => isListed(row, String(status)) }
    : { kind: 'relist', noun: 'jobs', companyId: id, listed: (row) => isJobListed(row, String(status)) };

/** Notifies a company of the result of its document review, with the reason. */
const verdictNotifications = ({ id, type, verification, verificationReason }: Row): Effect[] =>
  verification === 'Pending'
    ? []
    : [
        {
          kind: 'notifyCompany',
          companyId: id,
          from: null,
          notification: {
            key: 'account',
            code: verification === 'Verified' ? 'companyVerified' : 'companyRejected',
            values: {},
            body: (verificationReason ?? null) as string | null,
            link: `/${type}/settings`,
          },
        },
      ];

/** Notifies the operators of a verified company whose change has to be verified again. */
const changeNotifications = (before: Row, after: Row): Effect[] =>
  before.verification === 'Verified' &&
  after.verification === 'Pending' &&
  verifiedFields.some((field) => before[field] !== after[field])
    ? [
        notifyOperators({
          key: 'adminAlerts',
          code: 'companyChanged',
          values: { company: before.name },
          link: `/platform-admin/${after.type === 'provider' ? 'providers' : 'recruiters'}/${after.id}`,
        }),
      ]
    : [];

/** Tells all of a company that its invoices will ask for payment to another account. */
const bankNotifications = (before: Row, { id, type, bankDetails }: Row): Effect[] =>
  before.bankDetails === bankDetails
    ? []
    : [
        {
          kind: 'notifyCompany',
          companyId: id,
          from: null,
          alsoActor: true,
          notification: {
            key: 'account',
            code: 'bankDetailsChanged',
            values: {},
            body: null,
            link: `/${type}/settings`,
          },
        },
      ];
