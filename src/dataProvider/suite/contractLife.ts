import { expect, test } from 'vitest';
import {
  type ContractStatus,
  contractMoves,
  contractStatuses,
} from '../../../domain/contract/deals/contractLife.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import type { UserType } from '../../../domain/contract/userTypes.ts';
import { type As, addCandidate, edit, fieldErrors, list, refusal } from './open.ts';
import { signContract } from './signContract.ts';

const sides: readonly UserType[] = ['provider', 'recruiter', 'admin'];
const reason = 'The project was cancelled';
/** The moves that lead to each status. */
const waysTo: Record<ContractStatus, readonly [UserType | 'signatures', ContractStatus][]> = {
  Draft: [],
  Pending: [['provider', 'Pending']],
  Active: [
    ['provider', 'Pending'],
    ['signatures', 'Active'],
  ],
  Expired: [
    ['provider', 'Pending'],
    ['signatures', 'Active'],
    ['provider', 'Expired'],
  ],
  Terminated: [
    ['provider', 'Pending'],
    ['signatures', 'Active'],
    ['provider', 'Terminated'],
  ],
  Converted: [
    ['provider', 'Pending'],
    ['signatures', 'Active'],
    ['recruiter', 'Converted'],
  ],
};

/** Every status × move × actor of the table, and the guards. */
export const contractLife = (as: As): void => {
  const recruiterId = async () => {
    const data = { title: 'Builder', location: 'Lyon', experience: '3-5 years', salary: '50-60k' };
    return (await (await as('recruiter')).create<Row>('jobs', { data })).data.companyId;
  };
  const addContract = async (columns: object = {}) => {
    const data = {
      recruiterId: await recruiterId(),
      employee: 'Ada Bench',
      client: 'Hire Co',
      type: 'C2H',
      startDate: '2026-07-01',
      endDate: '2026-12-31',
      rate: 9500,
      conversionFee: 1_200_000,
      ...columns,
    };
    return (await (await as('provider')).create<Row>('contracts', { data })).data;
  };
  const move = async (contract: Row, who: UserType, status: ContractStatus, more: object = {}) =>
    edit(await as(who), 'contracts', contract, {
      status,
      ...(status === 'Terminated' && { endReason: reason }),
      ...more,
    });
  const contractIn = async (status: ContractStatus, columns: object = {}) => {
    let contract = await addContract(columns);
    for (const [who, to] of waysTo[status])
      contract =
        who === 'signatures' ? await signContract(as, contract) : (await move(contract, who, to)).data;
    return contract;
  };
  const read = async (id: unknown) =>
    (await (await as('admin')).getOne<Row>('contracts', { id: String(id) })).data;

  test.each(contractStatuses)(
    'from %s, each side makes the moves of the table and no others',
    async (from) => {
      const held = await contractIn(from);
      for (const to of contractStatuses.filter((one) => one !== from))
        for (const who of sides) {
          const allowed = contractMoves.some(
            (one) => one.from === from && one.to === to && one.by.includes(who),
          );
          if (allowed) {
            const { data } = await move(await contractIn(from), who, to);
            expect(data.status, `${who}: ${from} to ${to}`).toBe(to);
          } else {
            const { status } = await refusal(move(held, who, to));
            expect([400, 409], `${who}: ${from} to ${to}`).toContain(status);
          }
        }
      expect(await read(held.id)).toEqual(held);
    },
  );

  test('terminating takes a reason, and returns the candidate to the bench', async () => {
    const provider = await as('provider');
    const candidate = await addCandidate(provider);
    const signed = await contractIn('Active', { candidateId: candidate.id, startDate: '2026-01-01' });
    const error = await refusal(move(signed, 'recruiter', 'Terminated', { endReason: null }));
    expect([error.status, fieldErrors(error)]).toEqual([400, ['endReason']]);
    const { data } = await move(signed, 'recruiter', 'Terminated');
    expect(data).toMatchObject({ endReason: reason, signedDate: signed.signedDate });
    expect(data.endedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    const again = await provider.getOne<Row>('candidates', { id: candidate.id });
    expect(again.data.status).toBe('Available');
  });

  const feeInvoices = async (contractId: unknown) =>
    (await list(await as('provider'), 'providerInvoices', { filter: { contractId } })).data;

  test('a conversion ends the contract and issues an invoice for what is left of the fee', async () => {
    const columns = { startDate: '2026-06-11', endDate: '2026-06-20', currency: 'EUR', paymentTermDays: 14 };
    const converted = await contractIn('Converted', columns);
    expect(converted).toMatchObject({ conversionFeeDue: 720_000, endedOn: '2026-06-15' });
    const [invoice, ...others] = await feeInvoices(converted.id);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({
      subject: 'Conversion Fee',
      kind: 'Invoice',
      status: 'Issued',
      amount: 720_000,
      currency: 'EUR',
      quarters: 0,
      periodStart: '2026-06-15',
      periodEnd: '2026-06-15',
      dueDate: '2026-06-29',
      taxCategory: 'Export',
      total: 720_000,
      lines: [{ kind: 'Conversion Fee', timesheetId: null, rate: 1_200_000, amount: 720_000 }],
    });
    expect(invoice?.commission).toBe(Math.floor((720_000 * Number(invoice?.commissionRate) + 5000) / 10_000));
    const provider = await as('provider');
    const again = { data: { contractId: converted.id, subject: 'Conversion Fee' } };
    expect((await refusal(provider.create('providerInvoices', again))).body.code).toBe(
      'providerInvoices.fee-twice',
    );
    const reason = { status: 'Void', voidReason: 'Wrong tax number' };
    await edit(provider, 'providerInvoices', invoice as Row, reason);
    const { data: second } = await provider.create<Row>('providerInvoices', again);
    expect(second).toMatchObject({ amount: 720_000, status: 'Issued' });
    const amounts = (await feeInvoices(converted.id)).map(({ amount }) => amount);
    expect(amounts.toSorted()).toEqual([-720_000, 720_000, 720_000].toSorted());
  });

  test('a conversion whose tax cannot be told issues an invoice without one, and the next one has the chosen tax', async () => {
    const provider = await as('provider');
    const { data: company } = await provider.getOne<Row>('companies', { id: 'CO-001' });
    await edit(provider, 'companies', company, { location: 'Remote', gstNumber: null });
    const columns = { startDate: '2026-06-11', endDate: '2026-06-20' };
    const converted = await contractIn('Converted', columns);
    const [invoice] = await feeInvoices(converted.id);
    expect(invoice).toMatchObject({ taxCategory: null, taxReason: null, taxes: [], tax: 0, total: 720_000 });
    await edit(provider, 'providerInvoices', invoice as Row, { status: 'Void', voidReason: 'No tax' });
    const again = { contractId: converted.id, subject: 'Conversion Fee' };
    expect((await refusal(provider.create('providerInvoices', { data: again }))).body.errors).toEqual({
      taxCategory: 'Choose the tax, or add your company’s country in Settings',
    });
    const { data: second } = await provider.create<Row>('providerInvoices', {
      data: { ...again, taxCategory: 'Standard', taxRate: 1900 },
    });
    expect(second).toMatchObject({
      taxes: [{ name: 'Tax', rate: 1900, amount: 136_800 }],
      total: 856_800,
      commission: invoice?.commission,
    });
    const { location, gstNumber } = company;
    const { data: now } = await provider.getOne<Row>('companies', { id: 'CO-001' });
    await edit(provider, 'companies', now, { location, gstNumber });
  });

  test('a conversion without an agreed fee, or after its schedule, costs nothing and issues no invoice', async () => {
    const free = await contractIn('Converted', { conversionFee: null });
    const over = await contractIn('Converted', { startDate: '2026-02-01', endDate: '2026-06-14' });
    expect([free.conversionFeeDue, over.conversionFeeDue]).toEqual([0, 0]);
    for (const { id } of [free, over]) {
      expect(await feeInvoices(id)).toEqual([]);
      const data = { contractId: id, subject: 'Conversion Fee' };
      const error = await refusal((await as('provider')).create('providerInvoices', { data }));
      expect(error.body.errors).toEqual({ contractId: 'This contract has no conversion fee to invoice' });
    }
  });

  test('only a contract-to-hire is converted', async () => {
    const order = await contractIn('Active', { type: 'SOW', conversionFee: null });
    const error = await refusal(move(order, 'recruiter', 'Converted'));
    expect([error.status, fieldErrors(error)]).toEqual([400, ['status']]);
  });

  test('a reason for ending is not stored with a contract that runs', async () => {
    const draft = await addContract({ endReason: reason });
    expect(draft.endReason).toBeNull();
    const signed = await contractIn('Active');
    expect(
      (await refusal(edit(await as('provider'), 'contracts', signed, { endReason: reason }))).status,
    ).toBe(409);
  });
};
