import { describe, expect, it } from 'vitest';
import type { Contract } from '../../contract/deals/contracts.ts';
import type { Signer } from '../../contract/deals/signers.ts';
import type { NounName } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import type { UserType } from '../../contract/userTypes.ts';
import type { Refusal } from '../../errors.ts';
import type { Values } from '../context.ts';
import { readerOver } from '../testing/readerOver.ts';
import { refusalOf } from '../testing/refusalOf.ts';
import { rowWith } from '../testing/rowWith.ts';
import { checkSigning } from './checkSigning.ts';
import { contentOf } from './signedContent.ts';
import { checkTypedSignature } from './typedSignature.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const contract: Contract = rowWith('CT-1', {
  providerId: 'CO-001',
  recruiterId: 'CO-002',
  candidateId: 'BE-1',
  proposalId: null,
  templateId: null,
  parentId: null,
  employee: 'Dana Reyes',
  client: 'Harbour Hiring',
  type: 'SOW',
  status: 'Pending',
  startDate: '2026-07-01',
  endDate: '2026-12-31',
  rate: 50_000,
  monthlyHours: 160,
  agreedValue: null,
  totalValue: 48_000_000,
  currency: 'USD',
  description: null,
  body: null,
  signedDate: null,
  paperDocumentId: null,
  overtimeAfter: null,
  overtimePercent: null,
  paymentTermDays: 30,
  noticeDays: null,
  nextRate: null,
  nextRateFrom: null,
  timesheetWeek: null,
  overlapAgreed: false,
  conversionFee: null,
  conversionFeeDue: null,
  conversionFeeUntil: null,
  endedOn: null,
  endReason: null,
});
const envelope = rowWith('ENV-1', {
  ...contentOf(contract, 'Northwind', '2026-06-10'),
  contractId: 'CT-1',
  status: 'Sent',
  inOrder: false,
  sentAt: '2026-06-10T09:00:00.000Z',
  expiresAt: '2026-07-10T09:00:00.000Z',
});
const signer = (id: string, more: Partial<Signer> = {}): Signer =>
  rowWith(id, {
    envelopeId: 'ENV-1',
    contractId: 'CT-1',
    providerId: 'CO-001',
    recruiterId: 'CO-002',
    side: 'provider',
    userId: null,
    name: 'Somebody',
    email: null,
    language: null,
    place: 1,
    status: 'Waiting',
    kind: null,
    signature: null,
    contentHash: null,
    viewedAt: null,
    signedAt: null,
    timeZone: null,
    reason: null,
    notMeAt: null,
    ...more,
  });
const provider = (more: Partial<Signer> = {}) => signer('SGN-1', more);
const recruiter = (more: Partial<Signer> = {}) => signer('SGN-2', { side: 'recruiter', place: 2, ...more });
const signed = {
  status: 'Signed',
  kind: 'Typed',
  signature: 'A',
  contentHash: envelope.contentHash,
} as const;

type Try = {
  signers?: Signer[];
  envelope?: Values | null;
  contract?: Partial<Contract> | null;
  others?: Row[];
  /** Signers of other envelopes. */
  strangers?: Signer[];
  /** What the signer's row was when the form was opened; it is the first of the signers. */
  before?: Signer;
  after?: Values;
  by?: UserType;
  userId?: string;
  signerId?: string;
};
/** The first of the signers signs, unless the try says something else. */
const tried = (given: Try = {}, held: string[] = []) => {
  const { signers = [provider(), recruiter()], by = 'provider', userId = 'USR-1', signerId } = given;
  const before = given.before ?? (signers[0] as Signer);
  const world: Partial<Record<NounName, readonly Row[]>> = {
    envelopes: given.envelope === null ? [] : [{ ...envelope, ...given.envelope }],
    contracts: [
      ...(given.contract === null ? [] : [{ ...contract, ...given.contract }]),
      ...(given.others ?? []),
    ],
    signers: [...(given.strangers ?? []), ...signers],
  };
  return refusalOf(() =>
    checkSigning(
      before,
      { ...before, ...signed, ...given.after },
      {
        actor: { userId, userType: by, companyId: 'CO-001', permissions: [] },
        name: 'Somebody',
        now,
        ...(signerId !== undefined && { signerId }),
      },
      readerOver(world, held),
    ),
  );
};
const codeOf = async (given: Try) => (await tried(given))?.code ?? null;

