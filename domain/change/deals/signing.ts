import type { Contract } from '../../contract/deals/contracts.ts';
import { type Envelope, isOpen } from '../../contract/deals/envelopes.ts';
import type { Signer } from '../../contract/deals/signers.ts';
import type { signingEventKinds } from '../../contract/deals/signingEvents.ts';
import type { Language } from '../../contract/languages.ts';
import type { Row } from '../../contract/noun.ts';
import { ConflictAt } from '../../errors.ts';
import { utcDay } from '../../time/days.ts';
import { sayText } from '../../words/sayValue.ts';
import type { Context, Reader, Values } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';
import { mailRow, mailSubject } from '../notifications/mail.ts';
import type { NotificationCode } from '../notifications/notificationTitle.ts';
import { clientSide, signersOf, turnOf, usualSigners } from './envelopeSigners.ts';
import { contentOf } from './signedContent.ts';

/** What the server sets when an envelope is sent. */
export const sentValues = (
  contract: Contract,
  provider: string,
  { validDays }: { validDays: number },
  { actor, name, now }: Pick<Context, 'actor' | 'name' | 'now'>,
) => ({
  ...contentOf(contract, provider, utcDay(now)),
  recruiterId: contract.recruiterId,
  senderId: actor.userId || null,
  sender: name,
  sentAt: now.toISOString(),
  // Reminders count from here.
  remindedAt: now.toISOString(),
  expiresAt: new Date(now.getTime() + validDays * 86_400_000).toISOString(),
});

type EventKind = (typeof signingEventKinds)[number];
type Of = Pick<Signer, 'providerId' | 'recruiterId' | 'contractId'>;

/** A step of an envelope, with the address and the browser of whoever made it. */
export const signingEvent = (
  { id, contractId, providerId, recruiterId }: Of & { id: string },
  kind: EventKind,
  { name, now, ip, userAgent }: Context,
  more: { signerId?: string; note?: string | null; actor?: string } = {},
): Effect => ({
  kind: 'add',
  noun: 'signingEvents',
  row: {
    envelopeId: id,
    contractId,
    providerId,
    recruiterId,
    signerId: more.signerId ?? null,
    kind,
    actor: (more.actor ?? name).slice(0, 120),
    note: more.note ?? null,
    ip: ip && ip !== 'server' ? ip.slice(0, 64) : null,
    userAgent: userAgent ? userAgent.slice(0, 300) : null,
    at: now.toISOString(),
  },
});

/**
 * Tells signers that it is their turn: in the console, or by a mail with their own link. Somebody waits for the mail
 * of a person who acts, so that it is refused when the budget for the address is used up; all others are put off.
 */
export const askToSign = (
  signers: readonly Signer[],
  contract: Row,
  whenFull: 'signers' | 'envelopeId' | 'wait',
): Effect[] =>
  signers.flatMap((signer): Effect[] => {
    const { id, side, userId, email, notMeAt } = signer;
    const language = signer.language ?? 'en';
    if (side === 'outside')
      return email === null || notMeAt !== null
        ? []
        : [
            {
              kind: 'mail',
              whenFull,
              row: mailRow('signature', { id: null, email }, language, mailSubject('signature', language), {
                link: signingPath(id),
                note: noteOf(contract, language),
              }),
            },
          ];
    return [
      side === 'provider'
        ? tellProvider(contract, 'contractToCountersign', userId)
        : tellRecruiter(contract, 'contractToSign', userId),
    ];
  });

/** Sends each signer from outside a link to the signed contract, which people with an account find in the console. */
export const sendCopies = (signers: readonly Signer[], contract: Row): Effect[] =>
  signers.flatMap(({ id, side, email, status, notMeAt, language }): Effect[] => {
    if (side !== 'outside' || email === null || status !== 'Signed' || notMeAt !== null) return [];
    const spoken = language ?? 'en';
    const row = mailRow('signedCopy', { id: null, email }, spoken, mailSubject('signedCopy', spoken), {
      link: signingPath(id),
      note: noteOf(contract, spoken),
    });
    return [{ kind: 'mail', whenFull: 'wait', row, sender: String(contract.providerId) }];
  });

