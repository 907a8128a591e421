import { expect, test } from 'vitest';
import { clientInvoicesToRemind } from '../../../domain/change/notifications/clientInvoices.ts';
import {
  type DisputeStatus,
  disputeMove,
  disputeStatuses,
} from '../../../domain/contract/deals/disputeMoves.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { isDue } from '../../../domain/query/due.ts';
import { type As, edit, fieldErrors, list, refusal, type SuiteUser } from './open.ts';
import { enterWeek, moveSheet, signDeployment } from './timesheets.ts';

/** Everyone who tries every move; the client opens the dispute. */
const users: readonly SuiteUser[] = [
  'provider',
  'recruiter',
  'otherProvider',
  'otherRecruiter',
  'admin',
  'viewer',
];
const text = 'Nobody worked on Monday of this week.';

/** Disputes about contracts, timesheets and client invoices. The suite's clock is set to 2026-06-15. */
export const disputes = (as: As): void => {
  const open = async (user: SuiteUser, contract: Row, columns: object = {}): Promise<Row> =>
    (
      await (
        await as(user)
      ).create<Row>('disputes', {
        data: { contractId: contract.id, reason: 'Terms Not Kept', text, ...columns },
      })
    ).data;
  const move = async (user: SuiteUser, dispute: Row, status: DisputeStatus, columns: object = {}) =>
    (
      await edit(await as(user), 'disputes', dispute, {
        status,
        ...(status === 'Answered' && { answer: 'They worked from home that day.' }),
        ...(status === 'Decided' && { decision: 'Settled', ruling: 'Half of the day is paid.' }),
        ...columns,
      })
    ).data;
  const read = async (noun: string, id: unknown, user: SuiteUser = 'provider') =>
    (await (await as(user)).getOne<Row>(noun, { id: String(id) })).data;
  const disputeIn: Record<DisputeStatus, () => Promise<Row>> = {
    Open: async () => open('recruiter', await signDeployment(as)),
    Answered: async () => move('provider', await disputeIn.Open(), 'Answered'),
    Decided: async () => move('admin', await disputeIn.Answered(), 'Decided'),
    Withdrawn: async () => move('recruiter', await disputeIn.Open(), 'Withdrawn'),
  };
  const sentInvoice = async (contract: Row) => {
    const provider = await as('provider');
    await moveSheet(as, await enterWeek(as, contract), 'Submitted', 'Approved');
    const data = { contractId: contract.id };
    const { data: issued } = await provider.create<Row>('providerInvoices', { data });
    return (await edit(provider, 'providerInvoices', issued, { status: 'Sent' })).data;
  };
  const titles = async (user: SuiteUser, dispute: Row) =>
    (
      await list(await as(user), 'notifications', { filter: { q: `${dispute.id} ` }, sort: ['id', 'ASC'] })
    ).data.map(({ title }) => String(title).split(' ')[2]?.replace(':', ''));

  test.each(disputeStatuses)(
    'a dispute that is %s is moved by each side and the operator as its table says, and by nobody else',
    async (from) => {
      let dispute = await read('disputes', (await disputeIn[from]()).id);
      expect(dispute.status).toBe(from);
      const actors = { recruiter: 'opener', provider: 'other', admin: 'admin' } as const;
      for (const to of disputeStatuses.filter((one) => one !== from))
        for (const user of users) {
          const by = user === 'recruiter' || user === 'provider' || user === 'admin' ? actors[user] : null;
          const allowed = by && disputeMove(from, to, by);
          // The days to answer are not over.
          if (allowed && !allowed.guards?.includes('answerTimeOver')) {
            const moved = await move(user, dispute, to);
            expect([user, to, moved.status]).toEqual([user, to, to]);
            dispute = await read('disputes', (await disputeIn[from]()).id);
          } else {
            const { status } = await refusal(move(user, dispute, to));
            expect([400, 403, 404, 409], `${user}: ${from} to ${to}`).toContain(status);
            expect(await read('disputes', dispute.id)).toEqual(dispute);
          }
        }
    },
  );

  test('both companies are told of every step, and read the texts and the decision', async () => {
    const dispute = await disputeIn.Decided();
    // Nobody is notified of their own step, but their colleagues are.
    for (const colleague of ['viewer', 'recruiterColleague'] as const)
      expect(await titles(colleague, dispute)).toEqual(['opened', 'answered', 'decided']);
    expect(await titles('provider', dispute)).toEqual(['opened', 'decided']);
    for (const user of ['provider', 'recruiter'] as const)
      expect(await read('disputes', dispute.id, user)).toMatchObject({
        side: 'recruiter',
        text,
        answer: 'They worked from home that day.',
        decision: 'Settled',
        ruling: 'Half of the day is paid.',
      });
    for (const user of ['otherProvider', 'otherRecruiter'] as const)
      expect((await refusal(read('disputes', dispute.id, user))).status).toBe(404);
  });

  test('operators are told of a new dispute and of its answer, and no longer once they have no admin alerts', async () => {
    const admin = await as('admin');
    const told = async ({ id }: Row) =>
      (await list(admin, 'notifications', { filter: { q: `${id} ` }, sort: ['id', 'ASC'] })).data;
    const dispute = await disputeIn.Decided();
    const link = `/platform-admin/disputes/${dispute.id}/show`;
    expect(await told(dispute)).toMatchObject([
      { title: `New dispute ${dispute.id}: Ada Hours at Hire Co`, key: 'adminAlerts', link },
      {
        title: `Dispute ${dispute.id} was answered and is ready for your decision: Ada Hours at Hire Co`,
        link,
      },
    ]);
    const { data: quiet } = await admin.create<Row>('preferences', {
      data: {
        companyId: null,
        userId: null,
        kind: 'notification',
        key: 'adminAlerts',
        label: 'Admin Alerts',
        enabled: false,
      },
    });
    expect(await told(await disputeIn.Answered())).toEqual([]);
    await edit(admin, 'preferences', quiet, { enabled: true });
  });

  test('a disputed invoice says so and is not reminded until the dispute is over', async () => {
    const invoice = await sentInvoice(await signDeployment(as));
    const contract = { id: invoice.contractId } as Row;
    const isReminded = async () =>
      isDue(clientInvoicesToRemind, await read('providerInvoices', invoice.id), new Date('2026-09-01'));
    expect(await isReminded()).toBe(true);
    const dispute = await open('recruiter', contract, { invoiceId: invoice.id, reason: 'Wrong Amount' });
    expect(dispute.about).toBe('Client Invoice');
    expect(await read('providerInvoices', invoice.id, 'recruiter')).toMatchObject({ disputed: true });
    expect(await isReminded()).toBe(false);
    const second = await refusal(open('provider', contract, { invoiceId: invoice.id }));
    expect([second.status, second.body.code]).toEqual([409, 'disputes.open']);
    await move('recruiter', dispute, 'Withdrawn');
    expect(await read('providerInvoices', invoice.id)).toMatchObject({ disputed: false });
    expect(await isReminded()).toBe(true);
  });

  test('a dispute has a reason and 10 characters, and is about something of the contract that both sides know', async () => {
    const [contract, other] = [await signDeployment(as), await signDeployment(as)];
    const faults = async (user: SuiteUser, columns: object) =>
      (await refusal(open(user, contract, columns))).body.errors;
    expect(await faults('recruiter', { text: ' Too short ' })).toEqual({ text: 'At least 10 characters' });
    expect(await faults('recruiter', { reason: 'Bad Mood' })).toEqual({ reason: expect.any(String) });
    const draft = await enterWeek(as, contract);
    expect(await faults('provider', { timesheetId: draft.id })).toEqual({
      timesheetId: 'The client has not received this yet',
    });
    const elsewhere = await moveSheet(as, await enterWeek(as, other), 'Submitted');
    expect(await faults('recruiter', { timesheetId: elsewhere.id })).toEqual({
      timesheetId: 'Choose a timesheet or an invoice from this contract',
    });
    const sheet = await moveSheet(as, draft, 'Submitted', 'Rejected');
    expect(
      await open('provider', contract, { timesheetId: sheet.id, reason: 'Hours Missing' }),
    ).toMatchObject({
      about: 'Timesheet',
      side: 'provider',
      status: 'Open',
      answerBy: '2026-06-22',
    });
  });

  test('an answer and a decision have at least 10 characters, and a decision is chosen', async () => {
    const dispute = await disputeIn.Open();
    expect(fieldErrors(await refusal(move('provider', dispute, 'Answered', { answer: 'No' })))).toEqual([
      'answer',
    ]);
    const answered = await move('provider', dispute, 'Answered');
    const seen = await read('disputes', answered.id, 'admin');
    const columns = { decision: null, ruling: 'Because' };
    expect(fieldErrors(await refusal(move('admin', seen, 'Decided', columns)))).toEqual(['ruling']);
    const unchosen = await refusal(move('admin', seen, 'Decided', { decision: null }));
    expect(fieldErrors(unchosen)).toEqual(['decision']);
  });
};
