import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, addCandidate, edit, fieldErrors, freshWord, list, refusal } from './open.ts';

/** Requisitions for several roles, and the crews that answer them. */
export const crews = (as: As): void => {
  const create = async (user: 'provider' | 'recruiter', noun: string, data: Record<string, unknown>) =>
    (await (await as(user)).create<Row>(noun, { data })).data;
  const ask = (roles: object[], providerIds: unknown[], more: object = {}) =>
    create('recruiter', 'requisitions', {
      position: 'Bridge Team',
      duration: '3 months',
      headCount: 1,
      respondBy: '2026-07-01',
      roles,
      providerIds,
      status: 'Sent',
      ...more,
    });
  const threadOf = async ({ id }: Row) =>
    (await list(await as('admin'), 'requests', { filter: { requisitionId: id } })).data[0] as Row;
  const quote = (request: Row, candidate: Row, role: string | null) =>
    create('provider', 'proposals', {
      requestId: request.id,
      candidateId: candidate.id,
      role,
      rate: 9900,
      startDate: '2026-08-03',
      validUntil: '2026-06-30',
    });

  test('the requests of a requisition have its roles, and only as many quotes of a role are awarded as it asks for', async () => {
    const skill = freshWord();
    const [ada, grace, mary] = [
      await addCandidate(await as('provider'), { name: 'Ada Bench' }),
      await addCandidate(await as('provider'), { name: 'Grace Bench' }),
      await addCandidate(await as('provider'), { name: 'Mary Bench' }),
    ];
    const requisition = await ask(
      [
        { title: 'Welder', skills: [skill] },
        { title: 'Diver', headCount: 2 },
      ],
      [ada.companyId],
    );
    expect(requisition.headCount).toBe(3);
    const thread = await threadOf(requisition);
    expect(thread).toMatchObject({ headCount: 3, roles: requisition.roles });

    const first = await quote(thread, ada, 'Welder');
    const second = await quote(thread, grace, 'Welder');
    expect(first.role).toBe('Welder');
    expect(fieldErrors(await refusal(quote(thread, mary, 'Pilot')))).toEqual(['role']);
    const recruiter = await as('recruiter');
    await edit(recruiter, 'proposals', first, { status: 'Accepted' });
    const { data: open } = await recruiter.getOne<Row>('proposals', { id: second.id });
    const full = await refusal(edit(recruiter, 'proposals', open, { status: 'Accepted' }));
    expect([full.status, full.body.code]).toEqual([409, 'roles.filled']);
    await edit(recruiter, 'proposals', await quote(thread, mary, 'Diver'), { status: 'Accepted' });
  });

  test('a fault in a role is refused at the roles, and a sent requisition keeps its roles', async () => {
    const { companyId } = await addCandidate(await as('provider'));
    for (const roles of [[{ title: 'Diver', rateMin: 2, rateMax: 1 }], [{ title: '' }], [{}], 'Diver'])
      expect(fieldErrors(await refusal(ask(roles as object[], [companyId])))).toEqual(['roles']);
    const sent = await ask([{ title: 'Diver' }], [companyId]);
    const held = await refusal(edit(await as('recruiter'), 'requisitions', sent, { roles: [] }));
    expect([held.status, held.body.code]).toEqual([409, 'requisitions.sent']);
  });
};
