import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, freshWord, list, refusal } from './open.ts';

type Booking = {
  amount: string;
  text?: string;
  endToEndId?: string;
  name?: string;
  iban?: string;
  isReversal?: boolean;
  day?: string;
};

const toXml = (
  { amount, text = '', endToEndId = 'NOTPROVIDED', name, iban, isReversal, day = '2026-06-10' }: Booking,
  currency: string,
) => {
  const isOut = amount.startsWith('-');
  const side = isOut !== Boolean(isReversal) ? 'Cdtr' : 'Dbtr';
  const party = name ? `<${side}><Nm>${name}</Nm></${side}>` : '';
  const account = iban ? `<${side}Acct><Id><IBAN>${iban}</IBAN></Id></${side}Acct>` : '';
  return `<Ntry><Amt Ccy="${currency}">${amount.replace('-', '')}</Amt><CdtDbtInd>${isOut ? 'DBIT' : 'CRDT'}</CdtDbtInd>${isReversal ? '<RvslInd>true</RvslInd>' : ''}<Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId></Refs><RltdPties>${party}${account}</RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
};

/** Bank statements of the operator, and what their entries record; the date is June 15, 2026. */
export const bankStatements = (as: As): void => {
  /** Each test has an account of its own, so that its entries are new. */
  const account = () => `NL91${freshWord().toUpperCase().slice(0, 14)}`;
  const file = (own: string, bookings: readonly Booking[], currency = 'USD') => ({
    name: 'statement.xml',
    content: Buffer.from(
      `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${own}</IBAN></Id><Ccy>${currency}</Ccy></Acct>${bookings.map((one) => toXml(one, currency)).join('')}</Stmt></BkToCstmrStmt></Document>`,
    ).toString('base64'),
  });
  const importFile = async (...given: Parameters<typeof file>) =>
    (await (await as('admin')).importBankStatement(file(...given))).data.statements;
  const rowsFor = async (noun: string, filter: object) =>
    (await list(await as('admin'), noun, { filter: { ...filter }, perPage: 100 })).data;
  const entriesOf = async (bookings: readonly Booking[], currency = 'USD') => {
    const [statement] = await importFile(account(), bookings, currency);
    return rowsFor('bankEntries', { statementId: statement?.id });
  };
  const entryOf = async (booking: Booking, currency = 'USD') =>
    (await entriesOf([booking], currency))[0] as Row;
  const bill = async (amount: number, columns: object = {}): Promise<Row> => {
    const data = { companyId: 'CO-002', plan: freshWord(), amount, dueDate: '2026-06-30', ...columns };
    return (await (await as('admin')).create<Row>('invoices', { data })).data;
  };
  const reread = async (noun: string, { id }: Pick<Row, 'id'>) =>
    (await (await as('admin')).getOne<Row>(noun, { id })).data;
  /** A company whose credit balance no other test uses. */
  const elsewhere = { companyId: 'CO-005' };
  type Part = { kind: 'payment'; invoiceId: string; amount: number };
  const paying = ({ id }: Row, amount: number): Part => ({ kind: 'payment', invoiceId: id, amount });
  const match = async (entry: Row, ...parts: Part[]) =>
    (await as('admin')).matchBankEntries({ matches: [{ entryId: entry.id, parts }] });
  const proposalsOf = async (entry: Row) => {
    const { data } = await (await as('admin')).bankProposals({ id: String(entry.statementId) });
    return data.entries.find(({ entryId }) => entryId === entry.id)?.proposals ?? [];
  };
  /** The transactions of a matched entry add up to its amount, and those of an open one to zero. */
  const expectSum = async (entry: Row) => {
    const { amount, status } = await reread('bankEntries', entry);
    const moved = await rowsFor('transactions', { bankEntryId: entry.id, status: 'Completed' });
    const sum = moved.reduce((all, one) => all + Number(one.amount), 0);
    expect(sum).toBe(status === 'Matched' || status === 'Returned' ? amount : 0);
  };

  test('a statement is read once, however often it is sent, and overlapping statements add what is new', async () => {
    const own = account();
    const [first, second, third] = ['1.00', '2.00', '3.00'].map((amount) => ({
      amount,
      text: freshWord(),
    })) as [Booking, Booking, Booking];
    const [one] = await importFile(own, [first, second]);
    expect(one).toMatchObject({ entries: 2, added: 2, known: 0, gap: 0, currency: 'USD' });
    const [again] = await importFile(own, [first, second]);
    expect(again).toMatchObject({ id: one?.id, entries: 2, added: 0, known: 2 });
    const [next] = await importFile(own, [second, third, third]);
    expect(next).toMatchObject({ entries: 3, added: 2, known: 1 });
    const [within] = await importFile(own, [third]);
    expect(within).toMatchObject({ entries: 1, added: 0, known: 1 });
    const stored = await rowsFor('bankEntries', { statementId: [one?.id, next?.id] });
    expect(stored.map(({ amount }) => amount).sort()).toEqual([100, 200, 300, 300]);
    expect(await reread('bankStatements', { id: String(next?.id) })).toMatchObject({
      name: 'statement.xml',
      format: 'CAMT.053',
      account: `••••${own.slice(-4)}`,
      entries: 3,
      added: 2,
      openEntries: 2,
    });
  });

  test('two operators who import a statement at the same time add its entries once', async () => {
    const admin = await as('admin');
    const sent = file(account(), [{ amount: '5.00' }, { amount: '6.00' }]);
    const answers = await Promise.all([
      admin.importBankStatement(sent),
      (await as('admin')).importBankStatement({ ...sent, name: 'other name.xml' }),
    ]);
    const counts = answers.map(({ data }) => data.statements[0]?.added).sort();
    expect(counts).toEqual([0, 2]);
  });

  test('whole account numbers and fingerprints are not stored where anyone reads them', async () => {
    const iban = 'DE89370400440532013000';
    const entry = await entryOf({
      amount: '7.00',
      iban,
      text: `from DE89 3704 0044 0532 0130 00 ${freshWord()}`,
    });
    expect(entry).toMatchObject({ counterpartyAccount: '••••3000' });
    expect(entry.text).toContain('from ••••3000');
    expect(JSON.stringify(entry)).not.toContain('0532013');
    expect(Object.keys(entry)).not.toEqual(expect.arrayContaining(['key']));
    expect(Object.keys(entry)).not.toEqual(expect.arrayContaining(['payerKey']));
  });

  test('a payment that names its invoice is proposed, and pays it once confirmed', async () => {
    const invoice = await bill(9900);
    const entry = await entryOf({ amount: '99.00', text: `Payment ${invoice.id}` });
    const [best] = await proposalsOf(entry);
    expect(best).toMatchObject({ isCertain: true, parts: [paying(invoice, 9900)] });
    await match(entry, paying(invoice, 9900));
    expect(await reread('invoices', invoice)).toMatchObject({
      status: 'Paid',
      paidDate: '2026-06-10',
      open: 0,
    });
    expect(await reread('bankEntries', entry)).toMatchObject({
      status: 'Matched',
      matchedBy: expect.any(String),
    });
    expect(await rowsFor('transactions', { bankEntryId: entry.id })).toEqual([
      expect.objectContaining({
        invoiceId: invoice.id,
        kind: 'Payment',
        amount: 9900,
        date: '2026-06-10',
        paymentMethod: 'Bank Transfer',
      }),
    ]);
    expect(await reread('bankStatements', { id: String(entry.statementId) })).toMatchObject({
      openEntries: 0,
    });
    await expectSum(entry);
    expect(await proposalsOf(entry)).toEqual([]);
  });

  test('one payment is split over invoices, and more than is due becomes credit balance', async () => {
    const [one, other] = [await bill(5000, elsewhere), await bill(3000, elsewhere)];
    const entry = await entryOf({ amount: '100.00', text: `${one.id}, ${other.id}` });
    await match(entry, paying(one, 5000), paying(other, 5000));
    expect(await reread('invoices', one)).toMatchObject({ status: 'Paid', overpaid: 0 });
    expect(await reread('invoices', other)).toMatchObject({ status: 'Paid', overpaid: 2000 });
    await expectSum(entry);
    const part = await bill(9000);
    const less = await entryOf({ amount: '40.00', text: part.id });
    expect((await proposalsOf(less))[0]).toMatchObject({
      isCertain: false,
      parts: [paying(part, 4000)],
      reasons: expect.arrayContaining([{ code: 'part', ids: [], amount: 5000 }]),
    });
    await match(less, paying(part, 4000));
    expect(await reread('invoices', part)).toMatchObject({ status: 'Pending', open: 5000 });
  });

  test('amounts that do not add up, other currencies, outgoing money and twice the same are refused, and nothing is recorded', async () => {
    const invoice = await bill(9900);
    const euros = await bill(9900, { currency: 'EUR' });
    const entry = await entryOf({ amount: '99.00' });
    const out = await entryOf({ amount: '-99.00' });
    const admin = await as('admin');
    const refused = async (call: Promise<unknown>) => (await refusal(call)).body.code;
    expect(await refused(match(entry, paying(invoice, 9901)))).toBe('bank.sum');
    expect(await refused(match(entry, paying(invoice, 9899)))).toBe('bank.sum');
    expect(await refused(match(entry, paying(euros, 9900)))).toBe('bank.currencies-differ');
    expect(await refused(match(out, paying(invoice, 9900)))).toBe('bank.wrong-direction');
    const twice = { entryId: entry.id, parts: [paying(invoice, 9900)] };
    expect(await refused(admin.matchBankEntries({ matches: [twice, twice] }))).toBe('bank.not-open');
    // The second of two cannot be recorded, so the first is not either.
    const second = { entryId: out.id, parts: [paying(invoice, 9900)] };
    expect(await refused(admin.matchBankEntries({ matches: [twice, second] }))).toBe('bank.wrong-direction');
    expect(await reread('invoices', invoice)).toMatchObject({ paid: 0, open: 9900 });
    expect(await reread('bankEntries', entry)).toMatchObject({ status: 'Open' });
    await expectSum(entry);
  });

  test('an entry is used once: the second of two operators is told so', async () => {
    const [one, other] = [await bill(9900), await bill(9900)];
    const entry = await entryOf({ amount: '99.00' });
    const answers = await Promise.allSettled([
      match(entry, paying(one, 9900)),
      match(entry, paying(other, 9900)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = answers.find((answer) => answer.status === 'rejected');
    expect(refused?.reason.body).toMatchObject({ code: 'bank.not-open' });
    const paid = [await reread('invoices', one), await reread('invoices', other)]
      .map((row) => row.paid)
      .sort();
    expect(paid).toEqual([0, 9900]);
    await expectSum(entry);
  });

  test('an invoice that two entries would pay is certain for neither, and paid by one of two operators', async () => {
    const invoice = await bill(7700);
    const [one, other] = (await entriesOf([
      { amount: '77.00', text: invoice.id },
      { amount: '77.00', text: `again ${invoice.id}` },
    ])) as [Row, Row];
    for (const entry of [one, other])
      expect((await proposalsOf(entry))[0]).toMatchObject({ isCertain: false });
    const answers = await Promise.allSettled([
      match(one, paying(invoice, 7700)),
      match(other, paying(invoice, 7700)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await reread('invoices', invoice)).toMatchObject({ paid: 7700, overpaid: 0 });
  });

  test('a payment that the bank takes back is due again, and its entry is returned', async () => {
    const invoice = await bill(9900);
    const endToEndId = freshWord();
    const entry = await entryOf({ amount: '99.00', text: invoice.id, endToEndId });
    await match(entry, paying(invoice, 9900));
    const back = await entryOf({ amount: '-99.00', isReversal: true, endToEndId, text: 'AC04' });
    const [best] = await proposalsOf(back);
    const [payment] = await rowsFor('transactions', { bankEntryId: entry.id });
    expect(best).toMatchObject({
      isCertain: true,
      parts: [{ kind: 'return', transactionId: payment?.id, amount: 9900 }],
    });
    await (await as('admin')).matchBankEntries({
      matches: [{ entryId: back.id, parts: best?.parts ?? [] }],
    });
    expect(await reread('invoices', invoice)).toMatchObject({ status: 'Pending', open: 9900, paid: 0 });
    expect(await reread('bankEntries', entry)).toMatchObject({ status: 'Returned' });
    expect(await reread('bankEntries', back)).toMatchObject({ status: 'Matched' });
    await expectSum(entry);
    await expectSum(back);
    const refused = await refusal((await as('admin')).reopenBankEntry({ id: entry.id, reason: 'Wrong' }));
    expect(refused.body.code).toBe('bank.not-open');
  });

  test('a payment recorded by hand is not counted again', async () => {
    const invoice = await bill(9900);
    const { companyId, plan, currency } = invoice;
    const data = {
      invoiceId: invoice.id,
      companyId,
      plan,
      currency,
      amount: 9900,
      status: 'Completed',
      date: '2026-06-09',
      paymentMethod: 'Bank Transfer',
    };
    const { data: payment } = await (await as('admin')).create<Row>('transactions', { data });
    const [one, other] = (await entriesOf([
      { amount: '99.00', text: invoice.id },
      { amount: '99.00', text: 'x' },
    ])) as [Row, Row];
    const part = { kind: 'recorded' as const, transactionId: payment.id, amount: 9900 };
    expect((await proposalsOf(one))[0]).toMatchObject({ parts: [part] });
    const admin = await as('admin');
    await admin.matchBankEntries({ matches: [{ entryId: one.id, parts: [part] }] });
    expect(await reread('invoices', invoice)).toMatchObject({ paid: 9900, overpaid: 0 });
    await expectSum(one);
    const refused = await refusal(
      admin.matchBankEntries({ matches: [{ entryId: other.id, parts: [part] }] }),
    );
    expect(refused.body.code).toBe('bank.other-transaction');
    await admin.reopenBankEntry({ id: one.id, reason: null });
    expect(await reread('transactions', payment)).toMatchObject({ bankEntryId: null, status: 'Completed' });
    expect(await reread('invoices', invoice)).toMatchObject({ paid: 9900 });
  });

  test('a wrong match is undone with a reason, and the entry can be matched again', async () => {
    const [wrong, right] = [await bill(9900), await bill(9900)];
    const entry = await entryOf({ amount: '99.00' });
    await match(entry, paying(wrong, 9900));
    const admin = await as('admin');
    expect((await refusal(admin.reopenBankEntry({ id: entry.id, reason: null }))).body.errors).toHaveProperty(
      'reason',
    );
    expect((await admin.reopenBankEntry({ id: entry.id, reason: 'Wrong invoice' })).data).toEqual({
      returned: 1,
    });
    expect(await reread('invoices', wrong)).toMatchObject({ status: 'Pending', paid: 0, open: 9900 });
    expect(await reread('bankEntries', entry)).toMatchObject({ status: 'Open', matchedBy: null });
    await expectSum(entry);
    await match(entry, paying(right, 9900));
    expect(await reread('invoices', right)).toMatchObject({ status: 'Paid' });
    await expectSum(entry);
    await admin.reopenBankEntry({ id: entry.id, reason: 'Once more' });
    await expectSum(entry);
  });

  test('an entry is ignored with a reason, and opened again', async () => {
    const entry = await entryOf({ amount: '-4.50', text: 'Fee' });
    const admin = await as('admin');
    await admin.ignoreBankEntries({ ids: [entry.id], reason: 'Bank fee' });
    expect(await reread('bankEntries', entry)).toMatchObject({ status: 'Ignored', reason: 'Bank fee' });
    const invoice = await bill(450);
    expect((await refusal(match(entry, paying(invoice, 450)))).body.code).toBe('bank.not-open');
    expect((await admin.reopenBankEntry({ id: entry.id, reason: null })).data).toEqual({ returned: 0 });
    expect(await reread('bankEntries', entry)).toMatchObject({ status: 'Open', reason: null });
    expect(await reread('bankStatements', { id: String(entry.statementId) })).toMatchObject({
      openEntries: 1,
    });
  });

  test('a statement is deleted with its entries unless one is matched', async () => {
    const invoice = await bill(9900);
    const entry = await entryOf({ amount: '99.00' });
    const admin = await as('admin');
    await match(entry, paying(invoice, 9900));
    const statement = await reread('bankStatements', { id: String(entry.statementId) });
    const remove = () => admin.delete('bankStatements', { id: statement.id, previousData: statement });
    expect((await refusal(remove())).body.code).toBe('bank.in-use');
    const own = account();
    const [other] = await importFile(own, [{ amount: '1.00' }]);
    const row = await reread('bankStatements', { id: String(other?.id) });
    await admin.delete('bankStatements', { id: row.id, previousData: row });
    expect(await rowsFor('bankEntries', { statementId: row.id })).toEqual([]);
    expect((await importFile(own, [{ amount: '1.00' }]))[0]).toMatchObject({ added: 1, known: 0 });
  });

  test('companies neither read nor write statements, nor the entry of their payments', async () => {
    const invoice = await bill(9900, { companyId: 'CO-001' });
    const entry = await entryOf({ amount: '99.00', text: invoice.id });
    await match(entry, paying(invoice, 9900));
    const provider = await as('provider');
    const [payment] = (await list(provider, 'transactions', { filter: { invoiceId: invoice.id } })).data;
    expect(payment).toMatchObject({ amount: 9900 });
    expect(payment).not.toHaveProperty('bankEntryId');
    for (const call of [
      () => list(provider, 'bankEntries'),
      () => list(provider, 'bankStatements'),
      () => provider.importBankStatement(file(account(), [{ amount: '1.00' }])),
      () => provider.bankProposals({ id: String(entry.statementId) }),
      () => provider.matchBankEntries({ matches: [{ entryId: entry.id, parts: [paying(invoice, 9900)] }] }),
      () => provider.ignoreBankEntries({ ids: [entry.id], reason: 'x' }),
      () => provider.reopenBankEntry({ id: entry.id, reason: 'x' }),
    ])
      expect((await refusal(call())).status).toBe(403);
  });

  test('a file that is no statement is refused beside its input', async () => {
    const admin = await as('admin');
    const send = (text: string) =>
      admin.importBankStatement({ name: 'a.txt', content: Buffer.from(text).toString('base64') });
    expect((await refusal(send('hello'))).body.errors).toEqual({
      content: expect.stringContaining('Choose a CAMT.053 or MT940 file'),
    });
    const future = file(account(), [{ amount: '1.00', day: '2026-06-16' }]);
    expect((await refusal(admin.importBankStatement(future))).body.errors).toEqual({
      content: expect.stringContaining('in the future'),
    });
  });
};
