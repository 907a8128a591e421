import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../errors.ts';
import { entryKeys } from './entryKeys.ts';
import { readStatements } from './readStatements.ts';
import type { FileChoices, ReadStatement } from './statement.ts';

const today = '2026-11-30';
const bytes = (text: string) => new TextEncoder().encode(text);
/** As banks in Western Europe still write files. */
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const read = (text: string | Uint8Array, choices: FileChoices = {}): ReadStatement[] =>
  readStatements(typeof text === 'string' ? bytes(text) : text, { ...choices, today }).statements;
const only = (text: string | Uint8Array, choices: FileChoices = {}): ReadStatement => {
  const [statement, ...others] = read(text, choices);
  expect(others).toEqual([]);
  return statement as ReadStatement;
};
const refused = (text: string | Uint8Array, choices: FileChoices = {}) => {
  try {
    read(text, choices);
  } catch (error) {
    if (error instanceof Refusal) return error.faults;
    throw error;
  }
  return undefined;
};

const german = [
  ':20:STARTUMSE',
  ':25:37040044/0532013000',
  ':28C:00012/001',
  ':60F:C261101EUR1000,00',
  ':61:2611021102CR1190,00N054NONREF//2026110200001',
  ':86:166?00GUTSCHRIFT?109251?20EREF+INV-0012?21SVWZ+Rechnung INV-0012 vom 0?2212.10.2026 Müller',
  '?30COBADEFFXXX?31DE89370400440532013000?32Bäcker & Söhne Dachdecker?33ei GmbH',
  ':61:2611031103DR45,5NMSCNONREF',
  ':86:808?00ENTGELT?20Kontoführung',
  ':61:2611051105RC1190,00N054NONREF//2026110500007',
  ':86:109?00RUECKLASTSCHRIFT?20EREF+INV-0012?21SVWZ+MS03?32Bäcker & Söhne',
  ':62F:C261105EUR954,50',
  '-',
  '',
].join('\r\n');

describe('MT940', () => {
  test('a German statement in Windows-1252 has its subfields, umlauts, reversal and balances', () => {
    const statement = only(latin(german));
    expect(statement).toMatchObject({
      account: '37040044/0532013000',
      currency: 'EUR',
      opening: 100_000,
      closing: 95_450,
    });
    expect(statement.entries).toEqual([
      {
        bookedDate: '2026-11-02',
        valueDate: '2026-11-02',
        amount: 119_000,
        currency: 'EUR',
        isReversal: false,
        counterparty: 'Bäcker & Söhne Dachdeckerei GmbH',
        counterpartyAccount: 'DE89370400440532013000',
        text: 'Rechnung INV-0012 vom 012.10.2026 Müller',
        endToEndId: 'INV-0012',
        bankReference: '2026110200001',
      },
      expect.objectContaining({ amount: -4550, text: 'Kontoführung', counterparty: null, isReversal: false }),
      expect.objectContaining({ amount: -119_000, isReversal: true, endToEndId: 'INV-0012', text: 'MS03' }),
    ]);
  });

  test('a Dutch statement names its parts between slashes, over several lines', () => {
    const text = [
      '{1:F01INGBNL2ABXXX0000000000}{2:I940INGBNL2AXN}{4:',
      ':20:P261102000000001',
      ':25:NL69INGB0123456789EUR',
      ':28C:00000',
      ':60F:C261101EUR0,00',
      ':61:2611021102C250,00NTRFEREF//26111102',
      '/TRCD/00100/',
      ':86:/EREF/ACME-7//CNTP/NL91ABNA0417164300/ABNANL2A/Acme Staffing B.',
      'V./AMSTERDAM//REMI/USTD//Payment of INV-7/',
      ':62F:C261102EUR250,00',
      '-}',
    ].join('\n');
    expect(only(text).entries).toEqual([
      expect.objectContaining({
        amount: 25_000,
        counterparty: 'Acme Staffing B.V.',
        counterpartyAccount: 'NL91ABNA0417164300',
        text: 'Payment of INV-7/',
        endToEndId: expect.stringContaining('ACME-7'),
        bankReference: '26111102',
      }),
    ]);
  });

  test('plain text is kept, and a booking in January has its own year', () => {
    const text =
      ':20:1\n:25:GB29NWBK60161331926819\n:60F:D251231GBP10,\n:61:2512310102C99,5NCHK123\n:86:FASTER PAYMENT\nACME LTD INV 3\n:62F:C260102GBP89,50\n';
    expect(only(text)).toMatchObject({ opening: -1000, closing: 8950 });
    expect(only(text).entries[0]).toMatchObject({
      bookedDate: '2026-01-02',
      valueDate: '2025-12-31',
      amount: 9950,
      text: 'FASTER PAYMENT ACME LTD INV 3',
    });
  });

  test('the daily statements of a file about one account are one', () => {
    const day = (from: string, to: string, amount: string) =>
      `:20:X\n:25:DE89370400440532013000\n:60F:C26110${from}EUR${amount}\n:61:26110${to}C1,00NTRFNONREF\n:86:x${to}\n:62F:C26110${to}EUR${Number(amount.replace(',', '.')) + 1},00\n-\n`;
    const statement = only(day('1', '2', '5,00') + day('2', '3', '6,00'));
    expect(statement).toMatchObject({ opening: 500, closing: 700 });
    expect(statement.entries).toHaveLength(2);
  });

  test('a line that is no booking is refused with what it says', () => {
    expect(refused(':20:1\n:25:1\n:60F:C261101EUR1,00\n:61:whatever\n:62F:C261101EUR1,00\n')).toEqual({
      content: { code: 'bank.unreadable', values: { text: 'whatever' } },
    });
  });
});

