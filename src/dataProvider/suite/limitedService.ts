import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, addCandidate, edit, list, type Opened, refusal } from './open.ts';

/** What a company can still do while an overdue invoice limits its service; the date is June 15, 2026. */
export const limitedService = (as: As, remind: Opened['remind']): void => {
  const create = async (user: Parameters<As>[0], noun: string, data: Record<string, unknown>) =>
    (await (await as(user)).create<Row>(noun, { data })).data;
  const companyOf = async (user: 'otherRecruiter' | 'otherProvider') => {
    const type = user === 'otherRecruiter' ? 'recruiter' : 'provider';
    const rows = (await list(await as(user), 'companies', { filter: { type }, perPage: 100 })).data;
    // Only of one's own company are the billing details readable.
    return String(rows.find((row) => Object.hasOwn(row, 'billingAddress'))?.id);
  };
  const bill = async (user: 'otherRecruiter' | 'otherProvider') => {
    const of = { companyId: await companyOf(user), plan: 'Premium', amount: 9900, currency: 'USD' };
    return create('admin', 'invoices', { ...of, dueDate: '2026-06-15' });
  };
  const reread = async ({ id }: Row) => (await (await as('admin')).getOne<Row>('invoices', { id })).data;
  /** An overdue invoice whose reminder limits the service of its company. */
  const limiting = async (user: 'otherRecruiter' | 'otherProvider') => {
    const invoice = await bill(user);
    await remind('2026-06-16');
    return reread(invoice);
  };
  const job = { title: 'Smith', location: 'Lyon', experience: '3-5 years', salary: '50-60k' };
  const postJob = () => create('otherRecruiter', 'jobs', job);
  const messageFor = ({ id }: Row) =>
    `Invoice ${id} is overdue. Until it is paid, your company can’t start new deals. Deals in progress continue.`;
  const expectLimited = async (start: () => Promise<unknown>, invoice: Row) => {
    const refused = await refusal(start());
    expect([refused.status, refused.body?.message]).toEqual([409, messageFor(invoice)]);
  };

  let setting: Row;
  beforeAll(async () => {
    const value = JSON.stringify([{ days: 1, term: 7, limits: true }]);
    setting = await create('admin', 'preferences', {
      ...{ kind: 'platform', key: 'dunningLevels', label: 'Reminders', enabled: true },
      value,
    });
  });
  afterAll(async () => {
    const admin = await as('admin');
    await edit(admin, 'preferences', (await admin.getOne<Row>('preferences', { id: setting.id })).data, {
      value: null,
    });
  });

  test('a level is sent once, however often and wherever the reminders run', async () => {
    const invoice = await bill('otherRecruiter');
    await remind('2026-06-15');
    expect((await reread(invoice)).dunningLevel).toBe(0);
    for (const day of ['2026-06-16', '2026-06-16', '2026-06-14', '2026-06-17'])
      await Promise.all([remind(day), remind(day)]);
    const { dunningLevel, serviceLimited, reminders } = await reread(invoice);
    expect([dunningLevel, serviceLimited, reminders]).toEqual([1, true, ['-3 2026-06-15', '1 2026-06-16']]);
    await pay(invoice);
  });

  const pay = async ({ id, companyId, plan, amount, currency }: Row) =>
    create('admin', 'transactions', {
      ...{ invoiceId: id, companyId, plan, amount, currency },
      ...{ status: 'Completed', date: '2026-06-15', paymentMethod: 'Bank Transfer' },
    });

  test('a recruiter reads, edits what runs and asks support, and starts nothing until it has paid', async () => {
    const running = await postJob();
    const provider = await companyOf('otherProvider');
    const invoice = await limiting('otherRecruiter');
    const recruiter = await as('otherRecruiter');
    const asked = {
      ...{ position: 'Smith', skills: [], headCount: 1, startDate: '2026-08-03', duration: '3 months' },
      ...{ respondBy: '2026-07-01', providerIds: [provider] },
    };
    await expectLimited(postJob, invoice);
    await expectLimited(() => create('otherRecruiter', 'requests', request(provider)), invoice);
    await expectLimited(
      () => create('otherRecruiter', 'requisitions', { ...asked, status: 'Sent' }),
      invoice,
    );
    const draft = await create('otherRecruiter', 'requisitions', { ...asked, status: 'Draft' });
    await expectLimited(() => edit(recruiter, 'requisitions', draft, { status: 'Sent' }), invoice);

    const { data: paused } = await edit(recruiter, 'jobs', running, {
      title: 'Senior smith',
      status: 'Paused',
    });
    expect(paused.title).toBe('Senior smith');
    await expectLimited(() => edit(recruiter, 'jobs', paused, { status: 'Active' }), invoice);
    expect((await list(recruiter, 'jobs', { perPage: 1 })).data).toHaveLength(1);
    const ticket = {
      title: 'Our invoice',
      description: 'We paid it.',
      category: 'Technical',
      priority: 'High',
    };
    await create('otherRecruiter', 'tickets', ticket);

    await pay(invoice);
    await postJob();
    const { data: sent } = await edit(recruiter, 'requisitions', draft, { status: 'Sent' });
    expect(sent.status).toBe('Sent');
  });

  const request = (providerId: string) => ({ providerId, position: 'Smith', duration: '3 months' });

  test('a provider submits no candidate and drafts no contract, and answers requests', async () => {
    const provider = await as('otherProvider');
    const providerId = await companyOf('otherProvider');
    const { id: jobId } = await postJob();
    const candidate = await addCandidate(provider, { name: 'Ada Bench' });
    const asked = await create('otherRecruiter', 'requests', request(providerId));
    const invoice = await limiting('otherProvider');
    const application = {
      jobId,
      candidateId: candidate.id,
      rate: 9500,
      currency: 'USD',
      message: 'She fits.',
    };
    await expectLimited(() => create('otherProvider', 'applications', application), invoice);
    const contract = {
      ...{ employee: 'Ada Bench', client: 'Harbour', type: 'SOW', rate: 9500 },
      ...{ startDate: '2026-08-03', endDate: '2026-12-31' },
    };
    await expectLimited(() => create('otherProvider', 'contracts', contract), invoice);
    await create('otherProvider', 'proposals', {
      ...{ requestId: asked.id, candidateId: candidate.id },
      ...{ rate: 9900, currency: 'USD', startDate: '2026-08-03' },
    });
    await pay(invoice);
    await create('otherProvider', 'applications', application);
  });

  test('service is limited no more once the invoice is credited, paused or postponed', async () => {
    const admin = await as('admin');
    const credited = await limiting('otherRecruiter');
    await expectLimited(postJob, credited);
    const { id: creditOf, companyId, plan, currency, amount } = credited;
    await create('admin', 'invoices', {
      ...{ kind: 'Credit Note', creditOf, companyId, plan, currency, amount: -Number(amount) },
      ...{ dueDate: '2026-06-15', creditReason: 'Billed twice' },
    });
    await postJob();

    const disputed = await limiting('otherRecruiter');
    await expectLimited(postJob, disputed);
    const { data: paused } = await edit(admin, 'invoices', disputed, { dunningPause: 'Disputed' });
    await postJob();
    await edit(admin, 'invoices', paused, { dunningPause: null });
    await expectLimited(postJob, disputed);
    const later = { dueDate: '2026-06-30', dueReason: 'Agreed by phone' };
    await edit(admin, 'invoices', await reread(disputed), later);
    await postJob();
    await pay(disputed);
  });

  test('a payment that is returned limits service again', async () => {
    const invoice = await limiting('otherRecruiter');
    const { id: returnOf, invoiceId, companyId, plan, currency, amount } = await pay(invoice);
    await postJob();
    await create('admin', 'transactions', {
      ...{ kind: 'Return', returnOf, invoiceId, companyId, plan, currency, amount: -Number(amount) },
      ...{ status: 'Completed', date: '2026-06-15', paymentMethod: 'Bank Transfer', reason: 'Bounced' },
    });
    await expectLimited(postJob, invoice);
    await pay(await reread(invoice));
    await postJob();
  });
};
