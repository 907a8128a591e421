import { afterAll, describe, expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, addCandidate, candidateForm, edit, freshWord, list, refusal } from './open.ts';
import { enterWeek, moveSheet, signDeployment } from './timesheets.ts';

/** The currencies that the operator has put in use. */
export const currencies = (as: As): void => {
  const store = async (key: string, value: string | null) => {
    const admin = await as('admin');
    const filter = { kind: 'platform', key };
    const [row] = (await list(admin, 'preferences', { filter })).data;
    const { data } = row
      ? await edit(admin, 'preferences', row, { value })
      : await admin.create<Row>('preferences', { data: { ...filter, label: key, enabled: true, value } });
    return data;
  };
  const use = (codes: string | null) => store('currenciesInUse', codes);
  const errorsOf = async (call: Promise<unknown>) => (await refusal(call)).body.errors;
  const reread = async (noun: string, { id }: Row) =>
    (await (await as('provider')).getOne<Row>(noun, { id })).data;
  const notInUse = {
    currency: 'JPY is not in use on this platform. Choose one of USD, EUR, GBP, CAD',
  };
  afterAll(async () => {
    await use(null);
    await store('exchangeRates', null);
  });

  test('are four until an operator chooses, and always include the default', async () => {
    const provider = await as('provider');
    const inUse = async () => (await provider.platform()).data.currencies;
    expect(await inUse()).toEqual(['USD', 'EUR', 'GBP', 'CAD']);
    await use('JPY,INR');
    expect(await inUse()).toEqual(['USD', 'INR', 'JPY']);
    await use(null);
    expect(await inUse()).toEqual(['USD', 'EUR', 'GBP', 'CAD']);
  });

  test.each(['EURO', 'USD,USD', 'usd', 'USD, EUR'])('cannot be “%s”', async (codes) => {
    expect(await errorsOf(use(codes))).toEqual({ value: 'Enter a code of ISO 4217, such as USD' });
  });

  test('another is refused beside the field, and a row that has it keeps it', async () => {
    const provider = await as('provider');
    const inYen = { rate: 9500, currency: 'JPY' };
    expect(await errorsOf(addCandidate(provider, inYen))).toEqual(notInUse);
    expect(await errorsOf(addCandidate(provider, { currency: 'XTS' }))).toEqual({
      currency: 'Enter a code of ISO 4217, such as USD',
    });
    const other = await addCandidate(provider);
    expect(await errorsOf(edit(provider, 'candidates', other, { currency: 'JPY' }))).toEqual(notInUse);
    await use('USD,JPY');
    const one = await addCandidate(provider, inYen);
    await use(null);
    const { data } = await edit(provider, 'candidates', one, { rate: 9600 });
    expect(data).toMatchObject({ rate: 9600, currency: 'JPY' });
    await expect(edit(provider, 'candidates', data, { currency: 'EUR' })).resolves.toBeTruthy();
    const back = await reread('candidates', one);
    expect(await errorsOf(edit(provider, 'candidates', back, { currency: 'JPY' }))).toEqual(notInUse);
  });

  test('of a batch, the row is named', async () => {
    const provider = await as('provider');
    const items = ['USD', 'JPY'].map((currency) => ({ create: candidateForm({ currency }) }));
    const refused = await refusal(provider.batch('candidates', { items }));
    expect([refused.status, refused.message]).toEqual([400, expect.stringContaining('Row 2')]);
  });

  test('a rate is filtered in the units of each currency', async () => {
    const provider = await as('provider');
    const word = freshWord();
    await use('USD,JPY,KWD');
    await addCandidate(provider, { skills: [word], name: `Yen ${word}`, rate: 6000, currency: 'JPY' });
    await addCandidate(provider, { skills: [word], name: `Dinar ${word}`, rate: 12_345, currency: 'KWD' });
    await addCandidate(provider, { skills: [word], name: `Dollar ${word}`, rate: 4000 });
    const recruiter = await as('recruiter');
    const found = async (rateCurrency: string, rateUpTo: number) => {
      const filter = { q: word, rateUpTo, rateCurrency };
      const { data } = await list(recruiter, 'candidates', { filter, sort: ['name', 'ASC'] });
      return data.map(({ name }) => String(name).split(' ')[0]);
    };
    expect(await found('JPY', 6000)).toEqual(['Yen']);
    expect(await found('JPY', 5999)).toEqual([]);
    await store('exchangeRates', '{"JPY":0.0067,"KWD":3.26}');
    // 6,000 yen are 40.20 dollars, and 12.345 dinars 40.24.
    expect(await found('USD', 4019)).toEqual(['Dollar']);
    expect(await found('USD', 4020)).toEqual(['Dollar', 'Yen']);
    expect(await found('USD', 4025)).toEqual(['Dinar', 'Dollar', 'Yen']);
    expect(await found('KWD', 12_345)).toEqual(['Dinar', 'Dollar', 'Yen']);
    expect(await found('JPY', 5999)).toEqual(['Dollar']);
  });

  describe('a contract in yen', () => {
    test('is worked and invoiced in yen, also when yen are no longer in use', async () => {
      await use('USD,JPY');
      const contract = await signDeployment(as, { rate: 9501, currency: 'JPY' });
      await use(null);
      const week = { monday: 40, tuesday: 40, wednesday: 40, thursday: 40, friday: 18 };
      await moveSheet(as, await enterWeek(as, contract, week), 'Submitted', 'Approved');
      const provider = await as('provider');
      const { data: invoice } = await provider.create<Row>('providerInvoices', {
        data: { contractId: contract.id },
      });
      // 40 hours, and 4.5 at one and a half times the rate: 64,131.75 yen.
      expect(invoice).toMatchObject({ currency: 'JPY', amount: 380_040 + 64_132 });
    });
  });
};
