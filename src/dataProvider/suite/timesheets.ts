import { expect, test } from 'vitest';
import {
  type TimesheetStatus,
  timesheetMoves,
  timesheetStatuses,
} from '../../../domain/contract/deals/timesheetMoves.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { addDays } from '../../../domain/time/days.ts';
import { type As, edit, list, refusal, type SuiteUser } from './open.ts';
import { signContract } from './signContract.ts';

/** The suite's clock is set to 2026-06-15, a Monday. */
const monday = '2026-06-08';

/** A signed deployment of the sample provider at the sample recruiter, with an overtime rule. */
export const signDeployment = async (as: As, columns: object = {}): Promise<Row> => {
  const [provider, recruiter] = [await as('provider'), await as('recruiter')];
  const { data: jobs } = await list(recruiter, 'jobs', { perPage: 1 });
  const { data: draft } = await provider.create<Row>('contracts', {
    data: {
      recruiterId: jobs[0]?.companyId,
      employee: 'Ada Hours',
      client: 'Hire Co',
      type: 'SOW',
      startDate: '2026-02-04',
      endDate: '2026-07-31',
      rate: 9500,
      overtimeAfter: 40,
      overtimePercent: 150,
      ...columns,
    },
  });
  const { data: pending } = await edit(provider, 'contracts', draft, { status: 'Pending' });
  return signContract(as, pending);
};

/** A timesheet of the week of June 8, 2026, or another one. */
export const enterWeek = async (as: As, contract: Row, columns: object = {}): Promise<Row> => {
  const data = { contractId: contract.id, week: monday, monday: 32, tuesday: 30, ...columns };
  return (await (await as('provider')).create<Row>('timesheets', { data })).data;
};

/** The timesheet after these moves, each by the side that makes it. */
export const moveSheet = async (as: As, sheet: Row, ...to: TimesheetStatus[]): Promise<Row> => {
  let row = sheet;
  for (const status of to) {
    const side = status === 'Approved' || status === 'Rejected' ? 'recruiter' : 'provider';
    const reason = status === 'Rejected' ? { reason: 'Monday was a holiday' } : {};
    row = (await edit(await as(side), 'timesheets', row, { status, ...reason })).data;
    row = (await (await as('provider')).getOne<Row>('timesheets', { id: row.id })).data;
  }
  return row;
};