/** The page of a signer from outside; a mail adds the secret part. */
const signingPath = (signerId: string): string => `/api/v1/signing/${signerId}`;
const noteOf = ({ id, employee, client }: Row, language: Language): string =>
  `${id}: ${sayText('employee', String(employee), language)}, ${client}`;

export const tellProvider = (
  contract: Row,
  code: NotificationCode,
  to: string | null = null,
  more: Values = {},
): Effect => ({
  kind: 'notifyCompany',
  companyId: String(contract.providerId),
  from: null,
  ...(to && { to }),
  notification: {
    key: 'contractUpdates',
    code,
    values: { employee: contract.employee, client: contract.client, ...more },
    body: null,
    link: `/provider/contracts/${contract.id}/show`,
  },
});

const tellRecruiter = (contract: Row, code: NotificationCode, to: string | null): Effect => ({
  kind: 'notifyCompany',
  companyId: String(contract.recruiterId),
  from: String(contract.providerId),
  ...(to && { to }),
  notification: {
    key: 'applicationUpdates',
    code,
    values: { employee: contract.employee },
    body: null,
    link: `/recruiter/contracts/${contract.id}/show`,
  },
});

/** The envelope of a contract that is out for signature, with its signers. */
export const openEnvelopeOf = async (contractId: unknown, reader: Reader) => {
  const envelope = (await reader.findAll('envelopes', { contractId })).find(isOpen);
  return envelope && { envelope, signers: await reader.findAll('signers', { envelopeId: envelope.id }) };
};

/** What follows when a signer views, signs or declines. */
export const afterSigner = (before: Signer, after: Signer, context: Context): Effect[] => {
  if (before.notMeAt === null && after.notMeAt !== null) return wrongPerson(after, context);
  if (before.status === after.status) return [];
  const kinds = { Viewed: 'viewed', Signed: 'signed', Declined: 'declined' } as const;
  const kind = kinds[after.status as keyof typeof kinds];
  const { id: signerId, envelopeId, contractId, reason } = after;
  const event = signingEvent({ ...after, id: envelopeId }, kind, context, {
    signerId,
    note: reason,
    ...(context.signerId && { actor: after.name }),
  });
  return [
    event,
    afterReading(
      [
        ['envelopes', { id: envelopeId }],
        ['contracts', { id: contractId }],
        ['signers', { envelopeId }],
      ],
      ([[envelope], [contract], all]) =>
        envelope && contract ? following(envelope, contract, all, after, context) : [],
    ),
  ];
};

/** The sender is told that an invitation to sign reached somebody else, and sends the contract to the right address. */
const wrongPerson = ({ id: signerId, name, ...signer }: Signer, context: Context): Effect[] => [
  signingEvent({ ...signer, id: signer.envelopeId }, 'misdirected', context, { signerId, actor: name }),
  afterReading(
    [
      ['envelopes', { id: signer.envelopeId }],
      ['contracts', { id: signer.contractId }],
    ],
    ([[envelope], [contract]]) =>
      envelope && contract ? [tellProvider(contract, 'signerNotThem', envelope.senderId, { name })] : [],
  ),
];

const following = (
  envelope: Envelope,
  contract: Contract,
  all: readonly Signer[],
  signer: Signer,
  context: Context,
): Effect[] => {
  const move = (values: Values): Effect => ({
    kind: 'revise',
    noun: 'envelopes',
    where: { id: envelope.id },
    values: (row) => (isOpen({ status: row.status }) ? values : {}),
  });
  if (signer.status === 'Viewed') return envelope.status === 'Sent' ? [move({ status: 'Viewed' })] : [];
  if (signer.status === 'Declined')
    return [move({ status: 'Declined', reason: signer.reason }), tellProvider(contract, 'contractDeclined')];
  const left = all.filter(({ status }) => status !== 'Signed');
  if (left.length)
    return [
      move({ status: 'Partly Signed' }),
      ...(envelope.inOrder ? askToSign(turnOf(envelope, left), contract, 'wait') : []),
    ];
  const at = context.now.toISOString();
  return [
    move({ status: 'Completed', completedAt: at }),
    signingEvent(envelope, 'completed', context, { actor: signer.name }),
    {
      kind: 'revise',
      noun: 'contracts',
      where: { id: contract.id },
      values: ({ status }) =>
        status === 'Pending' ? { status: 'Active', signedDate: utcDay(context.now) } : {},
    },
  ];
};

