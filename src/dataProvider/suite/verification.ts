import { describe, expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import type { DataProvider } from '../port.ts';
import { type As, edit, fieldErrors, freshWord, list, refusal, type SuiteUser } from './open.ts';

const pdf = btoa('%PDF-1.4 a page of text');
const noun = 'verificationDocuments';

/** Verification of companies and people, with documents. */
export const verification = (as: As): void => {
  const own = async (user: SuiteUser) => {
    const found = await list(await as(user), 'companies', { filter: { type: sideOf(user) }, perPage: 100 });
    return found.data.find(({ status }) => status !== undefined) as Row;
  };
  const sideOf = (user: SuiteUser) => (user.includes('ecruiter') ? 'recruiter' : 'provider');
  const judge = async (user: SuiteUser, columns: Record<string, unknown>) => {
    const admin = await as('admin');
    const { data } = await admin.getOne<Row>('companies', { id: String((await own(user)).id) });
    return (await edit(admin, 'companies', data, columns)).data;
  };
  const pending = (user: SuiteUser) => judge(user, { verification: 'Pending' });
  const bring = async (provider: DataProvider, columns: Record<string, unknown> = {}) =>
    (
      await provider.create<Row>(noun, {
        data: { name: 'Register.pdf', kind: 'Registration certificate', content: pdf, ...columns },
      })
    ).data as Row;

  describe('a company document', () => {
    test('is stored unchanged, for its users and for operators', async () => {
      const company = await pending('otherProvider');
      const provider = await as('otherProvider');
      const paper = await bring(provider);
      expect(paper).toMatchObject({
        companyId: company.id,
        requestId: null,
        userId: null,
        format: 'pdf',
        sizeBytes: 23,
      });
      for (const reader of [provider, await as('admin')])
        expect(await (await reader.getFile(noun, { id: paper.id })).data.text()).toBe(
          '%PDF-1.4 a page of text',
        );
      for (const other of ['provider', 'recruiter'] as const)
        expect((await refusal((await as(other)).getFile(noun, { id: paper.id }))).status).toBe(404);
    });

    test.each<[string, Record<string, unknown>, string]>([
      ['a program', { content: btoa('MZ\x90\x00 program') }, 'content'],
      ['of no kind', { kind: 'Poem' }, 'kind'],
      ['without a kind', { kind: undefined }, 'kind'],
      ['nothing', { content: '' }, 'content'],
      ['measured by its sender', { sizeBytes: 3 }, 'sizeBytes'],
      ['in another’s name', { userId: 'USR-001' }, 'userId'],
    ])('that is %s is refused at its field', async (_, columns, field) => {
      await pending('otherProvider');
      const error = await refusal(bring(await as('otherProvider'), columns));
      expect([error.status, fieldErrors(error)]).toEqual([400, [field]]);
    });

    test('cannot be uploaded by a read-only user', async () => {
      expect((await refusal(bring(await as('viewer')))).status).toBe(403);
    });

    test('can be deleted until the company is verified', async () => {
      await pending('otherProvider');
      const provider = await as('otherProvider');
      const [kept, gone] = [await bring(provider), await bring(provider)];
      await provider.delete(noun, { id: gone.id, previousData: gone });
      await judge('otherProvider', { verification: 'Verified' });
      const error = await refusal(provider.delete(noun, { id: kept.id, previousData: kept }));
      expect(error.status).toBe(409);
      expect((await refusal(bring(provider))).status).toBe(409);
    });
  });

  describe('a user who requests verification', () => {
    /** A new, unverified user; operators act in their name. */
    const somebody = async () => {
      const admin = await as('admin');
      const company = await own('otherRecruiter');
      const { data: person } = await admin.create<Row>('users', {
        data: {
          userType: 'recruiter',
          companyId: company.id,
          firstName: 'Ada',
          lastName: freshWord(),
          email: `${freshWord()}@new.example`,
        },
      });
      const ask = () =>
        admin.create<Row>('verificationRequests', { data: { userId: person.id, companyId: company.id } });
      return { admin, company, person, ask, request: (await ask()).data as Row };
    };
    const now = async (admin: DataProvider, { id }: Row) =>
      (await admin.getOne<Row>('verificationRequests', { id })).data as Row;

    test('has at most one open request', async () => {
      const { ask } = await somebody();
      expect((await refusal(ask())).status).toBe(409);
    });

    test('sees the number of the request’s documents updated', async () => {
      const { admin, company, request } = await somebody();
      const place = { companyId: company.id, requestId: request.id };
      const papers = [await bring(admin, place), await bring(admin, place)];
      expect((await now(admin, request)).documents).toBe(2);
      await admin.delete(noun, { id: String(papers[0]?.id), previousData: papers[0] as Row });
      expect(await now(admin, request)).toMatchObject({ documents: 1, version: request.version });
    });

    test('has documents that are hidden from colleagues', async () => {
      const { admin, company, request } = await somebody();
      const paper = await bring(admin, { companyId: company.id, requestId: request.id });
      const colleague = await as('otherRecruiter');
      expect((await refusal(colleague.getFile(noun, { id: paper.id }))).status).toBe(404);
      expect((await refusal(colleague.getOne('verificationRequests', { id: request.id }))).status).toBe(404);
      const mine = bring(colleague, { requestId: request.id });
      expect(fieldErrors(await refusal(mine))).toEqual(['requestId']);
    });

    test('is verified by an approval, after which the documents cannot be deleted', async () => {
      const { admin, company, person, request } = await somebody();
      const place = { companyId: company.id, requestId: request.id };
      const paper = await bring(admin, place);
      const { data: looked } = await edit(admin, 'verificationRequests', await now(admin, request), {
        status: 'Under Review',
      });
      await edit(admin, 'verificationRequests', looked as Row, { status: 'Approved' });
      expect((await admin.getOne<Row>('users', { id: person.id })).data.verified).toBe(true);
      expect((await refusal(admin.delete(noun, { id: paper.id, previousData: paper }))).status).toBe(409);
      expect((await refusal(bring(admin, place))).status).toBe(409);
    });

    test('is rejected only with a reason, stays unverified and may try again', async () => {
      const { admin, person, request, ask } = await somebody();
      const bare = await refusal(edit(admin, 'verificationRequests', request, { status: 'Rejected' }));
      expect([bare.status, fieldErrors(bare)]).toEqual([400, ['reason']]);
      await edit(admin, 'verificationRequests', request, { status: 'Rejected', reason: 'Expired' });
      expect((await admin.getOne<Row>('users', { id: person.id })).data.verified).toBe(false);
      expect((await ask()).data).toMatchObject({ status: 'Pending', documents: 0 });
    });
  });

  describe('a user account', () => {
    const add = async (columns: Record<string, unknown> = {}) => {
      const admin = await as('admin');
      const company = await own('otherRecruiter');
      const form = { userType: 'recruiter', companyId: company.id, firstName: 'Ada', lastName: 'New' };
      const data = { ...form, email: `${freshWord()}@new.example`, ...columns };
      return (await admin.create<Row>('users', { data })).data as Row;
    };
    const invitations = async (userId: string) =>
      (await list(await as('admin'), 'mails', { filter: { userId, purpose: 'invitation' } })).total;

    test('that is added waits for its user, who gets an invitation mail', async () => {
      const person = await add();
      expect([person.status, await invitations(person.id)]).toEqual(['Pending', 1]);
    });

    test('can be invited again until its user has signed in', async () => {
      const admin = await as('admin');
      const person = await add();
      const { data } = await edit(admin, 'users', person, { invitedAt: '2026-06-15T09:00:00.000Z' });
      expect(await invitations(person.id)).toBe(2);
      const { data: active } = await edit(admin, 'users', data as Row, { status: 'Active' });
      const error = await refusal(
        edit(admin, 'users', active as Row, { invitedAt: '2026-06-16T09:00:00.000Z' }),
      );
      expect([error.status, await invitations(person.id)]).toEqual([409, 2]);
    });

    test('can be suspended only with a reason, which colleagues cannot see', async () => {
      const admin = await as('admin');
      const person = await add({ status: 'Active' });
      const bare = await refusal(edit(admin, 'users', person, { status: 'Suspended' }));
      expect([bare.status, fieldErrors(bare)]).toEqual([400, ['statusReason']]);
      await edit(admin, 'users', person, { status: 'Suspended', statusReason: 'Shared' });
      const { data: seen } = await (await as('otherRecruiter')).getOne<Row>('users', { id: person.id });
      expect([seen.status, Object.hasOwn(seen, 'statusReason')]).toEqual(['Suspended', false]);
    });

    test('must belong to a company of its user type', async () => {
      expect(fieldErrors(await refusal(add({ userType: 'provider' })))).toEqual(['companyId']);
    });

    test('has a unique email', async () => {
      expect(fieldErrors(await refusal(add({ email: 'provider@talentbench.example' })))).toEqual(['email']);
    });
  });
};