/** Weekly hours of deployments, approved by the client. */
export const timesheets = (as: As): void => {
  const faultsOf = async (call: Promise<unknown>) => (await refusal(call)).body.errors;
  const ways: Partial<Record<TimesheetStatus, TimesheetStatus[]>> = {
    Draft: [],
    Submitted: ['Submitted'],
    Approved: ['Submitted', 'Approved'],
    Rejected: ['Submitted', 'Rejected'],
  };

  test.each(Object.keys(ways) as TimesheetStatus[])(
    'from %s, each side makes its own moves, and every other one by anybody is refused and changes nothing',
    async (from) => {
      const contract = await signDeployment(as);
      const users: SuiteUser[] = [
        'provider',
        'recruiter',
        'admin',
        'viewer',
        'otherProvider',
        'otherRecruiter',
      ];
      let week = addDays(monday, -7 * 16);
      const fresh = async () => {
        week = addDays(week, 7);
        return moveSheet(as, await enterWeek(as, contract, { week }), ...(ways[from] ?? []));
      };
      let sheet = await fresh();
      for (const status of timesheetStatuses.filter((one) => one !== from))
        for (const user of users) {
          const move = timesheetMoves.find((one) => one.from === from && one.to === status);
          const isAllowed = move?.by.some((side) => side === user);
          const call = edit(await as(user), 'timesheets', sheet, { status, reason: 'A reason' });
          if (isAllowed) {
            expect([user, status, (await call).data.status]).toEqual([user, status, status]);
            sheet = await fresh();
          } else {
            expect([user, status, (await refusal(call)).status]).toEqual([
              user,
              status,
              expect.toSatisfy((code: number) => [400, 403, 404, 409].includes(code)),
            ]);
            const { data: now } = await (await as('provider')).getOne<Row>('timesheets', { id: sheet.id });
            expect(now).toEqual(sheet);
          }
        }
    },
  );

  test('a timesheet takes its parties and overtime rule from the contract and counts its own hours', async () => {
    const contract = await signDeployment(as);
    const days = { monday: 40, tuesday: 40, wednesday: 40, thursday: 40, friday: 16 };
    const sheet = await enterWeek(as, contract, days);
    expect(sheet).toMatchObject({
      status: 'Draft',
      employee: 'Ada Hours',
      recruiterId: contract.recruiterId,
      total: 176,
      overtime: 16,
      overtimePercent: 150,
    });
    expect(sheet).not.toHaveProperty('sheetKey');
    const { data } = await edit(await as('provider'), 'timesheets', sheet, { friday: 0 });
    expect(data).toMatchObject({ total: 160, overtime: 0 });
  });

  test('hours are entered for days of the contract that have begun, once for each week', async () => {
    const contract = await signDeployment(as);
    const faults = (columns: object) => faultsOf(enterWeek(as, contract, columns));
    expect(await faults({ week: '2026-06-09' })).toEqual({ week: 'Choose a Monday' });
    expect(await faults({ week: '2026-06-22' })).toEqual({ week: 'Choose a week that has started' });
    expect(await faults({ week: '2026-01-26' })).toEqual({ week: 'Choose a week within the contract' });
    expect(await faults({ week: '2026-06-15', monday: 32, tuesday: 32 })).toEqual({
      tuesday: 'This day is in the future. Enter 0.',
    });
    expect(await faults({ week: '2026-02-02' })).toEqual({
      monday: 'This day is outside the contract. Enter 0.',
      tuesday: 'This day is outside the contract. Enter 0.',
    });
    expect(await faults({ monday: 97 })).toEqual({ monday: 'At most 96' });
    const sheet = await enterWeek(as, contract);
    expect(await faults({})).toEqual({
      week: `There is already a timesheet for this week (${sheet.id})`,
    });
    const draft = (
      await (
        await as('provider')
      ).create<Row>('contracts', {
        data: { ...contractForm, recruiterId: contract.recruiterId },
      })
    ).data;
    expect(await faultsOf(enterWeek(as, draft))).toEqual({
      contractId: 'Choose a signed statement of work or contract-to-hire',
    });
  });
  const contractForm = {
    employee: 'Ada Hours',
    client: 'Hire Co',
    type: 'SOW',
    startDate: '2026-02-04',
    endDate: '2026-07-31',
    rate: 9500,
  };

  test('an empty week is not submitted, a rejection needs a reason, and a submitted week is not edited', async () => {
    const [provider, recruiter] = [await as('provider'), await as('recruiter')];
    const contract = await signDeployment(as);
    const sheet = await enterWeek(as, contract, { monday: 0, tuesday: 0 });
    expect(await faultsOf(edit(provider, 'timesheets', sheet, { status: 'Submitted' }))).toEqual({
      monday: 'Enter hours for at least one day',
    });
    const { data: submitted } = await edit(provider, 'timesheets', sheet, {
      monday: 32,
      status: 'Submitted',
    });
    expect(submitted).toMatchObject({ status: 'Submitted', submittedDate: '2026-06-15', total: 32 });
    expect((await refusal(edit(provider, 'timesheets', submitted, { monday: 30 }))).body.code).toBe(
      'timesheets.submitted',
    );
    const { data: seen } = await recruiter.getOne<Row>('timesheets', { id: sheet.id });
    expect(await faultsOf(edit(recruiter, 'timesheets', seen, { status: 'Rejected' }))).toEqual({
      reason: 'Enter a reason for the rejection',
    });
    expect((await refusal(edit(recruiter, 'timesheets', seen, { monday: 8 }))).status).toBe(400);
  });

  test('an approved week never changes; a correction replaces it once it is approved', async () => {
    const provider = await as('provider');
    const contract = await signDeployment(as);
    const approved = await moveSheet(as, await enterWeek(as, contract), 'Submitted', 'Approved');
    expect((await refusal(edit(provider, 'timesheets', approved, { monday: 8 }))).body.code).toBe(
      'timesheets.approved',
    );
    expect(
      (await refusal(provider.delete('timesheets', { id: approved.id, previousData: approved }))).status,
    ).toBe(409);
    const correction = await enterWeek(as, contract, { corrects: approved.id, monday: 36 });
    expect(await faultsOf(enterWeek(as, contract, { corrects: approved.id }))).toMatchObject({
      week: expect.stringContaining(correction.id),
    });
    await moveSheet(as, correction, 'Submitted', 'Approved');
    const { data: replaced } = await provider.getOne<Row>('timesheets', { id: approved.id });
    expect(replaced).toMatchObject({ status: 'Approved', monday: 32, replacedBy: correction.id });
    expect(
      (await refusal(enterWeek(as, contract, { corrects: correction.id, week: '2026-06-01' }))).body.errors,
    ).toEqual({
      corrects: 'Choose the latest approved timesheet of this week',
    });
  });

  test('each step is told to the other side, and drafts are seen by the provider alone', async () => {
    const recruiter = await as('recruiter');
    const contract = await signDeployment(as);
    const draft = await enterWeek(as, contract);
    expect((await refusal(recruiter.getOne('timesheets', { id: draft.id }))).status).toBe(404);
    await moveSheet(as, draft, 'Submitted', 'Rejected');
    const told = async (user: 'provider' | 'recruiter') =>
      (await list(await as(user), 'notifications', { filter: { q: 'Ada Hours' }, perPage: 100 })).data.filter(
        ({ link }) => String(link).includes(draft.id),
      );
    expect((await told('recruiter')).map(({ title }) => title)).toEqual([
      expect.stringMatching(/ submitted the timesheet of Ada Hours for the week of /),
    ]);
    expect((await told('provider')).map(({ title, body }) => [title, body])).toEqual([
      [
        expect.stringMatching(/^Hire Co rejected the timesheet of Ada Hours for the week of /),
        'Monday was a holiday',
      ],
    ]);
    const { data: lines } = await list(await as('provider'), 'activities', { filter: { target: draft.id } });
    expect(lines.map(({ event }) => event)).toEqual(['timesheetSubmitted', 'timesheetRejected']);
  });
};
