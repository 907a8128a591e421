import { describe, expect, test } from 'vitest';
import { statementsOf } from '../../../domain/billing/accounting/statement.ts';
import type { InvoicePreviewAsked } from '../../../domain/billing/tax/invoicePreview.ts';
import {
  type ProviderInvoiceStatus,
  providerInvoiceMoves,
  providerInvoiceStatuses,
} from '../../../domain/contract/billing/providerInvoiceMoves.ts';
import type { ProviderInvoice } from '../../../domain/contract/billing/providerInvoices.ts';
import { priceOfSheet } from '../../../domain/contract/billing/sheetPrice.ts';
import type { Amendment } from '../../../domain/contract/deals/amendments.ts';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import type { Timesheet } from '../../../domain/contract/deals/timesheets.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { addDays } from '../../../domain/time/days.ts';
import { type As, edit, list, refusal, type SuiteUser } from './open.ts';
import { enterWeek, moveSheet, signDeployment } from './timesheets.ts';

/** Invoices from providers to clients; the date is June 15, 2026. */
export const providerInvoices = (as: As): void => {
  const monday = '2026-06-08';
  const approve = async (contract: Row, columns: object = {}) =>
    moveSheet(as, await enterWeek(as, contract, columns), 'Submitted', 'Approved');
  const issue = async (contract: Row, columns: object = {}): Promise<Row> =>
    (
      await (
        await as('provider')
      ).create<Row>('providerInvoices', { data: { contractId: contract.id, ...columns } })
    ).data;
  /** Sends a request again that an overloaded server refused, as clients do. */
  const patiently = async <T>(act: () => Promise<T>): Promise<T> => {
    for (;;)
      try {
        return await act();
      } catch (error) {
        if ((error as { status?: number }).status !== 503) throw error;
      }
  };
  const reread = async (noun: string, { id }: Row, user: SuiteUser = 'provider') =>
    (await (await as(user)).getOne<Row>(noun, { id })).data;
  const along = {
    Issued: {},
    Sent: {},
    Paid: { paidDate: '2026-06-15' },
    Void: { voidReason: 'Wrong month' },
  };
  const move = async (invoice: Row, ...to: ProviderInvoiceStatus[]) => {
    let row = invoice;
    for (const status of to)
      row = (await edit(await as('provider'), 'providerInvoices', row, { status, ...along[status] })).data;
    return row;
  };
  const numberOf = ({ number }: Row) => Number(String(number).split('-').at(-1));

  describe('from each status, the provider makes its moves, and every other one by anybody changes nothing:', () => {
    const ways: Record<ProviderInvoiceStatus, ProviderInvoiceStatus[]> = {
      Issued: [],
      Sent: ['Sent'],
      Paid: ['Sent', 'Paid'],
      Void: ['Void'],
    };
    test.each(providerInvoiceStatuses)('%s', async (from) => {
      const contract = await signDeployment(as);
      let week = addDays(monday, -7 * 12);
      const fresh = async () => {
        week = addDays(week, 7);
        await approve(contract, { week });
        return move(await issue(contract), ...ways[from]);
      };
      let invoice = await fresh();
      const users: SuiteUser[] = [
        'provider',
        'recruiter',
        'admin',
        'viewer',
        'otherProvider',
        'otherRecruiter',
      ];
      for (const status of providerInvoiceStatuses.filter((one) => one !== from))
        for (const user of users) {
          const isAllowed = providerInvoiceMoves.some(
            (one) => one.from === from && one.to === status && one.by.some((side) => side === user),
          );
          const call = edit(await as(user), 'providerInvoices', invoice, { status, ...along[status] });
          if (isAllowed) {
            expect([user, status, (await call).data.status]).toEqual([user, status, status]);
            invoice = await fresh();
          } else {
            expect([user, status, (await refusal(call)).status]).toEqual([
              user,
              status,
              expect.toSatisfy((code: number) => [400, 403, 404, 409].includes(code)),
            ]);
            expect(await reread('providerInvoices', invoice)).toEqual(invoice);
          }
        }
    });
  });

  test('approved weeks become lines with overtime, due by the contract’s terms, and are invoiced once', async () => {
    const contract = await signDeployment(as, { paymentTermDays: 20 });
    const full = { monday: 40, tuesday: 40, wednesday: 40, thursday: 40, friday: 18 };
    const sheet = await approve(contract, full);
    await enterWeek(as, contract, { week: '2026-06-01' });
    const invoice = await issue(contract);
    expect(invoice).toMatchObject({
      status: 'Issued',
      amount: 444_125,
      quarters: 178,
      currency: contract.currency,
      issuedDate: '2026-06-15',
      dueDate: '2026-07-05',
      periodStart: monday,
      periodEnd: '2026-06-14',
      lines: [
        { kind: 'Hours', quarters: 160, rate: 9500, percent: 100, amount: 380_000 },
        { kind: 'Overtime', quarters: 18, rate: 9500, percent: 150, amount: 64_125 },
      ],
    });
    expect(invoice.commission).toBe(Math.floor((444_125 * Number(invoice.commissionRate) + 5000) / 10_000));
    expect(await reread('timesheets', sheet)).toMatchObject({ status: 'Invoiced', invoiceId: invoice.id });
    expect((await refusal(issue(contract))).body.errors).toEqual({
      contractId: 'There are no approved timesheets to invoice',
    });
  });

  test('what a client reads before it approves a week is the amount that is invoiced', async () => {
    const contract = await signDeployment(as, { overtimePercent: 400, rate: 9501 });
    const days = { monday: 41, tuesday: 40, wednesday: 40, thursday: 40, friday: 18 };
    const submitted = await moveSheet(as, await enterWeek(as, contract, days), 'Submitted');
    const recruiter = await as('recruiter');
    const sheet = (await recruiter.getOne<Timesheet>('timesheets', { id: submitted.id })).data;
    const read = (await recruiter.getOne<Contract>('contracts', { id: sheet.contractId })).data;
    const amendments = await recruiter.getList<Amendment>('amendments', {
      filter: { contractId: [read.id], status: 'Agreed' },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    });
    const price = priceOfSheet(sheet, read, amendments.data);
    await moveSheet(as, submitted, 'Approved');
    const { amount, currency, lines } = await issue(contract);
    expect(price).toEqual({ amount, currency, rate: 9501 });
    expect(lines).toMatchObject([{ percent: 100 }, { percent: 400, quarters: 19 }]);
  });

  test('an invoice for a month has the weeks that begin in it', async () => {
    const contract = await signDeployment(as);
    for (const week of ['2026-05-25', '2026-06-01', monday]) await approve(contract, { week });
    expect((await refusal(issue(contract, { month: '2026-05-02' }))).body.errors).toEqual({
      month: 'Choose the first day of a month',
    });
    const may = await issue(contract, { month: '2026-05-01' });
    const june = await issue(contract, { month: '2026-06-01' });
    expect([may.quarters, june.quarters, june.periodStart]).toEqual([62, 124, '2026-06-01']);
  });

  test('the client sees it once it is sent, without the commission; other companies never do', async () => {
    const contract = await signDeployment(as);
    await approve(contract);
    const invoice = await issue(contract);
    expect((await refusal(reread('providerInvoices', invoice, 'recruiter'))).status).toBe(404);
    await move(invoice, 'Sent');
    const seen = await reread('providerInvoices', invoice, 'recruiter');
    expect(seen).toMatchObject({ number: invoice.number, amount: invoice.amount, status: 'Sent' });
    for (const field of ['commission', 'commissionRate', 'chargedIn']) expect(seen).not.toHaveProperty(field);
    for (const user of ['otherProvider', 'otherRecruiter'] as const)
      expect((await refusal(reread('providerInvoices', invoice, user))).status).toBe(404);
    const { data } = await list(await as('recruiter'), 'notifications', {
      filter: { q: String(invoice.number) },
    });
    expect(data.map(({ title }) => title)).toEqual([
      expect.stringMatching(new RegExp(` sent invoice ${invoice.number} for 1472.50 USD, due on `)),
    ]);
  });

  test('an account that the client has not paid to before is named on the invoice and in the news of it, to both sides', async () => {
    const contract = await signDeployment(as);
    const invoiceOf = async (week: string) => {
      await approve(contract, { week });
      return issue(contract);
    };
    const payTo = async (bankDetails: string | null) => {
      const provider = await as('provider');
      const { data: company } = await provider.getOne<Row>('companies', { id: String(contract.providerId) });
      await edit(provider, 'companies', company, { bankDetails });
    };
    const news = async (user: SuiteUser, words: RegExp) =>
      (await list(await as(user), 'notifications', { sort: ['id', 'DESC'], perPage: 100 })).data.filter(
        ({ title }) => words.test(String(title)),
      );
    await payTo(null);
    await move(await invoiceOf(addDays(monday, -35)), 'Sent', 'Paid');
    await payTo('IBAN DE89 3704 0044 0532 0130 00');
    const usual = await invoiceOf(addDays(monday, -28));
    expect(usual.bankDetailsChanged).toBe(false);
    await move(usual, 'Sent', 'Paid');
    const told = (await news('provider', /^The bank details on your company’s invoices were changed/)).length;
    await payTo('IBAN GB33 BUKB 2020 1555 5555 55');
    const words = /^The bank details on your company’s invoices were changed/;
    expect((await news('provider', words)).length).toBe(told + 1);
    const [first, second] = [await invoiceOf(addDays(monday, -21)), await invoiceOf(addDays(monday, -14))];
    expect([first.bankDetailsChanged, second.bankDetailsChanged]).toEqual([true, true]);
    await move(first, 'Sent');
    expect((await reread('providerInvoices', first, 'recruiter')).bankDetailsChanged).toBe(true);
    const warning = new RegExp(`sent invoice ${first.number} .*bank details you haven’t used before$`);
    expect(await news('recruiter', warning)).toHaveLength(1);
    await payTo('iban DE89370400440532013000');
    expect((await invoiceOf(addDays(monday, -7))).bankDetailsChanged).toBe(false);
    const credit = await move(second, 'Void');
    expect(credit.status).toBe('Void');
    await payTo(null);
  });

  test('a payment has a day that is not in the future, and nothing else of an invoice is edited', async () => {
    const provider = await as('provider');
    const contract = await signDeployment(as);
    await approve(contract);
    const invoice = await move(await issue(contract), 'Sent');
    const faults = async (columns: object) =>
      (await refusal(edit(provider, 'providerInvoices', invoice, { status: 'Paid', ...columns }))).body
        .errors;
    expect(await faults({})).toEqual({ paidDate: 'Enter a date' });
    expect(await faults({ paidDate: '2026-06-16' })).toEqual({ paidDate: 'Choose today or an earlier date' });
    expect(await faults({ paidDate: '2026-06-14' })).toEqual({
      paidDate: 'Choose a date on or after the invoice date',
    });
    expect(
      (await refusal(edit(provider, 'providerInvoices', invoice, { paymentReference: 'Early' }))).body.code,
    ).toBe('providerInvoices.fixed');
    expect((await refusal(edit(provider, 'providerInvoices', invoice, { amount: 1 }))).status).toBe(400);
    expect(await move(invoice, 'Paid')).toMatchObject({ status: 'Paid', paidDate: '2026-06-15' });
  });

  test('voiding writes a credit note of the same lines, and the hours can be invoiced again', async () => {
    const contract = await signDeployment(as);
    const sheet = await approve(contract);
    const invoice = await issue(contract);
    await move(invoice, 'Void');
    const { data: notes } = await list(await as('provider'), 'providerInvoices', {
      filter: { creditOf: invoice.id },
    });
    expect(notes).toMatchObject([
      { kind: 'Credit Note', status: 'Void', amount: -Number(invoice.amount), quarters: -62 },
    ]);
    expect(numberOf(notes[0] as Row)).toBe(numberOf(invoice) + 1);
    expect(await reread('timesheets', sheet)).toMatchObject({ status: 'Approved', invoiceId: null });
    const again = await issue(contract);
    expect([again.amount, numberOf(again)]).toEqual([invoice.amount, numberOf(invoice) + 2]);
  });

  test('a statement of account has what was sent, paid and voided, and closes at what is still owed', async () => {
    const contract = await signDeployment(as);
    const invoiceOf = async (week: string) => {
      await approve(contract, { week });
      return issue(contract);
    };
    const paid = await move(await invoiceOf(addDays(monday, -14)), 'Sent', 'Paid');
    const owed = await move(await invoiceOf(addDays(monday, -7)), 'Sent');
    const voided = await move(await invoiceOf(monday), 'Sent', 'Void');
    await issue(contract);
    const { data } = await list(await as('provider'), 'providerInvoices', {
      filter: { contractId: contract.id },
    });
    const [statement, ...others] = statementsOf(data as unknown as ProviderInvoice[], {
      from: '2026-06-01',
      to: '2026-06-30',
    });
    expect(others).toEqual([]);
    expect(new Set(statement?.entries.map(({ kind, number, amount }) => [kind, number, amount]))).toEqual(
      new Set([
        ['Invoice', paid.number, paid.total],
        ['Payment', paid.number, -Number(paid.total)],
        ['Invoice', owed.number, owed.total],
        ['Invoice', voided.number, voided.total],
        ['Credit Note', expect.any(String), -Number(voided.total)],
      ]),
    );
    expect([statement?.closing, statement?.open.notDue]).toEqual([owed.total, owed.total]);
  });

  describe('taxes', () => {
    const preview = async (asked: { contractId: string } & Partial<InvoicePreviewAsked>) =>
      (await (await as('provider')).invoicePreview(asked)).data;

    test('follow the place of supply: Indian services for an American client are exported, without tax', async () => {
      const contract = await signDeployment(as);
      await approve(contract);
      expect(await preview({ contractId: contract.id })).toMatchObject({
        taxCategory: 'Export',
        taxReason: 'Export',
        taxes: [],
        amount: 147_250,
        total: 147_250,
      });
      expect(await issue(contract)).toMatchObject({
        taxCategory: 'Export',
        providerCountry: 'IN',
        providerTaxNumber: expect.stringMatching(/^29/),
        clientCountry: 'US',
        clientTaxNumber: null,
        tax: 0,
        total: 147_250,
      });
    });

    test('chosen by the provider are what the preview said, what the client is asked for, and what a credit note takes back', async () => {
      const contract = await signDeployment(as);
      await approve(contract);
      const chosen = { taxCategory: 'Standard', taxRate: 1850 } as const;
      const shown = await preview({ contractId: contract.id, ...chosen });
      const references = { purchaseOrder: ' PO-4711 ', costCenter: '€ 12/ä', note: 'Thank you' };
      const invoice = await issue(contract, { ...chosen, ...references });
      expect(invoice).toMatchObject({
        ...shown,
        amount: 147_250,
        taxReason: 'Chosen',
        taxes: [{ name: 'GST', rate: 1850, amount: 27_241 }],
        tax: 27_241,
        total: 174_491,
        purchaseOrder: 'PO-4711',
        costCenter: '€ 12/ä',
      });
      expect(invoice.commission).toBe(Math.floor((147_250 * Number(invoice.commissionRate) + 5000) / 10_000));
      await move(invoice, 'Sent');
      const recruiter = await as('recruiter');
      const { data: told } = await list(recruiter, 'notifications', {
        filter: { q: String(invoice.number) },
      });
      expect(told[0]?.title).toMatch(/ for 1744\.91 USD, due on /);
      const found = await list(recruiter, 'providerInvoices', { filter: { q: 'po-4711' } });
      expect(found.data.map(({ id }) => id)).toEqual([invoice.id]);
      await move(await reread('providerInvoices', invoice), 'Void');
      const notes = await list(await as('provider'), 'providerInvoices', {
        filter: { creditOf: invoice.id },
      });
      expect(notes.data).toMatchObject([
        {
          taxes: [{ name: 'GST', rate: 1850, amount: -27_241 }],
          tax: -27_241,
          total: -174_491,
          purchaseOrder: 'PO-4711',
        },
      ]);
    });

    test.each([
      [{ taxCategory: 'Standard', taxRate: 5001 }, { taxRate: 'At most 5000' }],
      [{ taxCategory: 'Standard', taxRate: -1 }, { taxRate: 'At least 0' }],
      [{ taxCategory: 'Exempt', taxRate: 700 }, { taxRate: 'Only standard tax has a rate' }],
      [{ taxRate: 700 }, { taxCategory: 'Choose the tax, and enter its rate' }],
      [{ taxCategory: 'Free' }, { taxCategory: expect.any(String) }],
    ])('of %j are refused, and no number is taken', async (columns, errors) => {
      const contract = await signDeployment(as);
      await approve(contract);
      expect((await refusal(issue(contract, columns))).body.errors).toEqual(errors);
      const before = await list(await as('provider'), 'providerInvoices', { perPage: 1 });
      expect(numberOf(await issue(contract))).toBe(Number(before.total) + 1);
    });

    test('are nobody else’s to see before the invoice is sent, and need timesheets of one’s own', async () => {
      const contract = await signDeployment(as);
      await approve(contract);
      for (const user of ['otherProvider', 'recruiter', 'viewer'] as const) {
        const { status } = await refusal((await as(user)).invoicePreview({ contractId: contract.id }));
        expect([user, [400, 403, 404].includes(status)]).toEqual([user, true]);
      }
    });

    test('are in what awaits payment, and not in the commission', async () => {
      const provider = await as('provider');
      const usd = async (state: 'open' | 'commission') =>
        (await provider.insight('clientInvoiceFigures', { asked: {} })).data[state]?.find(
          ({ currency }) => currency === 'USD',
        )?.amount ?? 0;
      const before = [await usd('open'), await usd('commission')] as const;
      const contract = await signDeployment(as);
      await approve(contract);
      const invoice = await move(await issue(contract, { taxCategory: 'Standard', taxRate: 1850 }), 'Sent');
      expect(invoice.currency).toBe('USD');
      expect((await usd('open')) - before[0]).toBe(174_491);
      expect((await usd('commission')) - before[1]).toBe(invoice.commission);
    });

    test('need a tax number of the company’s own country', async () => {
      const provider = await as('provider');
      const { data: company } = await provider.getOne<Row>('companies', { id: 'CO-001' });
      const save = (data: Record<string, unknown>) => edit(provider, 'companies', company, data);
      expect((await refusal(save({ country: 'FR', taxNumber: 'DE136695976' }))).body.errors).toEqual({
        taxNumber: 'Enter a tax number of this country',
      });
      expect((await refusal(save({ country: 'France' }))).body.errors).toEqual({
        country: 'Choose a country',
      });
      expect((await save({ country: 'FR', taxNumber: 'FR40303265045' })).data).toMatchObject({
        country: 'FR',
        taxNumber: 'FR40303265045',
        verification: 'Pending',
      });
      const contract = await signDeployment(as);
      await approve(contract);
      expect(await preview({ contractId: contract.id })).toMatchObject({
        taxCategory: 'Outside Scope',
        taxReason: 'Taxed Abroad',
      });
      const { data: now } = await provider.getOne<Row>('companies', { id: 'CO-001' });
      const moved = { country: null, location: 'Milano, Italia', taxNumber: 'FR40303265045' };
      expect((await refusal(edit(provider, 'companies', now, moved))).body.errors).toEqual({
        taxNumber: 'Enter a tax number of this country',
      });
    });
  });

  describe('as electronic invoices', () => {
    const electronic = async (user: SuiteUser, { id }: Row, syntax: 'ubl' | 'cii' = 'cii') =>
      (await (await as(user)).electronicInvoice({ id, syntax, language: 'de' })).data;

    test('are read by both companies once sent, and by nobody else', async () => {
      const contract = await signDeployment(as);
      await approve(contract);
      const invoice = await issue(contract);
      const { xml, missing } = await electronic('provider', invoice);
      expect(missing).toEqual([]);
      expect(xml).toContain(`<ram:ID>${invoice.number}</ram:ID><ram:TypeCode>380</ram:TypeCode>`);
      expect(xml).toContain('<ram:GrandTotalAmount>1472.50</ram:GrandTotalAmount>');
      expect(xml).toContain(`<ram:Name>Stunden: ${invoice.employee}</ram:Name>`);
      for (const user of ['recruiter', 'otherProvider', 'otherRecruiter'] as const)
        expect([user, (await refusal(electronic(user, invoice))).status]).toEqual([user, 404]);
      await move(invoice, 'Sent');
      expect(await electronic('recruiter', invoice)).toEqual({ xml, missing: [] });
      await move(await reread('providerInvoices', invoice), 'Void');
      const [note] = (
        await list(await as('recruiter'), 'providerInvoices', { filter: { creditOf: invoice.id } })
      ).data;
      const { xml: credit } = await electronic('recruiter', note as Row);
      expect(credit).toContain('<ram:TypeCode>381</ram:TypeCode>');
      expect(credit).toContain('<ram:GrandTotalAmount>1472.50</ram:GrandTotalAmount>');
      expect(credit).toContain(`<ram:IssuerAssignedID>${invoice.number}</ram:IssuerAssignedID>`);
    });

    test('say what UBL needs, until both companies have entered it', async () => {
      const contract = await signDeployment(as);
      await approve(contract);
      const invoice = await move(await issue(contract), 'Sent');
      expect(await electronic('provider', invoice, 'ubl')).toEqual({
        xml: null,
        missing: [
          { part: 'electronicAddress', of: 'provider' },
          { part: 'electronicAddress', of: 'client' },
          { part: 'reference', of: 'client' },
        ],
      });
      const enter = async (user: 'provider' | 'recruiter', id: unknown, columns: Record<string, unknown>) => {
        const { data } = await (await as(user)).getOne<Row>('companies', { id: String(id) });
        return edit(await as(user), 'companies', data, columns);
      };
      const wrong = await refusal(enter('provider', contract.providerId, { electronicAddress: 'DE1' }));
      expect(wrong.body.errors).toEqual({
        electronicAddress: 'Enter the code of a list, a colon and the address, such as 9930:DE123456789',
      });
      await enter('provider', contract.providerId, { electronicAddress: '9920:IN29AABCL4821M1Z5' });
      await enter('recruiter', contract.recruiterId, {
        electronicAddress: 'EM:ap@corvane.example',
        buyerReference: 'Team 7 & Co',
      });
      const { xml } = await electronic('recruiter', invoice, 'ubl');
      expect(xml).toContain('<cbc:EndpointID schemeID="EM">ap@corvane.example</cbc:EndpointID>');
      expect(xml).toContain('<cbc:BuyerReference>Team 7 &amp; Co</cbc:BuyerReference>');
    });
  });

  test('a correction of invoiced hours invoices the difference, of others the corrected hours', async () => {
    const contract = await signDeployment(as);
    const one = await approve(contract);
    const first = await issue(contract);
    await approve(contract, { corrects: one.id, monday: 36 });
    const other = await approve(contract, { week: '2026-06-01' });
    await approve(contract, { week: '2026-06-01', corrects: other.id, monday: 8 });
    const second = await issue(contract);
    expect((second.lines as { quarters: number }[]).map(({ quarters }) => quarters)).toEqual([38, -62, 66]);
    const refused = await refusal(
      edit(await as('provider'), 'providerInvoices', first, { status: 'Void', voidReason: 'Wrong' }),
    );
    expect(refused.message).toBe(`Void ${second.number} first. It corrects hours in this invoice.`);
  });

  test('of 50 invoices issued at once, each has its own number and none is left out', async () => {
    const contracts: Row[] = [];
    for (let at = 0; at < 50; at++) {
      const contract = await signDeployment(as);
      await approve(contract);
      contracts.push(contract);
    }
    const made = await Promise.all(contracts.map((contract) => patiently(() => issue(contract))));
    const numbers = made.map(numberOf).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => Number(numbers[0]) + at));
    const { total } = await list(await as('provider'), 'providerInvoices', { perPage: 1 });
    expect(total).toBe(numbers.at(-1));
  });
};
