import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, addCandidate, edit, freshWord, list, refusal } from './open.ts';

/** Changes by a company's own users. */
export const companyProfile = (as: As): void => {
  const ownCompany = async () => {
    const { companyId } = await addCandidate(await as('otherProvider'));
    return (await (await as('otherProvider')).getOne<Row>('companies', { id: String(companyId) })).data;
  };
  const verified = async () => {
    const company = await ownCompany();
    if (company.verification === 'Verified') return company;
    return (await edit(await as('admin'), 'companies', company, { verification: 'Verified' })).data;
  };
  const change = async (company: Row, columns: Record<string, unknown>) =>
    (
      await (
        await as('otherProvider')
      ).update<Row>('companies', { id: company.id, data: columns, previousData: company })
    ).data;
  const inbox = async (company: Row) => {
    const { data } = await list(await as('admin'), 'notifications', { sort: ['id', 'DESC'], perPage: 100 });
    return data.filter(({ title }) =>
      String(title).startsWith(`${company.name} changed its name or tax numbers`),
    );
  };

  test.each([
    ['name', () => `Renamed ${freshWord()}`],
    ['gstNumber', () => '29ABCDE1234F2Z5'],
    ['panNumber', () => 'ABCDE1234F'],
  ])(
    'a verified company that changes its %s must be verified again, and operators are notified',
    async (field, value) => {
      const company = await verified();
      const told = (await inbox(company)).length;
      const after = await change(company, { [field]: value() });
      expect(after).toMatchObject({ verification: 'Pending', verificationReason: null });
      expect(await inbox(company)).toHaveLength(told + 1);
      const trail = await list(await as('admin'), 'auditLogs', {
        filter: { noun: 'companies', target: company.id },
        sort: ['id', 'DESC'],
      });
      expect(JSON.parse(String(trail.data[0]?.after))).toMatchObject({ verification: 'Pending' });
      const back = { [field]: company[field], verification: 'Verified' };
      expect((await edit(await as('admin'), 'companies', after, back)).data.verification).toBe('Verified');
    },
  );

  test('other changes, and a name corrected by an operator, leave a company verified', async () => {
    const company = await verified();
    const after = await change(company, { description: `Benches ${freshWord()}`, founded: 2001 });
    expect(after.verification).toBe('Verified');
    const corrected = await edit(await as('admin'), 'companies', after, { name: `${company.name} Ltd` });
    expect(corrected.data.verification).toBe('Verified');
    await edit(await as('admin'), 'companies', corrected.data, { name: company.name });
  });

  test('a company cannot be founded after this year', async () => {
    const company = await ownCompany();
    const error = await refusal(change(company, { founded: 2027 }));
    expect([error.status, error.body.errors]).toEqual([400, { founded: 'At most 2026' }]);
    expect((await change(company, { founded: 2026 })).founded).toBe(2026);
  });
};