/** What follows when an envelope is sent, or ends without all signatures. */
export const afterEnvelope = (before: Row | null, after: Row, context: Context): Effect[] => {
  if (before?.status === after.status) return [];
  const envelope = after as Envelope;
  const { contractId } = envelope;
  const draftAgain = (along: boolean): Effect => ({
    kind: 'revise',
    noun: 'contracts',
    where: { id: contractId },
    values: ({ status }) => (status === 'Pending' ? { status: 'Draft' } : {}),
    along,
  });
  switch (envelope.status) {
    case 'Sent':
      return sent(envelope, context);
    case 'Declined':
      return [draftAgain(true)];
    case 'Voided':
      if (before?.status === 'Draft') return [];
      return [
        signingEvent(envelope, 'voided', context, { note: envelope.reason }),
        // Unless the contract itself was moved, which voided the envelope.
        ...(context.along ? [] : [draftAgain(false)]),
      ];
    case 'Expired':
      return [
        signingEvent(envelope, 'expired', context),
        draftAgain(true),
        afterReading([['contracts', { id: contractId }]], ([[contract]]) =>
          contract ? [tellProvider(contract, 'contractSignatureExpired')] : [],
        ),
      ];
    default:
      return [];
  }
};

const sent = (envelope: Envelope, context: Context): Effect[] => {
  const rows = signersOf(envelope);
  return [
    signingEvent(envelope, 'sent', context),
    ...rows.map((row): Effect => ({ kind: 'add', noun: 'signers', row })),
    afterReading(
      [
        ['contracts', { id: envelope.contractId }],
        ['signers', { envelopeId: envelope.id }],
      ],
      ([[contract], signers]) =>
        contract
          ? [
              ...signers
                .filter(({ status }) => status === 'Signed')
                .map(({ id, name }) =>
                  signingEvent(envelope, 'signed', context, { signerId: id, actor: name }),
                ),
              {
                kind: 'revise',
                noun: 'contracts',
                where: { id: contract.id },
                values: ({ status }) => (status === 'Draft' ? { status: 'Pending' } : {}),
                along: context.along === true,
              },
              // The contract’s own notifications tell both companies.
              ...askToSign(
                turnOf(envelope, signers).filter(({ side }) => side === 'outside'),
                contract,
                'signers',
              ),
            ]
          : [],
    ),
  ];
};

/** What a contract's own moves do to its envelope: sending makes one for everyone who is bound, recalling ends it. */
export const envelopeEffects = (before: Row | null, after: Row | null, context: Context): Effect[] => {
  if (!before || !after || before.status === after.status) return [];
  const contract = after as Contract;
  if (contract.status === 'Pending')
    return [
      afterReading(
        [
          ['envelopes', { contractId: contract.id }],
          ['companies', { id: contract.providerId }],
        ],
        ([known, [provider]]) =>
          known.some(isOpen) ? [] : [newEnvelope(contract, provider?.name ?? '', context)],
      ),
    ];
  if (before.status !== 'Pending') return [];
  // The last signature has completed it; a contract that was recalled, or signed on paper, needs it no more.
  return [voidOpen(contract.id)];
};

const voidOpen = (contractId: string): Effect => ({
  kind: 'revise',
  noun: 'envelopes',
  where: { contractId },
  values: (row) => (isOpen({ status: row.status }) ? { status: 'Voided' } : {}),
  along: true,
});

const newEnvelope = (contract: Contract, provider: string, context: Context): Effect => ({
  kind: 'create',
  noun: 'envelopes',
  by: 'system',
  row: {
    contractId: contract.id,
    providerId: contract.providerId,
    status: 'Sent',
    inOrder: false,
    validDays: 30,
    signers: usualSigners(provider, contract),
    completedAt: null,
    reason: null,
    documentId: null,
    ...sentValues(contract, provider, { validDays: 30 }, context),
  },
  following: () => [],
});

/** Refuses to send a contract without naming its signers where the client has none on the platform. */
export const checkClientSigns = (contract: Contract): void => {
  if (clientSide(contract) === 'outside') throw ConflictAt('status', 'signing.name-client');
};