describe('a signature', () => {
  it('is taken from whoever is asked, one after another, while the envelope is held', async () => {
    const held: string[] = [];
    expect(await tried({}, held)).toBeNull();
    expect(held).toEqual(['envelopes ENV-1 alone']);
    expect(await tried({ signers: [recruiter(), provider()], by: 'recruiter' })).toBeNull();
  });

  it.each<[what: string, given: Try, code: string]>([
    ['without an envelope', { envelope: null }, 'signing.closed'],
    ['without a contract', { contract: null }, 'signing.closed'],
    ['by a signer who is gone', { signers: [recruiter()], before: provider() }, 'signing.closed'],
    ...(['Draft', 'Completed', 'Declined', 'Expired', 'Voided'] as const).map(
      (status): [string, Try, string] => [
        `of an envelope that is ${status}`,
        { envelope: { status } },
        'signing.closed',
      ],
    ),
    ...(['Draft', 'Active', 'Terminated'] as const).map((status): [string, Try, string] => [
      `of a contract that is ${status}`,
      { contract: { status } },
      'signing.closed',
    ]),
    ['of an envelope that ends now', { envelope: { expiresAt: now.toISOString() } }, 'signing.expired'],
    [
      'by a person whose mail went to somebody else',
      { signers: [provider({ notMeAt: '2026-06-11T09:00:00.000Z' })] },
      'signing.not-them',
    ],
    ['by the other side', { by: 'recruiter' }, 'signing.other-person'],
    ['by an operator', { by: 'admin' }, 'signing.other-person'],
    [
      'by a colleague of the one who is named',
      { signers: [provider({ userId: 'USR-9' }), recruiter()] },
      'signing.other-person',
    ],
    [
      'by the other side’s user of the same number',
      { signers: [recruiter({ userId: 'USR-1' }), provider()] },
      'signing.other-person',
    ],
    ['by the link of another signer', { signerId: 'SGN-2' }, 'signing.other-person'],
    [
      'before its turn',
      { envelope: { inOrder: true }, signers: [recruiter(), provider()], by: 'recruiter' },
      'signing.not-your-turn',
    ],
    ['of another content', { after: { contentHash: 'another' } }, 'signing.changed'],
    ['of a contract that has changed', { contract: { rate: 60_000 } }, 'signing.changed'],
  ])('is refused %s', async (_, given, code) => {
    const refusal = await tried(given);
    expect([refusal?.status, refusal?.code]).toEqual([code === 'signing.other-person' ? 403 : 409, code]);
  });

  it.each(['Signed', 'Declined'] as const)(
    'is refused once the signer has %s, also if the form was opened before',
    async (status) => {
      const refusal = await tried({ signers: [provider({ status }), recruiter()], before: provider() });
      expect(refusal).toMatchObject({ status: 409, fields: { status: 'signing.done' } });
    },
  );

  it('is refused where it stands for the field at fault', async () => {
    expect(await tried({ after: { kind: 'Sending' } })).toMatchObject({
      status: 400,
      fields: { kind: 'signing.signature-missing' },
    });
    expect(await tried({ after: { contentHash: null } })).toMatchObject({
      fields: { contentHash: 'signing.changed' },
    });
  });

  const told = (signature: string) =>
    checkTypedSignature(signature).catch(({ faults }: Refusal) => {
      const { signature: fault } = faults ?? {};
      return typeof fault === 'object' && 'values' in fault ? fault.values : fault;
    });

  it('that is typed can be printed, and one that is drawn is no text', async () => {
    expect(await tried({ after: { signature: 'Zoë Ångström' } })).toBeNull();
    expect(await tried({ after: { signature: 'Dana \u{1f600}\u{1f680}' } })).toMatchObject({
      status: 400,
      fields: { signature: 'signing.unprintable' },
    });
    expect(await told('Dana \u{1f600}\u{1f680}')).toEqual({ signs: '\u{1f600} \u{1f680}' });
    expect(await tried({ after: { kind: 'Drawn', signature: '\u{1f600}' } })).toBeNull();
  });

  it('is taken from the named person, and by the link of that signer without an account', async () => {
    expect(await codeOf({ signers: [provider({ userId: 'USR-1' }), recruiter()] })).toBeNull();
    const outside = signer('SGN-3', { side: 'outside', email: 'sam@client.example' });
    expect(await codeOf({ signers: [outside, provider()], signerId: 'SGN-3', by: 'admin' })).toBeNull();
  });

  it('comes in order where the order counts', async () => {
    const inOrder = { inOrder: true };
    expect(await codeOf({ envelope: inOrder })).toBeNull();
    const after = [recruiter(), provider({ status: 'Signed' })];
    expect(await codeOf({ envelope: inOrder, signers: after, by: 'recruiter' })).toBeNull();
  });
});

