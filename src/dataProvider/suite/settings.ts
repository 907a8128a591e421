import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, addCandidate, edit, freshWord, list, refusal } from './open.ts';

/** The operator's settings apply to all calls. */
export const settings = (as: As): void => {
  const change = async (noun: string, filter: object, columns: object) => {
    const admin = await as('admin');
    const [row] = (await list(admin, noun, { filter: { ...filter } })).data;
    await edit(admin, noun, row as Row, { ...columns });
  };
  const set = (key: string, value: string | null) =>
    change('preferences', { kind: 'platform', key }, { value });
  const turn = (name: string, enabled: boolean) => change('featureToggles', { name }, { enabled });

  test('settings are public, and changes are visible at the next call', async () => {
    const provider = await as('provider');
    await set('dateFormat', 'YYYY-MM-DD');
    expect((await provider.platform()).data).toMatchObject({ dateFormat: 'YYYY-MM-DD', maxMegabytes: 10 });
    await set('dateFormat', null);
    expect((await provider.platform()).data.dateFormat).toBeNull();
  });

  test('with an exchange rate, candidates with rates in that currency are compared, and without one left out', async () => {
    const word = freshWord();
    const provider = await as('provider');
    for (const [name, rate, currency] of [
      ['Ann', 9000, 'USD'],
      ['Ben', 8000, 'EUR'],
      ['Cid', 8001, 'EUR'],
      ['Dee', 100, 'GBP'],
    ])
      await addCandidate(provider, { name: `${name} ${word}`, skills: [word], rate, currency });
    const recruiter = await as('recruiter');
    const found = async (rateCurrency: string, rateUpTo: number) =>
      (
        await list(recruiter, 'candidates', {
          filter: { q: word, rateUpTo, rateCurrency },
          sort: ['name', 'ASC'],
        })
      ).data.map(({ name }) => String(name).slice(0, 3));
    expect(await found('USD', 9200)).toEqual(['Ann']);
    const admin = await as('admin');
    const rates = { kind: 'platform', key: 'exchangeRates', label: 'Exchange rates', enabled: true };
    const refused = await refusal(admin.create('preferences', { data: { ...rates, value: '{"EUR":0}' } }));
    expect(refused.body?.errors).toEqual({ value: 'Enter an amount' });
    const { data: row } = await admin.create<Row>('preferences', {
      data: { ...rates, value: '{"EUR":1.15}' },
    });
    expect((await provider.platform()).data.exchangeRates).toEqual({ USD: 1, EUR: 1.15 });
    expect(await found('USD', 9200)).toEqual(['Ann', 'Ben']);
    expect(await found('EUR', 8001)).toEqual(['Ann', 'Ben', 'Cid']);
    expect(await found('GBP', 9000)).toEqual(['Dee']);
    const criteria = { filters: { skills: [word], rate: { upTo: 9200, currency: 'USD' as const } } };
    const { data: matching } = await recruiter.recommend({ criteria });
    expect(matching.matches).toHaveLength(2);
    expect(matching.filteredOut).toContainEqual({ filter: 'rate', label: '9200 USD', count: 2, unknown: 1 });
    await edit(admin, 'preferences', row, { value: null });
    expect(await found('USD', 9200)).toEqual(['Ann']);
  });

  test('a value that is not offered is refused at the value', async () => {
    const refused = await refusal(set('maxFileSize', '1GB'));
    expect(refused.body?.errors).toEqual({ value: 'Choose one of 5MB, 10MB, 25MB, 50MB' });
  });

  test('new amounts use the platform’s currency', async () => {
    await set('currency', 'CAD');
    const data = { title: 'Smith', location: 'Lyon', experience: '3-5 years', salary: '50-60k' };
    const made = await (await as('recruiter')).create<Row>('jobs', { data });
    await set('currency', 'USD');
    expect(made.data.currency).toBe('CAD');
  });

  test('with AI Recommendations off, a search is refused with the name of the feature, and names in ads are still read', async () => {
    await turn('AI Recommendations', false);
    const recruiter = await as('recruiter');
    const refused = await refusal(recruiter.recommend({ criteria: {} }));
    const read = await recruiter.knownNames({ names: [freshWord()] });
    await turn('AI Recommendations', true);
    expect([refused.status, refused.body?.code]).toEqual([403, 'settings.feature-off']);
    expect(read.data).toEqual({ names: [] });
  });

  test('with Advanced Analytics off, 30 days are allowed and 90 are refused', async () => {
    await turn('Advanced Analytics', false);
    const provider = await as('provider');
    const refused = await refusal(provider.insight('providerAnalytics', { asked: { days: 90 } }));
    const told = await provider.insight('providerAnalytics', { asked: { days: 30 } });
    await turn('Advanced Analytics', true);
    expect([refused.body?.code, told.data.days]).toEqual(['settings.feature-off', 30]);
  });

  test('with Advanced Security off, no IP allowlist can be set up', async () => {
    await turn('Advanced Security', false);
    const data = {
      kind: 'security',
      key: 'ipRestriction',
      label: 'IP',
      userId: null,
      enabled: true,
      value: '::1',
    };
    const refused = await refusal((await as('provider')).create('preferences', { data }));
    await turn('Advanced Security', true);
    expect(refused.body?.code).toBe('settings.feature-off');
  });
};
