import { expect, test } from 'vitest';
import {
  type AmendmentStatus,
  amendmentMove,
  amendmentStatuses,
} from '../../../domain/contract/deals/amendmentMoves.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, addCandidate, edit, fieldErrors, list, refusal, type SuiteUser } from './open.ts';
import { signContract } from './signContract.ts';
import { enterWeek, signDeployment } from './timesheets.ts';

/** Everyone who tries every move; the provider proposes. */
const users: readonly SuiteUser[] = [
  'provider',
  'recruiter',
  'otherProvider',
  'otherRecruiter',
  'admin',
  'viewer',
];

/** Extensions and early ends of deployments. The suite's clock is set to 2026-06-15, a Monday. */
export const amendments = (as: As): void => {
  const amend = async (user: SuiteUser, contract: Row, columns: object = {}) =>
    (
      await (
        await as(user)
      ).create<Row>('amendments', {
        data: { contractId: contract.id, kind: 'Extension', endDate: '2026-10-30', ...columns },
      })
    ).data;
  const earlyEnd = {
    kind: 'Early End',
    endDate: '2026-06-29',
    reason: 'Project Completed',
    status: 'Agreed',
  };
  const answer = async (user: SuiteUser, amendment: Row, status: AmendmentStatus) =>
    (
      await edit(await as(user), 'amendments', amendment, {
        status,
        ...(status === 'Declined' && { answer: 'The budget ends in July' }),
      })
    ).data;
  const read = async (noun: string, id: unknown) =>
    (await (await as('provider')).getOne<Row>(noun, { id: String(id) })).data;
  const booked = async (columns: object = {}) => {
    const candidate = await addCandidate(await as('provider'));
    return { candidate, contract: await signDeployment(as, { candidateId: candidate.id, ...columns }) };
  };
  const amendmentIn: Record<AmendmentStatus, () => Promise<Row>> = {
    Proposed: async () => amend('provider', await signDeployment(as)),
    Agreed: async () => answer('recruiter', await amendmentIn.Proposed(), 'Agreed'),
    Declined: async () => answer('recruiter', await amendmentIn.Proposed(), 'Declined'),
    Withdrawn: async () => answer('provider', await amendmentIn.Proposed(), 'Withdrawn'),
    Lapsed: async () => {
      const contract = await signDeployment(as);
      const proposed = await amend('provider', contract);
      await edit(await as('provider'), 'contracts', contract, {
        status: 'Terminated',
        endReason: 'The project was canceled',
      });
      return read('amendments', proposed.id);
    },
  };

  test.each(amendmentStatuses)(
    'an amendment that is %s is moved by each side as its table says, and by nobody else',
    async (from) => {
      let amendment = await read('amendments', (await amendmentIn[from]()).id);
      expect(amendment.status).toBe(from);
      for (const to of amendmentStatuses.filter((one) => one !== from))
        for (const user of users) {
          const by = user === 'provider' ? 'proposer' : user === 'recruiter' ? 'other' : null;
          if (by && amendmentMove(from, to, by)) {
            const moved = await answer(user, amendment, to);
            expect([user, to, moved.status]).toEqual([user, to, to]);
            amendment = await read('amendments', (await amendmentIn[from]()).id);
          } else {
            const { status } = await refusal(answer(user, amendment, to));
            expect([400, 403, 404, 409], `${user}: ${from} to ${to}`).toContain(status);
            expect(await read('amendments', amendment.id)).toEqual(amendment);
          }
        }
    },
  );

  test('an agreed extension moves the last day, and the former terms are kept', async () => {
    const { candidate, contract } = await booked();
    const proposed = await amend('recruiter', contract, { rate: 9900, note: 'Phase two' });
    expect(proposed).toMatchObject({
      status: 'Proposed',
      side: 'recruiter',
      formerEndDate: '2026-07-31',
      formerRate: 9500,
      rateFrom: '2026-08-03',
    });
    expect(await read('contracts', contract.id)).toMatchObject({ endDate: '2026-07-31', nextRate: null });
    await answer('provider', proposed, 'Agreed');
    expect(await read('contracts', contract.id)).toMatchObject({
      endDate: '2026-10-30',
      rate: 9500,
      nextRate: 9900,
      nextRateFrom: '2026-08-03',
      signedDate: contract.signedDate,
    });
    expect(await read('candidates', candidate.id)).toMatchObject({
      status: 'Placed',
      availableFrom: '2026-10-31',
    });
    const told = await list(await as('recruiter'), 'notifications', { sort: ['id', 'DESC'], perPage: 1 });
    expect(told.data[0]?.title).toMatch(/agreed: the deployment of Ada Hours ends on Oct 30, 2026/);
  });

  test('of two new rates agreed one after the other, the contract has the earlier one as its next', async () => {
    const { contract } = await booked();
    await answer('provider', await amend('recruiter', contract, { rate: 9900 }), 'Agreed');
    const later = await amend('recruiter', contract, { endDate: '2026-12-31', rate: 10_400 });
    await answer('provider', later, 'Agreed');
    expect(await read('contracts', contract.id)).toMatchObject({
      endDate: '2026-12-31',
      rate: 9500,
      nextRate: 9900,
      nextRateFrom: '2026-08-03',
    });
  });

  test('an extension over days of another contract or award is refused and changes nothing', async () => {
    const { candidate, contract } = await booked();
    await signDeployment(as, {
      candidateId: candidate.id,
      startDate: '2026-09-01',
      endDate: '2026-12-31',
    });
    const refused = await refusal(amend('provider', contract));
    expect([refused.status, fieldErrors(refused)]).toEqual([409, ['endDate']]);
    const short = await amend('provider', contract, { endDate: '2026-08-31' });
    expect((await answer('recruiter', short, 'Agreed')).status).toBe('Agreed');
    const third = await refusal(amend('recruiter', contract, { endDate: '2026-09-01' }));
    expect(third.body.errors?.endDate).toBe(
      'This person is booked on some of these days. Ask the provider to change the dates or to confirm the overlap.',
    );
  });

  test('days that were booked after the proposal are refused when the other side agrees', async () => {
    const { candidate, contract } = await booked();
    const proposed = await amend('recruiter', contract);
    await signDeployment(as, { candidateId: candidate.id, startDate: '2026-08-10', endDate: '2026-09-30' });
    expect((await refusal(answer('provider', proposed, 'Agreed'))).status).toBe(409);
    expect(await read('amendments', proposed.id)).toMatchObject({ status: 'Proposed' });
    expect(await read('contracts', contract.id)).toMatchObject({ endDate: '2026-07-31' });
  });

  test('an early end frees the candidate from the day after, and hours beyond its last day are refused', async () => {
    const { candidate, contract } = await booked({ startDate: '2026-02-02' });
    const last = await amend('recruiter', contract, { ...earlyEnd, endDate: '2026-06-15' });
    expect(last).toMatchObject({ status: 'Agreed', formerEndDate: '2026-07-31' });
    expect(await read('contracts', contract.id)).toMatchObject({ status: 'Active', endDate: '2026-06-15' });
    expect(await read('candidates', candidate.id)).toMatchObject({ availableFrom: '2026-06-16' });
    const sheet = await enterWeek(as, contract, { week: '2026-06-15', monday: 32, tuesday: 0 });
    const { body } = await refusal(edit(await as('provider'), 'timesheets', sheet, { tuesday: 32 }));
    expect(body.errors).toEqual({ tuesday: 'This day is outside the contract. Enter 0.' });
    const next = await signDeployment(as, {
      candidateId: candidate.id,
      startDate: '2026-06-16',
      endDate: '2026-07-31',
    });
    expect(next.status).toBe('Active');
  });

  test('the notice period is kept, or the other side agrees to a shorter one', async () => {
    const contract = await signDeployment(as, { noticeDays: 14 });
    const early = { ...earlyEnd, endDate: '2026-06-28' };
    const refused = await refusal(amend('recruiter', contract, early));
    expect(refused.body.errors).toEqual({
      endDate: 'Notice period in days: 14. Choose Jun 29, 2026 or later, or ask the other side to agree.',
    });
    const terminated = await refusal(
      edit(await as('recruiter'), 'contracts', contract, { status: 'Terminated', endReason: 'Budget' }),
    );
    expect([terminated.status, terminated.body.code]).toEqual([409, 'contracts.notice']);
    const asked = await amend('recruiter', contract, { ...early, status: 'Proposed' });
    expect((await refusal(amend('provider', contract))).body.code).toBe('amendments.open');
    await answer('provider', asked, 'Agreed');
    expect(await read('contracts', contract.id)).toMatchObject({ endDate: '2026-06-28' });
    expect((await amend('recruiter', await signDeployment(as, { noticeDays: 14 }), earlyEnd)).status).toBe(
      'Agreed',
    );
  });

  test('bad terms are refused beside their field', async () => {
    const contract = await signDeployment(as);
    const faults = async (columns: object) =>
      (await refusal(amend('provider', contract, columns))).body.errors;
    expect(await faults({ endDate: '2026-07-31' })).toEqual({ endDate: 'Choose a day after Jul 31, 2026' });
    expect(await faults({ ...earlyEnd, endDate: '2026-07-31' })).toEqual({
      endDate: 'Choose a day before Jul 31, 2026',
    });
    expect(await faults({ ...earlyEnd, endDate: '2026-06-14' })).toEqual({
      endDate: 'Choose Jun 15, 2026 or a later day',
    });
    expect(await faults({ ...earlyEnd, reason: null })).toEqual({ reason: 'Required' });
    expect(await faults({ status: 'Agreed' })).toEqual({
      status: 'The other side has to agree to an extension',
    });
    expect(await faults({ rate: 0 })).toEqual({ rate: expect.any(String) });
    const draft = await (await as('provider')).create<Row>('contracts', {
      data: {
        recruiterId: contract.recruiterId,
        employee: 'Ada Hours',
        client: 'Hire Co',
        type: 'SOW',
        startDate: '2026-02-04',
        endDate: '2026-07-31',
        rate: 9500,
      },
    });
    expect(fieldErrors(await refusal(amend('provider', draft.data)))).toEqual(['contractId']);
  });

  test('an award is taken back once its contract is terminated, and not while that one stands', async () => {
    const provider = await as('provider');
    const recruiter = await as('recruiter');
    const candidate = await addCandidate(provider);
    const award = async (position: string) => {
      const { data: requisition } = await recruiter.create<Row>('requisitions', {
        data: {
          position,
          duration: '3 months',
          respondBy: '2026-07-01',
          providerIds: [candidate.companyId],
          status: 'Sent',
        },
      });
      const { data } = await list(provider, 'requests', { filter: { position: requisition.position } });
      const { data: quote } = await provider.create<Row>('proposals', {
        data: {
          requestId: data[0]?.id,
          candidateId: candidate.id,
          rate: 9900,
          startDate: '2026-06-15',
          validUntil: '2026-06-30',
        },
      });
      return quote;
    };
    const [first, second] = [await award('First Bridge'), await award('Second Bridge')];
    const awarded = (await edit(recruiter, 'proposals', first, { status: 'Accepted' })).data;
    const release = async () =>
      edit(provider, 'proposals', await read('proposals', awarded.id), {
        status: 'Withdrawn',
        endReason: 'Candidate Not Available',
      });
    const { data: contract } = await recruiter.create<Row>('contracts', {
      data: { proposalId: awarded.id, type: 'SOW', startDate: '2026-06-15', endDate: '2026-09-14' },
    });
    expect((await refusal(release())).body.code).toBe('contracts.drafted');
    const seen = await read('contracts', contract.id);
    const { data: pending } = await edit(provider, 'contracts', seen, { status: 'Pending' });
    const signed = await signContract(as, pending);
    expect((await refusal(release())).body.code).toBe('contracts.drafted');
    expect((await refusal(edit(recruiter, 'proposals', second, { status: 'Accepted' }))).status).toBe(409);
    await edit(recruiter, 'contracts', signed, {
      status: 'Terminated',
      endReason: 'The project was canceled',
    });
    expect((await edit(recruiter, 'proposals', second, { status: 'Accepted' })).data.status).toBe('Accepted');
    expect((await release()).data.status).toBe('Withdrawn');
  });
};