describe('looking and declining', () => {
  it('are asked for less than signing: who may look need not be next, and who declines signs nothing', async () => {
    const second: Try = {
      envelope: { inOrder: true },
      signers: [recruiter(), provider()],
      by: 'recruiter',
    };
    expect(await codeOf({ ...second, after: { status: 'Viewed' } })).toBeNull();
    expect(await codeOf({ ...second, after: { status: 'Declined' } })).toBe('signing.not-your-turn');
    const changed = { contract: { rate: 60_000 } };
    expect(await codeOf({ ...changed, after: { status: 'Declined', contentHash: null } })).toBeNull();
    expect(await codeOf({ ...changed, after: { status: 'Viewed', contentHash: null } })).toBeNull();
    expect(await codeOf({ by: 'recruiter', after: { status: 'Viewed' } })).toBe('signing.other-person');
  });
});

describe('the last signature', () => {
  const last = (given: Try = {}) =>
    codeOf({ signers: [recruiter(), provider({ status: 'Signed' })], by: 'recruiter', ...given });
  const booked = rowWith('CT-9', {
    ...contract,
    status: 'Active',
    startDate: '2026-12-31',
    endDate: '2027-03-31',
    id: 'CT-9',
  });

  it('needs one of each company that is bound', async () => {
    expect(await last()).toBeNull();
    const two = [recruiter(), recruiter({ status: 'Signed' })].map((one, at) => ({
      ...one,
      id: `SGN-${at}`,
    }));
    expect(await last({ signers: two })).toBe('signing.not-everyone');
  });

  it('is that of its own envelope: who signed an earlier one counts for nothing', async () => {
    const earlier = [
      signer('SGN-7', { envelopeId: 'ENV-0', status: 'Signed', place: 0 }),
      signer('SGN-8', { envelopeId: 'ENV-0', side: 'recruiter', place: 0 }),
    ];
    const one = [recruiter()];
    expect(await last({ strangers: earlier, signers: one })).toBe('signing.not-everyone');
    const inOrder = { envelope: { inOrder: true }, signers: [provider(), recruiter()] };
    expect(await codeOf({ ...inOrder, strangers: earlier })).toBeNull();
  });

  it('is refused if a contract that was signed meanwhile books the person, which others are not', async () => {
    expect(await last({ others: [booked] })).toBe('candidates.booked-elsewhere');
    expect(await last({ others: [booked], contract: { overlapAgreed: true }, after: {} })).toBe(
      'signing.changed',
    );
    expect(await codeOf({ others: [booked] })).toBeNull();
    expect(await last({ others: [{ ...booked, startDate: '2027-01-01' }] })).toBeNull();
  });
});