const camt = (
  entries: string,
  { version = '02', account = '', open = '0', close = '0', currency = 'EUR' } = {},
) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt><Id>1</Id><Acct><Id>${account || '<IBAN>NL91ABNA0417164300</IBAN>'}</Id><Ccy>${currency}</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${open}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-01</Dt></Dt></Bal>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${close}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-02</Dt></Dt></Bal>
${entries}</Stmt></BkToCstmrStmt></Document>`;
const booked = (amount: string, more: string, { sign = 'CRDT', status = 'BOOK', currency = 'EUR' } = {}) =>
  `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd><Sts>${status}</Sts><BookgDt><Dt>2026-11-02</Dt></BookgDt><ValDt><DtTm>2026-11-03T00:00:00</DtTm></ValDt>${more}</Ntry>`;

describe('CAMT.053', () => {
  test('a Dutch statement has payer, account, references and balances', () => {
    const details = `<AcctSvcrRef>REF1</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Nm>Caf&#233; &amp; Co</Nm></Dbtr><DbtrAcct><Id><IBAN>NL02RABO0123456789</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>INV-003</Ustrd><Strd><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls>`;
    const statement = only(camt(booked('1210.50', details), { open: '10.00', close: '1220.50' }));
    expect(statement).toEqual({
      account: 'NL91ABNA0417164300',
      currency: 'EUR',
      opening: 1000,
      closing: 122_050,
      entries: [
        {
          bookedDate: '2026-11-02',
          valueDate: '2026-11-03',
          amount: 121_050,
          currency: 'EUR',
          isReversal: false,
          counterparty: 'Café & Co',
          counterpartyAccount: 'NL02RABO0123456789',
          text: 'INV-003 RF18539007547034',
          endToEndId: null,
          bankReference: 'REF1',
        },
      ],
    });
  });

  test('a British statement of a newer version, with prefixes of its namespace and a byte order mark', () => {
    const party = (name: string) => `<RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties>`;
    const detail = (amount: string, name: string) =>
      `<TxDtls><Amt Ccy="GBP">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>${party(name)}</TxDtls>`;
    const batch = booked('30', `<NtryDtls>${detail('10', 'One')}${detail('20', 'Two')}</NtryDtls>`, {
      currency: 'GBP',
    });
    const xml = camt(batch.replace('<Sts>BOOK</Sts>', '<Sts><Cd>BOOK</Cd></Sts>'), {
      version: '08',
      currency: 'GBP',
      account: '<Othr><Id>60161331926819</Id></Othr>',
    }).replaceAll(/<(\/?)(?=[A-Z])/g, '<$1ns2:');
    const statement = only(`\uFEFF${xml}`);
    expect(statement).toMatchObject({ account: '60161331926819', currency: 'GBP' });
    expect(statement.entries.map(({ amount, counterparty }) => [amount, counterparty])).toEqual([
      [1000, 'One'],
      [2000, 'Two'],
    ]);
  });

  test('a batch whose payments do not add up stays one entry', () => {
    const detail = '<TxDtls><Amt Ccy="EUR">10</Amt><RmtInf><Ustrd>a</Ustrd></RmtInf></TxDtls>';
    const [entry, ...others] = only(camt(booked('30', `<NtryDtls>${detail}${detail}</NtryDtls>`))).entries;
    expect([entry?.amount, entry?.text, others]).toEqual([3000, 'a a', []]);
  });

  test('a reversal names who paid before, and pending entries are left out', () => {
    const details =
      '<RvslInd>true</RvslInd><NtryDtls><TxDtls><Refs><EndToEndId>INV-9</EndToEndId></Refs><RltdPties><Dbtr><Nm>Payer</Nm></Dbtr><Cdtr><Nm>We</Nm></Cdtr></RltdPties></TxDtls></NtryDtls>';
    const file = camt(booked('5', details, { sign: 'DBIT' }) + booked('7', '', { status: 'PDNG' }));
    expect(only(file).entries).toEqual([
      expect.objectContaining({ amount: -500, isReversal: true, counterparty: 'Payer', endToEndId: 'INV-9' }),
    ]);
  });

  test('entities, a document type, and what is no statement are refused in words', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "b">]>${camt(booked('1', '')).replace(/^<\?.*\?>/, '')}`;
    expect(refused(bomb)).toEqual({ content: 'bank.unsafe' });
    expect(refused('<html><body>Sign in</body></html>')).toEqual({ content: 'bank.unknown-format' });
    expect(refused('<Document><BkToCstmrAcctRpt/></Document>')).toEqual({ content: 'bank.unknown-format' });
    expect(refused(camt(booked('1', '')).slice(0, -40))).toEqual({ content: 'bank.damaged' });
    expect(refused('<a>'.repeat(100))).toEqual({ content: 'bank.too-many' });
    expect(refused(camt(''))).toEqual({ content: 'bank.no-entries' });
    expect(refused(camt(booked('1.234', '')))).toEqual({
      content: { code: 'bank.unreadable', values: { text: '1.234' } },
    });
    expect(refused(camt(booked('-5', '')))).toMatchObject({ content: { code: 'bank.unreadable' } });
    expect(refused(camt(booked('1', '', { currency: 'XYZ' })))).toEqual({
      content: { code: 'bank.other-currency', values: { currency: 'XYZ' } },
    });
  });

  test('a ZIP archive of statements is read as one file', () => {
    const archive = zipSync({
      'b.xml': strToU8(camt(booked('2', ''), { open: '1', close: '3' })),
      'a.xml': strToU8(camt(booked('1', ''), { open: '0', close: '1' })),
      'readme.pdf': strToU8('%PDF'),
    });
    expect(only(archive)).toMatchObject({ opening: 0, closing: 300 });
    expect(refused(zipSync({ 'x.pdf': strToU8('%PDF') }))).toEqual({ content: 'bank.unknown-format' });
    expect(refused(archive.slice(0, 60))).toEqual({ content: 'bank.damaged' });
  });
});

describe('CSV', () => {
  test('an American export, month first, one signed column and the newest entry on top', () => {
    const text =
      'Posting Date,Description,Amount,Type,Balance,Check or Slip #\n11/16/2026,"ORIG CO NAME:ACME INC  DESCR:INV-004",1500.00,ACH_CREDIT,"2,490.50",\n11/03/2026,MONTHLY FEE,-9.50,FEE,990.50,\n';
    const statement = only(text, { currency: 'USD' });
    expect(statement).toMatchObject({ currency: 'USD', opening: 100_000, closing: 249_050 });
    expect(statement.entries).toEqual([
      expect.objectContaining({
        bookedDate: '2026-11-16',
        amount: 150_000,
        text: expect.stringContaining('INV-004'),
      }),
      expect.objectContaining({ bookedDate: '2026-11-03', amount: -950 }),
    ]);
    expect(refused(text)).toEqual({ currency: 'bank.choose-currency' });
  });

  test('an Indian export with lakhs, two columns and lines above the headings', () => {
    const text =
      'Account Name,Talent Ltd\nAccount No,00112233445566\n\nTxn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance (INR)\n03/11/2026,03/11/2026,NEFT CR-ACME-INV-5,N123,,"1,18,000.00","2,18,000.00"\n17/11/2026,17/11/2026,CHARGES,,590.00,,"2,17,410.00"\n';
    const statement = only(text);
    expect(statement).toMatchObject({
      account: '00112233445566',
      currency: 'INR',
      opening: 10_000_000,
      closing: 21_741_000,
    });
    expect(statement.entries.map(({ amount, bookedDate }) => [bookedDate, amount])).toEqual([
      ['2026-11-03', 11_800_000],
      ['2026-11-17', -59_000],
    ]);
  });

  test('a French export with semicolons, comma and accents in Windows-1252', () => {
    const text =
      'Date opération;Date de valeur;Libellé;Débit euros;Crédit euros\n05/11/2026;05/11/2026;VIR SEPA SOCIÉTÉ GÉNÉRALE D’ÉLAN INV-6;;1 234,56\n20/11/2026;20/11/2026;FRAIS;-12,00;\n'.replace(
        '’',
        "'",
      );
    const statement = only(latin(text), { currency: 'EUR' });
    expect(statement.entries.map(({ amount, text: said }) => [amount, said])).toEqual([
      [123_456, "VIR SEPA SOCIÉTÉ GÉNÉRALE D'ÉLAN INV-6"],
      [-1200, 'FRAIS'],
    ]);
  });

  test('a German export with the sign in a column of its own', () => {
    const text =
      '"Buchungstag";"Valuta";"Auftraggeber/Zahlungsempfänger";"IBAN";"Verwendungszweck";"Währung";"Umsatz";"Soll/Haben"\n"05.11.2026";"06.11.2026";"Acme AG";"DE89370400440532013000";"Rechnung 7";"EUR";"1.190,00";"H"\n"06.11.2026";"06.11.2026";"Bank";"";"Entgelt";"EUR";"4,90";"S"\n';
    expect(only(text).entries).toEqual([
      expect.objectContaining({
        amount: 119_000,
        bookedDate: '2026-11-05',
        valueDate: '2026-11-06',
        counterpartyAccount: 'DE89370400440532013000',
      }),
      expect.objectContaining({ amount: -490 }),
    ]);
  });

  test('dates that can be two are read by the choice of the person, or by what is not in the future', () => {
    const rows = (...days: string[]) =>
      `Date,Description,Amount (GBP)\n${days.map((day) => `${day},x ${day},5.00`).join('\n')}\n`;
    expect(refused(rows('03/04/2026', '05/04/2026'))).toEqual({ dayIs: 'bank.choose-dates' });
    const days = (text: string, choices: FileChoices) =>
      only(text, choices).entries.map((one) => one.bookedDate);
    expect(days(rows('03/04/2026'), { dayIs: 'first' })).toEqual(['2026-04-03']);
    expect(days(rows('03/04/2026'), { dayIs: 'second' })).toEqual(['2026-03-04']);
    expect(days(rows('03/12/2026'), {})).toEqual(['2026-03-12']);
    expect(days(rows('03/13/2026', '04/02/2026'), {})).toEqual(['2026-03-13', '2026-04-02']);
  });

  test('amounts and dates that are none are refused with their line', () => {
    const file = (row: string) => `Date,Amount (EUR),Details\n2026-11-01,"1,50",x\n${row}\n`;
    expect(refused(file('2026-11-02,many,x'))).toEqual({
      content: { code: 'bank.unreadable-line', values: { line: 3, text: 'many' } },
    });
    expect(refused(file('soon,5,x'))).toEqual({
      content: { code: 'bank.unreadable-line', values: { line: 3, text: 'soon' } },
    });
    expect(refused('Name,Phone\nA,1\n')).toEqual({ content: 'bank.unknown-format' });
    expect(refused('')).toEqual({ content: 'bank.no-entries' });
  });
});

test('entries in the future, impossible days and files beyond the limits are refused', () => {
  const on = (day: string) => camt(booked('1', '').replace('2026-11-02', day));
  expect(refused(on('2026-12-01'))).toEqual({
    content: { code: 'bank.future', values: { day: '2026-12-01' } },
  });
  expect(refused(on('2026-02-30'))).toMatchObject({ content: { code: 'bank.unreadable' } });
  expect(refused(camt(booked('99999999999', '')))).toEqual({ content: 'money.too-large' });
  expect(refused(new Uint8Array(5_000_001))).toMatchObject({ content: { code: 'files.too-large' } });
  expect(refused(Uint8Array.from([0, 1, 2, 3, 0, 0]))).toEqual({ content: 'bank.unknown-format' });
});

describe('the keys of entries', () => {
  const entry = (text: string, more: object = {}) => ({
    bookedDate: '2026-11-02',
    valueDate: null,
    amount: 100,
    currency: 'EUR',
    isReversal: false,
    counterparty: null,
    counterpartyAccount: null,
    text,
    endToEndId: null,
    bankReference: null,
    ...more,
  });

  test('are the same in statements that overlap, also of entries that are alike', () => {
    const [one, other] = entryKeys('DE89370400440532013000', [entry('a'), entry('a'), entry('b')]);
    expect(one).not.toBe(other);
    expect(entryKeys('DE89 3704 0044 0532 0130 00', [entry('A'), entry('a')])).toEqual([one, other]);
    expect(entryKeys('37040044/532013000', [entry('a')])).toEqual([one]);
  });

  test('differ by account, amount, day and reference of the bank', () => {
    const all = [
      ...entryKeys('DE89370400440532013000', [entry('a')]),
      ...entryKeys('NL91ABNA0417164300', [entry('a')]),
      ...entryKeys('DE89370400440532013000', [
        entry('a', { amount: 101 }),
        entry('a', { bookedDate: '2026-11-03' }),
        entry('a', { bankReference: 'R1' }),
        entry('a', { currency: 'USD' }),
      ]),
    ];
    expect(new Set(all).size).toBe(all.length);
    expect(entryKeys(null, [entry('a', { bankReference: 'R1' })])).toEqual(
      entryKeys(null, [entry('other words', { bankReference: 'R1' })]),
    );
  });
});
