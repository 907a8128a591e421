import { expect, test } from 'vitest';
import { sampleFacts } from '../../../../domain/billing/electronic/testing/samples.ts';
import { type Asked, bookingFile, fieldName, missingIn } from './bookings.ts';

const { invoice } = sampleFacts({ from: 'DE', to: 'FR' });
const thai = { ...invoice, recruiterId: null, client: "บริษัท [No. 1] 'เอ'", number: 'CO-DE-0008' };
const known = { ...invoice, recruiterId: 'CO-9' };
const asked: Asked = {
  program: 'datev',
  from: '2026-06',
  to: '2026-06',
  xero: { account: '200', dates: 'DMY' },
  quickBooks: { item: 'Services', dates: 'DMY' },
  datev: {
    consultant: '29098',
    client: '55003',
    yearStart: 1,
    accountLength: 4,
    taxes: { [fieldName('Reverse Charge')]: '8336' },
    debtors: { [fieldName('CO-9')]: ' 10001 ', [fieldName(thai.client)]: '10002' },
  },
};

test('the name of a field has no sign by which forms find fields inside others', () => {
  for (const key of [thai.client, '7', 'Standard, VAT 1900', 'a.b"c'])
    expect(fieldName(key)).not.toMatch(/[.'"[\]]|^\d/);
});

test('a file for DATEV has the account of each client, whatever its name', async () => {
  const taken = [known, thai];
  expect(missingIn(asked, taken, 'Required')).toBeNull();
  const { content, name } = await bookingFile(asked, taken, () => '');
  expect(name).toBe('EXTF_Buchungsstapel_2026-06.csv');
  const text = new TextDecoder('windows-1252').decode(content as Uint8Array);
  const [head, , ...postings] = text.split('\r\n');
  expect(head).toContain(';20260601;20260630;');
  expect(postings.slice(0, 2).map((line) => line.split(';').slice(6, 8))).toEqual([
    ['10001', '8336'],
    ['10002', '8336'],
  ]);
});

test('what is not entered is an error of its field', () => {
  const other = { ...thai, client: 'Other' };
  expect(missingIn({ ...asked, datev: { ...asked.datev, taxes: {} } }, [known, other], 'Required')).toEqual({
    datev: {
      taxes: { [fieldName('Reverse Charge')]: 'Required' },
      debtors: { [fieldName('Other')]: 'Required' },
    },
  });
});
