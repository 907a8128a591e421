import { describe, expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, edit, fieldErrors, list, refusal } from './open.ts';
import { signContract } from './signContract.ts';

const pdf = btoa('%PDF-1.4 a page of text');

/** Contracts, their texts and files. */
export const documents = (as: As): void => {
  const addContract = async (columns: Record<string, unknown> = {}) => {
    const data = {
      employee: 'Ada Bench',
      client: 'Hire Co',
      type: 'SOW',
      startDate: '2026-07-01',
      endDate: '2026-12-31',
      rate: 9500,
      ...columns,
    };
    return (await (await as('provider')).create<Row>('contracts', { data })).data;
  };
  const recruiterId = async () => {
    const { data } = await list(await as('recruiter'), 'jobs', { perPage: 1 });
    return data[0]?.companyId as string;
  };
  const addDocument = async (contract: Row, columns: Record<string, unknown> = {}) => {
    const data = { contractId: contract.id, name: 'Offer.pdf', content: pdf, ...columns };
    return (await (await as('provider')).create<Row>('contractDocuments', { data })).data;
  };
  const send = async (contract: Row) =>
    (await edit(await as('provider'), 'contracts', contract, { status: 'Pending' })).data;
  const sign = async (contract: Row) => signContract(as, await send(contract));

  describe('the value of a contract', () => {
    test('is rate × hours × months', async () => {
      expect((await addContract()).totalValue).toBe(9500 * 160 * 6);
    });

    test('is the agreed value, if there is one', async () => {
      const contract = await addContract({ agreedValue: 1_000_000 });
      expect(contract.totalValue).toBe(1_000_000);
      const { data } = await edit(await as('provider'), 'contracts', contract, { agreedValue: null });
      expect(data.totalValue).toBe(9500 * 160 * 6);
    });

    test('that is too large is refused at the rate', async () => {
      const error = await refusal(addContract({ rate: 1_000_000_000_000 }));
      expect([error.status, fieldErrors(error)]).toEqual([400, ['rate']]);
    });
  });

  describe('a contract from a template', () => {
    const addTemplate = async (columns: Record<string, unknown> = {}) => {
      const data = { name: 'House text', type: 'NDA', body: '{{client}} keeps quiet.', ...columns };
      return (await (await as('provider')).create<Row>('contractTemplates', { data })).data;
    };
    const uses = async (template: Row) =>
      (await (await as('provider')).getOne<Row>('contractTemplates', { id: template.id })).data.usageCount;

    test('copies its text, and counts as a use of it', async () => {
      const template = await addTemplate();
      const contract = await addContract({ templateId: template.id });
      expect(contract.body).toBe('{{client}} keeps quiet.');
      await addContract({ templateId: template.id, body: 'Our own words.' });
      expect(await uses(template)).toBe(2);
    });

    test('keeps its text when the template is changed or deleted', async () => {
      const provider = await as('provider');
      const template = await addTemplate();
      const contract = await addContract({ templateId: template.id });
      const { data: changed } = await edit(provider, 'contractTemplates', template, { body: 'New words.' });
      const current = (await provider.getOne<Row>('contractTemplates', { id: template.id })).data;
      expect(current.body).toBe(changed.body);
      await provider.delete('contractTemplates', { id: template.id, previousData: current });
      expect((await provider.getOne('contracts', { id: contract.id })).data.body).toBe(
        '{{client}} keeps quiet.',
      );
    });

    test('cannot contain unknown fields', async () => {
      const error = await refusal(addTemplate({ body: 'Dear {{boss}}' }));
      expect([error.status, error.body.errors]).toEqual([400, { body: 'Unknown fields: {{boss}}' }]);
    });

    test('of the platform can be read by everyone and changed by no provider', async () => {
      const provider = await as('provider');
      const { data } = await list(provider, 'contractTemplates', { filter: { companyId: null } });
      const error = await refusal(edit(provider, 'contractTemplates', data[0] as Row, { name: 'Mine' }));
      expect(error.status).toBe(403);
    });
  });

  describe('a contract awaiting signature', () => {
    test('cannot be edited until it is withdrawn', async () => {
      const provider = await as('provider');
      const pending = await send(await addContract({ recruiterId: await recruiterId() }));
      expect((await refusal(edit(provider, 'contracts', pending, { rate: 1 }))).status).toBe(409);
      const { data: draft } = await edit(provider, 'contracts', pending, { status: 'Draft' });
      expect((await edit(provider, 'contracts', draft, { rate: 9600 })).data.rate).toBe(9600);
    });
  });

  describe('a resume', () => {
    const add = async (by: Parameters<As>[0], columns: Record<string, unknown> = {}) => {
      const { data: found } = await list(await as('provider'), 'candidates', { perPage: 1 });
      const data = { candidateId: found[0]?.id, name: 'Ada.rtf', content: btoa('{\\rtf1 Ada}'), ...columns };
      return (await (await as(by)).create<Row>('candidateDocuments', { data })).data;
    };

    test('is read by the provider of its candidate, and by no recruiter or other provider', async () => {
      const { id, companyId, format } = await add('provider');
      expect([companyId, format]).toEqual(['CO-001', 'rtf']);
      const { data } = await (await as('provider')).getFile('candidateDocuments', { id });
      expect([data.type, await data.text()]).toEqual(['application/rtf', '{\\rtf1 Ada}']);
      for (const other of ['recruiter', 'otherProvider'] as const) {
        const by = await as(other);
        const { status } = await refusal(by.getFile('candidateDocuments', { id }));
        expect([403, 404]).toContain(status);
      }
    });

    test.each<[string, Record<string, unknown>]>([
      ['a picture', { content: btoa('\x89PNG\r\n\x1a\n') }],
      ['a program', { content: btoa('MZ\x90\x00 program') }],
    ])('that is %s is refused at its field', async (_, columns) => {
      const error = await refusal(add('provider', columns));
      expect([error.status, fieldErrors(error)]).toEqual([400, ['content']]);
    });

    test('finds its candidate for those who may open it, and shows the words where they stand', async () => {
      const provider = await as('provider');
      const { data: sample } = await list(provider, 'candidateDocuments', { perPage: 1 });
      const { candidateId, name } = sample[0] as Row;
      const q = `"resume of candidate ${candidateId}"`;
      const found = async (by: Parameters<As>[0], asked: string) =>
        (await list(await as(by), 'candidates', { filter: { q: asked } })).data.map(({ id }) => id);
      expect(await found('provider', q)).toEqual([candidateId]);
      expect(await found('admin', q)).toEqual([candidateId]);
      const { data: candidate } = await provider.getOne<Row>('candidates', { id: String(candidateId) });
      expect(await found('provider', `${q} "${candidate.title}"`)).toEqual([candidateId]);
      expect(await found('provider', `${q} -"demo market"`)).toEqual([]);
      for (const other of ['otherProvider', 'recruiter'] as const) expect(await found(other, q)).toEqual([]);
      const asked = { q, ids: String(candidateId) };
      const { excerpts } = (await provider.resumeExcerpts(asked)).data;
      expect(excerpts).toMatchObject([{ candidateId, name }]);
      expect(excerpts[0]?.parts.filter((part) => part.found)).toEqual([
        { text: `Resume of candidate ${candidateId}`, found: true },
      ]);
      const { excerpts: ofOther } = (await (await as('otherProvider')).resumeExcerpts(asked)).data;
      expect(ofOther).toEqual([]);
      expect((await refusal((await as('recruiter')).resumeExcerpts(asked))).status).toBe(403);
    });

    test('cannot be added to a candidate of another provider', async () => {
      expect([400, 404]).toContain((await refusal(add('otherProvider'))).status);
    });
  });

  describe('a document', () => {
    test('is stored unchanged, with its size and uploader', async () => {
      const document = await addDocument(await addContract());
      expect(document).toMatchObject({ name: 'Offer.pdf', format: 'pdf', sizeBytes: 23, version: 1 });
      expect(document.author).toMatch(/\w/);
      const { data } = await (await as('provider')).getFile('contractDocuments', { id: document.id });
      expect([data.type, await data.text()]).toEqual(['application/pdf', '%PDF-1.4 a page of text']);
    });

    test('of the sample world can be downloaded', async () => {
      const provider = await as('provider');
      const { data: found } = await list(provider, 'contractDocuments', { perPage: 1 });
      const { data } = await provider.getFile('contractDocuments', { id: String(found[0]?.id) });
      expect([(await data.text()).slice(0, 8), data.size]).toEqual(['%PDF-1.4', found[0]?.sizeBytes]);
    });

    test.each<[string, Record<string, unknown>, string]>([
      ['a program', { content: btoa('MZ\x90\x00 program') }, 'content'],
      ['a picture that is a page', { name: 'a.png', content: btoa('<html>') }, 'content'],
      ['nothing', { content: '' }, 'content'],
      ['what is no base64', { content: '%%%' }, 'content'],
      ['no name', { name: '' }, 'name'],
      ['a foreign owner', { providerId: 'CO-002' }, 'providerId'],
    ])('that is %s is refused at its field', async (_, columns, field) => {
      const contract = await addContract();
      const error = await refusal(addDocument(contract, columns));
      expect([error.status, fieldErrors(error)]).toEqual([400, [field]]);
      const filter = { contractId: contract.id };
      expect((await list(await as('provider'), 'contractDocuments', { filter })).total).toBe(0);
    });

    test('gets a file name that is safe everywhere', async () => {
      const { name } = await addDocument(await addContract(), { name: '../../Łukasz "王".exe' });
      expect(name).toBe('Łukasz 王 .exe.pdf');
    });

    test('is visible to the recruiter of its contract, and to no other provider', async () => {
      const contract = await addContract({ recruiterId: await recruiterId() });
      const { id } = await addDocument(contract);
      expect((await (await as('recruiter')).getFile('contractDocuments', { id })).data.size).toBe(23);
      const other = await as('otherProvider');
      for (const call of [
        () => other.getFile('contractDocuments', { id }),
        () => other.getOne('contractDocuments', { id }),
        () => other.delete('contractDocuments', { id, previousData: { id, version: 1 } }),
      ])
        expect((await refusal(call())).status).toBe(404);
    });

    test('is visible to the new recruiter when a draft gets another one', async () => {
      const contract = await addContract();
      const { id } = await addDocument(contract);
      const recruiter = await as('recruiter');
      expect((await refusal(recruiter.getFile('contractDocuments', { id }))).status).toBe(404);
      await edit(await as('provider'), 'contracts', contract, { recruiterId: await recruiterId() });
      expect((await recruiter.getFile('contractDocuments', { id })).data.size).toBe(23);
    });

    test('cannot be added to another company’s contract, or by a recruiter', async () => {
      const contract = await addContract({ recruiterId: await recruiterId() });
      const data = { contractId: contract.id, name: 'Offer.pdf', content: pdf };
      const foreign = await refusal((await as('otherProvider')).create('contractDocuments', { data }));
      expect([400, 404]).toContain(foreign.status);
      const client = await refusal((await as('recruiter')).create('contractDocuments', { data }));
      expect(client.status).toBe(403);
    });

    test('of a signed contract cannot be deleted; further ones can be added', async () => {
      const contract = await addContract({ recruiterId: await recruiterId() });
      const document = await addDocument(contract);
      await sign(contract);
      const removal = (await as('provider')).delete('contractDocuments', {
        id: document.id,
        previousData: document,
      });
      expect((await refusal(removal)).status).toBe(409);
      expect((await addDocument(contract, { name: 'Signature page.pdf' })).name).toBe('Signature page.pdf');
    });

    test('is deleted with its draft', async () => {
      const provider = await as('provider');
      const contract = await addContract();
      const { id } = await addDocument(contract);
      await provider.delete('contracts', { id: contract.id, previousData: contract });
      expect((await refusal(provider.getFile('contractDocuments', { id }))).status).toBe(404);
    });

    test('of a draft can be deleted', async () => {
      const provider = await as('provider');
      const document = await addDocument(await addContract());
      await provider.delete('contractDocuments', { id: document.id, previousData: document });
      expect((await refusal(provider.getFile('contractDocuments', { id: document.id }))).status).toBe(404);
    });
  });
};
