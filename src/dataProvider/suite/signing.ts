import { expect, test } from 'vitest';
import { mostToAddressFromCompanyInDay } from '../../../domain/change/notifications/strangers.ts';
import {
  type EnvelopeStatus,
  envelopeMoves,
  envelopeStatuses,
} from '../../../domain/contract/deals/envelopes.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import type { UserType } from '../../../domain/contract/userTypes.ts';
import { sha256 } from '../../../domain/hash/sha256.ts';
import type { DataProvider } from '../port.ts';
import { type As, edit, fieldErrors, list, refusal, sampleEmail } from './open.ts';
import { signContract } from './signContract.ts';

const actors: readonly UserType[] = ['provider', 'recruiter', 'admin'];

/** Contracts out for signature: envelopes, their signers and events. */
export const signing = (as: As): void => {
  const addContract = async (columns: object = {}) => {
    const job = { title: 'Builder', location: 'Lyon', experience: '3-5 years', salary: '50-60k' };
    const { companyId } = (await (await as('recruiter')).create<Row>('jobs', { data: job })).data;
    const data = {
      recruiterId: companyId,
      employee: 'Ada Bench',
      client: 'Hire Co',
      type: 'SOW',
      startDate: '2026-07-01',
      endDate: '2026-12-31',
      rate: 9500,
      body: 'Between {{provider}} and {{client}} at {{rate}}.',
      ...columns,
    };
    return (await (await as('provider')).create<Row>('contracts', { data })).data;
  };
  const read = async (noun: string, id: unknown, by: UserType = 'provider') =>
    (await (await as(by)).getOne<Row>(noun, { id: String(id) })).data;
  const mine = { side: 'provider', name: 'Pat Provider' };
  const theirs = { side: 'recruiter', name: 'Rory Recruiter' };
  const send = async (columns: object = {}, contract?: Row) => {
    const { id: contractId } = contract ?? (await addContract());
    const data = { contractId, signers: [mine, theirs], ...columns };
    const { data: envelope } = await (await as('provider')).create<Row>('envelopes', { data });
    return envelope;
  };
  const signersIn = async (envelope: Row, who: UserType = 'provider') =>
    (await list(await as(who), 'signers', { filter: { envelopeId: envelope.id } })).data;
  const sign = async (who: DataProvider, signer: Row, envelope: Row, more: object = {}) =>
    edit(who, 'signers', signer, {
      status: 'Signed',
      kind: 'Typed',
      signature: 'My Name',
      contentHash: envelope.contentHash,
      ...more,
    });
  const kindsOf = async (envelope: Row) =>
    (await list(await as('provider'), 'signingEvents', { filter: { envelopeId: envelope.id } })).data.map(
      ({ kind }) => kind,
    );

  test('sending freezes the content with its hash, and the contract waits until both sides have signed', async () => {
    const envelope = await send();
    expect(envelope).toMatchObject({ status: 'Sent', sender: expect.any(String), documentId: null });
    expect(envelope.contentHash).toBe(sha256(String(envelope.content)));
    expect(JSON.parse(String(envelope.content)).agreement).toMatch(/ and Hire Co at USD 95\.00\.$/);
    expect((await read('contracts', envelope.contractId)).status).toBe('Pending');
    const [first, second] = (await signersIn(envelope)) as [Row, Row];
    await sign(await as('provider'), first, envelope);
    expect((await read('envelopes', envelope.id)).status).toBe('Partly Signed');
    expect((await read('contracts', envelope.contractId)).status).toBe('Pending');
    const recruiter = await as('recruiter');
    const drawn = { kind: 'Drawn', signature: '1,2 30,40;5,6 7,8' };
    const { data: signed } = await sign(recruiter, second, envelope, drawn);
    expect(signed).toMatchObject({
      status: 'Signed',
      signature: drawn.signature,
      userId: expect.any(String),
    });
    expect((await read('envelopes', envelope.id)).status).toBe('Completed');
    expect(await read('contracts', envelope.contractId)).toMatchObject({
      status: 'Active',
      signedDate: expect.any(String),
    });
    expect((await kindsOf(envelope)).filter((kind) => kind !== 'sealed')).toEqual([
      'sent',
      'signed',
      'signed',
      'completed',
    ]);
  });

  test('sending by a status change asks both companies and signs for nobody', async () => {
    const contract = await addContract();
    const { data: sent } = await edit(await as('provider'), 'contracts', contract, { status: 'Pending' });
    const { data } = await list(await as('recruiter'), 'envelopes', { filter: { contractId: contract.id } });
    const [envelope] = data as [Row];
    expect((await signersIn(envelope)).map(({ side, status, kind }) => [side, status, kind])).toEqual([
      ['provider', 'Waiting', null],
      ['recruiter', 'Waiting', null],
    ]);
    expect((await signContract(as, sent)).status).toBe('Active');
    expect((await read('envelopes', envelope.id)).status).toBe('Completed');
    expect((await signersIn(envelope)).map(({ status, contentHash }) => [status, contentHash])).toEqual([
      ['Signed', envelope.contentHash],
      ['Signed', envelope.contentHash],
    ]);
  });

  test('a sender who is a signer signs by sending, unless another one signs first', async () => {
    const provider = await as('provider');
    const { id: userId } = (await list(provider, 'users', { filter: { email: sampleEmail('provider') } }))
      .data[0] as Row;
    const own = { ...mine, userId, timeZone: 'Asia/Kolkata' };
    const first = await send({ signers: [own, theirs], inOrder: true });
    expect((await signersIn(first)).map(({ status, kind, timeZone }) => [status, kind, timeZone])).toEqual([
      ['Signed', 'Sending', 'Asia/Kolkata'],
      ['Waiting', null, null],
    ]);
    const filter = { envelopeId: first.id, kind: 'signed' };
    const [event] = (await list(provider, 'signingEvents', { filter })).data;
    expect(event?.signerId).toBe((await signersIn(first))[0]?.id);
    const last = await send({ signers: [theirs, own], inOrder: true });
    const [other, me] = (await signersIn(last)) as [Row, Row];
    expect([other.status, me.status]).toEqual(['Waiting', 'Waiting']);
    const early = await refusal(sign(provider, me, last));
    expect([early.status, early.body.code]).toEqual([409, 'signing.not-your-turn']);
    const pretended = await refusal(sign(await as('recruiter'), other, last, { kind: 'Sending' }));
    expect([pretended.status, fieldErrors(pretended)]).toEqual([400, ['kind']]);
    await sign(await as('recruiter'), other, last, { timeZone: 'Europe/Paris' });
    await sign(provider, me, last);
    expect((await signersIn(last)).map(({ timeZone }) => timeZone)).toEqual(['Europe/Paris', null]);
  });

  test('nobody from outside signs in place of a client that is on the platform', async () => {
    const contract = await addContract();
    const ceo = { side: 'outside', name: 'Hire Co CEO', email: 'ceo@hire.example' };
    const refused = await refusal(send({ signers: [mine, ceo] }, contract));
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      {
        signers:
          'Hire Co signs this contract itself. Add a signer of this company; external signers can only sign in addition.',
      },
    ]);
    // Nor by a draft of the envelope that is sent later, or while the client was not named yet.
    const unnamed = await addContract({ recruiterId: null });
    const draft = await send({ signers: [mine, ceo], status: 'Draft' }, unnamed);
    const provider = await as('provider');
    await edit(provider, 'contracts', unnamed, { recruiterId: contract.recruiterId });
    expect((await refusal(edit(provider, 'envelopes', draft, { status: 'Sent' }))).status).toBe(400);
    expect((await send({ signers: [mine, theirs, ceo] }, contract)).status).toBe('Sent');
  });

  test('a client that is not on the platform is asked by its signer, never by a status change', async () => {
    const contract = await addContract({ recruiterId: null });
    const provider = await as('provider');
    const bare = await refusal(edit(provider, 'contracts', contract, { status: 'Pending' }));
    expect([bare.status, bare.body.code]).toEqual([409, 'signing.name-client']);
    const outside = { side: 'outside', name: 'Lee Legal', email: 'lee@client.example' };
    const envelope = await send({ signers: [mine, outside] }, contract);
    expect((await read('contracts', envelope.contractId)).status).toBe('Pending');
  });

  const scan = { name: 'Scan.pdf', content: btoa('%PDF-1.4\nsigned on paper') };
  const paper = { signedOn: '2026-06-12', paperReason: 'Both sent the signed original by post' };

  test('an operator records a contract signed on paper with a scan and a reason, and both sides are told', async () => {
    const envelope = await send();
    const contractId = String(envelope.contractId);
    const [admin, recruiter] = [await as('admin'), await as('recruiter')];
    const data = { contractId, ...scan, ...paper };
    for (const user of ['provider', 'recruiter'] as const)
      expect([400, 403]).toContain(
        (await refusal((await as(user)).create('contractDocuments', { data }))).status,
      );
    const bare = await refusal(admin.create('contractDocuments', { data: { ...data, paperReason: null } }));
    expect([bare.status, fieldErrors(bare)]).toEqual([400, ['paperReason']]);
    const early = await refusal(
      admin.create('contractDocuments', { data: { ...data, signedOn: '2036-01-01' } }),
    );
    expect([early.status, fieldErrors(early)]).toEqual([400, ['signedOn']]);
    expect((await read('contracts', contractId)).status).toBe('Pending');
    const { data: document } = await admin.create<Row>('contractDocuments', { data });
    expect(await read('contracts', contractId)).toMatchObject({
      status: 'Active',
      signedDate: paper.signedOn,
      paperDocumentId: document.id,
    });
    expect((await read('envelopes', envelope.id)).status).toBe('Voided');
    expect((await signersIn(envelope)).map(({ status }) => status)).toEqual(['Waiting', 'Waiting']);
    const { data: seen } = await recruiter.getOne<Row>('contractDocuments', { id: document.id });
    expect(seen).toMatchObject(paper);
    for (const user of ['provider', 'recruiter'] as const) {
      const { data: told } = await list(await as(user), 'notifications', {
        sort: ['id', 'DESC'],
        perPage: 20,
      });
      expect(told.map(({ title }) => title)).toContainEqual(
        expect.stringMatching(/recorded as signed on paper$/),
      );
    }
    const again = await refusal(admin.create('contractDocuments', { data }));
    expect([again.status, again.body.code]).toEqual([409, 'signing.paper-not-pending']);
    const removal = admin.delete('contractDocuments', { id: document.id, previousData: document });
    expect((await refusal(removal)).status).toBe(409);
  });

  test('a draft is not recorded as signed on paper', async () => {
    const { id: contractId } = await addContract();
    const data = { contractId, ...scan, ...paper };
    const refused = await refusal((await as('admin')).create('contractDocuments', { data }));
    expect([refused.status, refused.body.code]).toEqual([409, 'signing.paper-not-pending']);
  });

  test('what is signed names the price of overtime, payment terms, notice and the framework', async () => {
    const contract = await addContract({
      overtimeAfter: 1,
      overtimePercent: 400,
      paymentTermDays: 0,
      noticeDays: 90,
    });
    const framework = await addContract({ recruiterId: contract.recruiterId, type: 'MSA' });
    const provider = await as('provider');
    const other = await refusal(edit(provider, 'contracts', contract, { parentId: contract.id }));
    expect([other.status, fieldErrors(other)]).toEqual([400, ['parentId']]);
    const columns = { parentId: framework.id, body: 'All else follows {{framework}}.' };
    const { data: under } = await edit(provider, 'contracts', contract, columns);
    const title = `Master Services Agreement ${framework.id}`;
    expect(JSON.parse(String((await send({}, under)).content))).toMatchObject({
      overtimeAfter: 1,
      overtimePercent: 400,
      paymentTermDays: 0,
      noticeDays: 90,
      framework: title,
      agreement: `All else follows ${title}.`,
    });
  });

  test('recalling the contract voids its envelope, and it can be sent again', async () => {
    const contract = await addContract();
    const provider = await as('provider');
    const { data: sent } = await edit(provider, 'contracts', contract, { status: 'Pending' });
    const { data: recalled } = await edit(provider, 'contracts', sent, { status: 'Draft' });
    await edit(provider, 'contracts', recalled, { status: 'Pending' });
    const { data } = await list(provider, 'envelopes', { filter: { contractId: contract.id } });
    expect(data.map(({ status }) => status)).toEqual(['Voided', 'Sent']);
  });

  test('in order, nobody signs before their turn', async () => {
    const envelope = await send({ inOrder: true });
    const [first, second] = (await signersIn(envelope)) as [Row, Row];
    const early = await refusal(sign(await as('recruiter'), second, envelope));
    expect([early.status, early.body.code]).toEqual([409, 'signing.not-your-turn']);
    await sign(await as('provider'), first, envelope);
    await sign(await as('recruiter'), second, envelope);
    expect((await read('envelopes', envelope.id)).status).toBe('Completed');
  });

  test('signing twice, as someone else, of other content, or with an old version changes nothing', async () => {
    const envelope = await send();
    const [own, other] = (await signersIn(envelope)) as [Row, Row];
    const [provider, recruiter] = [await as('provider'), await as('recruiter')];
    expect((await refusal(sign(provider, other, envelope))).status).toBe(403);
    expect((await refusal(sign(await as('admin'), other, envelope))).status).toBe(403);
    expect((await refusal(sign(await as('otherRecruiter'), other, envelope))).status).toBe(404);
    const changed = await refusal(sign(recruiter, other, envelope, { contentHash: sha256('another') }));
    expect([changed.status, changed.body.code]).toEqual([409, 'signing.changed']);
    const unsigned = await refusal(sign(recruiter, other, envelope, { signature: null }));
    expect([unsigned.status, fieldErrors(unsigned)]).toEqual([400, ['signature']]);
    const unprintable = await refusal(sign(recruiter, other, envelope, { signature: 'Rory 🚀' }));
    expect([unprintable.status, fieldErrors(unprintable)]).toEqual([400, ['signature']]);
    expect(await signersIn(envelope)).toEqual([own, other]);
    await sign(provider, own, envelope);
    const [signed] = (await signersIn(envelope)) as [Row];
    // A second click is a success that changes nothing; another name with the old version is none.
    expect((await sign(provider, own, envelope)).data).toEqual(signed);
    expect((await refusal(sign(provider, own, envelope, { signature: 'My Other Name' }))).status).toBe(412);
    const again = await refusal(edit(provider, 'signers', signed, { signature: 'Another Name' }));
    expect([again.status, again.body.code]).toEqual([409, 'signing.done']);
    expect((await signersIn(envelope))[0]).toEqual(signed);
  });

  test('a named user signs in person, and must be of that company', async () => {
    const colleague = (await list(await as('recruiterColleague'), 'users', { perPage: 100 })).data;
    const [someone] = colleague as [Row];
    const wrong = await refusal(send({ signers: [{ ...mine, userId: someone.id }, theirs] }));
    expect([wrong.status, fieldErrors(wrong)]).toEqual([400, ['signers']]);
    const alone = await refusal(send({ signers: [mine, mine] }));
    expect([alone.status, fieldErrors(alone)]).toEqual([400, ['signers']]);
  });

  test('declining takes a reason, and the contract is a draft again', async () => {
    const envelope = await send();
    const [, other] = (await signersIn(envelope)) as [Row, Row];
    const recruiter = await as('recruiter');
    expect((await refusal(edit(recruiter, 'signers', other, { status: 'Declined' }))).status).toBe(400);
    await edit(recruiter, 'signers', other, { status: 'Declined', reason: 'The rate is wrong' });
    expect(await read('envelopes', envelope.id)).toMatchObject({
      status: 'Declined',
      reason: 'The rate is wrong',
    });
    expect((await read('contracts', envelope.contractId)).status).toBe('Draft');
  });

  test('an address stands once in an envelope, however it is written', async () => {
    const outside = (email: string) => ({ side: 'outside', name: 'Lee Legal', email });
    const { id: contractId } = await addContract();
    const signers = [mine, theirs, outside('lee@legal.example'), outside('LEE@Legal.example')];
    const provider = await as('provider');
    const twice = await refusal(provider.create('envelopes', { data: { contractId, signers } }));
    expect(twice.body.errors).toEqual({ signers: 'Enter each email address only once' });
    const dotted = [mine, theirs, outside('lee@legal.example'), outside('l.ee@legal.example')];
    await provider.create('envelopes', { data: { contractId, signers: dotted } });
  });

  test('an address without an account gets so many mails of a company on one day, and nothing of the refused one is kept', async () => {
    const { name: _, ...rest } = { ...theirs, side: 'outside', email: 'Often@stranger.example' };
    const signers = [mine, theirs, { ...rest, name: 'Often Asked' }];
    for (let times = 0; times < mostToAddressFromCompanyInDay; times++) await send({ signers });
    const contract = await addContract();
    const again = [mine, theirs, { ...rest, name: 'Often Asked', email: 'often@STRANGER.example' }];
    expect((await refusal(send({ signers: again }, contract))).body.errors).toEqual({
      signers: expect.stringContaining('often@stranger.example has already had as many emails'),
    });
    expect((await read('contracts', contract.id)).status).toBe('Draft');
    const filter = { contractId: contract.id };
    for (const noun of ['envelopes', 'signers', 'signingEvents'])
      expect((await list(await as('provider'), noun, { filter })).data).toEqual([]);
    await send({}, contract);
  });

  test('signers are reminded at most once a day; addresses of signers are for the sender', async () => {
    const envelope = await send();
    const provider = await as('provider');
    const early = refusal(provider.create('signingEvents', { data: { envelopeId: envelope.id } }));
    expect(await early).toMatchObject({
      status: 409,
      message: 'Signers can be reminded once a day. Try again later.',
    });
    expect(await kindsOf(envelope)).toEqual(['sent']);
    const filter = { envelopeId: envelope.id };
    const [seen] = (await list(await as('recruiter'), 'signingEvents', { filter })).data as [Row];
    expect(seen).not.toHaveProperty('ip');
    expect(seen).not.toHaveProperty('userAgent');
    const [full] = (await list(provider, 'signingEvents', { filter })).data as [Row];
    expect(full).toHaveProperty('ip');
  });

  test('every status × move × side of the table is tried on the envelope itself', async () => {
    for (const from of ['Draft', 'Sent', 'Viewed', 'Partly Signed', 'Voided'] satisfies EnvelopeStatus[]) {
      const held = await envelopeIn(from);
      for (const to of envelopeStatuses.filter((one) => one !== from))
        for (const who of actors) {
          const allowed = envelopeMoves.some(
            (one) => one.from === from && one.to === to && one.by.includes(who),
          );
          const move = async (row: Row) => edit(await as(who), 'envelopes', row, { status: to });
          if (allowed)
            expect((await move(await envelopeIn(from))).data.status, `${who}: ${from} to ${to}`).toBe(to);
          else
            expect([400, 403, 409], `${who}: ${from} to ${to}`).toContain((await refusal(move(held))).status);
        }
      expect(await read('envelopes', held.id)).toEqual(held);
    }
  });

  const envelopeIn = async (status: EnvelopeStatus): Promise<Row> => {
    const provider = await as('provider');
    if (status === 'Draft') return send({ status: 'Draft' });
    const envelope = await send();
    const [own] = (await signersIn(envelope)) as [Row];
    if (status === 'Viewed') await edit(provider, 'signers', own, { status: 'Viewed' });
    if (status === 'Partly Signed') await sign(provider, own, envelope);
    if (status === 'Voided') await edit(provider, 'envelopes', envelope, { status: 'Voided' });
    return read('envelopes', envelope.id);
  };
};
