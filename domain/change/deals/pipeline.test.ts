import { describe, expect, it } from 'vitest';
import type { Actor } from '../../access/can.ts';
import { permissionsOf } from '../../access/permissions.ts';
import type { Row } from '../../contract/noun.ts';
import { planCreate, planEdit } from '../change.ts';
import type { Context } from '../context.ts';
import { effectsOf } from '../effectsOf.ts';
import { titleIn } from '../notifications/notificationTitle.ts';
import { readerOver } from '../testing/readerOver.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const kept = { version: 1, createdAt: now.toISOString(), updatedAt: now.toISOString() };
const person: Row = {
  ...kept,
  id: 'BE-007',
  companyId: 'CO-001',
  name: 'Dana Reyes',
  title: 'Data Engineer',
  skills: ['Spark'],
  experience: 6,
  location: 'Berlin',
  status: 'Available',
  listed: true,
};
const corvane: Row = { ...kept, id: 'CO-002', type: 'recruiter', name: 'Corvane', status: 'Active' };
const entry: Row = {
  ...kept,
  id: 'PE-001',
  companyId: 'CO-002',
  jobId: null,
  candidateId: 'BE-007',
  providerId: 'CO-001',
  name: 'Dana Reyes',
  title: 'Data Engineer',
  skills: ['Spark'],
  experience: 6,
  location: 'Berlin',
  stage: 'offer',
  outcome: 'Live',
  outcomeReason: null,
  addedDate: '2026-06-01',
  source: 'Talent Pool',
  matchScore: null,
  screeningNotes: null,
  interviewDate: null,
  interviewer: null,
  offerAmount: null,
  offerDate: null,
  hireDate: null,
  daysToHire: null,
  startDate: null,
  currency: 'USD',
  masked: false,
};
const actor: Actor = {
  userId: 'USR-002',
  userType: 'recruiter',
  companyId: 'CO-002',
  permissions: permissionsOf('User'),
};
const context: Context = { actor, name: 'Marcus Calloway', now };
const readerWith = (candidate: Row, ...pipelineEntries: Row[]) =>
  readerOver({ candidates: [candidate], companies: [corvane], pipelineEntries });
const reader = readerWith(person, entry);
const edit = (changes: object, before = entry, over = reader) =>
  planEdit('pipelineEntries', before, changes, context, over);
const effectsFrom = (before: Row | null, after: Row | null) =>
  effectsOf('pipelineEntries', before, after, context);

describe('a pipeline entry', () => {
  it('is refused while another active entry has the same job and candidate, and names that entry', async () => {
    const second = planCreate('pipelineEntries', { candidateId: 'BE-007' }, context, reader);
    await expect(second).rejects.toMatchObject({
      status: 409,
      errors: { candidateId: 'Dana Reyes is already in this pipeline (PE-001, offer)' },
    });
  });

  it('is created once the other has left the stages, and then prevents the other from returning', async () => {
    const gone = { ...entry, outcome: 'Rejected', outcomeReason: 'Too far' };
    const made = await planCreate(
      'pipelineEntries',
      { candidateId: 'BE-007' },
      context,
      readerWith(person, gone),
    );
    expect(made).toMatchObject({
      stage: 'sourcing',
      skills: ['Spark'],
      providerId: 'CO-001',
      location: 'Berlin',
    });
    const back = edit({ outcome: 'Live' }, gone, readerWith(person, gone, { ...entry, id: 'PE-002' }));
    await expect(back).rejects.toMatchObject({ status: 409 });
  });

  it('leaves the stages only with a reason, which is cleared when it returns', async () => {
    await expect(edit({ outcome: 'Rejected' })).rejects.toMatchObject({
      errors: { outcomeReason: 'Enter a reason' },
    });
    const gone = { ...entry, outcome: 'Rejected', outcomeReason: 'Too far' };
    expect(await edit({ outcome: 'Live' }, gone)).toEqual({ outcome: 'Live', outcomeReason: null });
  });

  it('cannot start at or move to hired before the offer', async () => {
    const dates = { offerDate: '2026-06-10', hireDate: '2026-06-09', startDate: '2026-06-01' };
    await expect(edit(dates)).rejects.toMatchObject({
      errors: {
        hireDate: 'Choose a date on or after the offer date',
        startDate: 'Choose a date on or after the offer date',
      },
    });
    expect(await edit({ ...dates, hireDate: '2026-06-10', startDate: '2026-07-01' })).toMatchObject({
      startDate: '2026-07-01',
    });
  });

  it('gets the hire date of today unless one is given', async () => {
    expect(await edit({ stage: 'hired' })).toEqual({
      stage: 'hired',
      hireDate: '2026-06-15',
      daysToHire: 14,
    });
    const known = { ...entry, hireDate: '2026-06-12' };
    expect(await edit({ stage: 'hired' }, known)).toEqual({ stage: 'hired', daysToHire: 11 });
  });

  it('keeps what it knows of a person who is not listed any more', async () => {
    const hidden = readerWith({ ...person, listed: false, location: 'Oslo' }, entry);
    expect(await edit({ screeningNotes: 'Kind' }, entry, hidden)).toEqual({ screeningNotes: 'Kind' });
    const moved = readerWith({ ...person, location: 'Oslo' }, entry);
    expect(await edit({ screeningNotes: 'Kind' }, entry, moved)).toMatchObject({ location: 'Oslo' });
  });
});

describe('a move in the pipeline', () => {
  const hired = { ...entry, stage: 'hired', startDate: '2026-07-01' };
  const kinds = (found: ReturnType<typeof effectsFrom>) => found.map(({ kind }) => kind);

  it('adds a dated history entry with its author', () => {
    const [line] = effectsFrom(entry, { ...entry, outcome: 'Rejected', outcomeReason: 'Too far' });
    expect(line).toMatchObject({
      noun: 'stageChanges',
      row: { from: 'offer', to: 'offer', outcome: 'Rejected', reason: 'Too far', author: 'Marcus Calloway' },
    });
  });

  it('notifies only the recruiter’s own people', () => {
    const activities = effectsFrom(entry, hired).filter(
      (one) => one.kind === 'add' && one.noun === 'activities',
    );
    expect(activities.map((one) => one.kind === 'add' && one.row.companyId)).toEqual(['CO-002']);
  });

  it('to hired sets the candidate to In Discussion, not Placed, and notifies the provider', () => {
    const found = effectsFrom(entry, hired);
    const revision = found.find(({ kind }) => kind === 'revise');
    expect(revision).toMatchObject({ noun: 'candidates', where: { id: 'BE-007', status: 'Available' } });
    expect(revision?.kind === 'revise' && revision.values(person)).toEqual({ status: 'In Discussion' });
    const notification = found.find(({ kind }) => kind === 'notifyCompany');
    if (notification?.kind !== 'notifyCompany') throw new Error('Nobody is told');
    expect([notification.companyId, notification.notification.link]).toEqual([
      'CO-001',
      '/provider/employees/BE-007/show',
    ]);
    const said = {
      ...notification.notification,
      values: { ...notification.notification.values, company: 'Corvane' },
    };
    expect(titleIn('en', said)).toBe('Corvane wants to hire Dana Reyes from Jul 1, 2026');
  });

  it('notifies the provider when a hire is undone by a move, a rejection or a deletion', () => {
    for (const after of [entry, { ...hired, outcome: 'Withdrawn' }, null])
      expect(kinds(effectsFrom(hired, after))).toContain('notifyCompany');
  });

  it('notifies the provider of an offer and of a rejection after an interview, and of nothing earlier', () => {
    const told = (before: Row | null, after: Row | null) =>
      effectsFrom(before, after).flatMap((one) =>
        one.kind === 'notifyCompany' ? [one.notification.code] : [],
      );
    const screened = { ...entry, stage: 'screening' };
    const out = { outcome: 'Rejected', outcomeReason: 'Too far' };
    expect(told(screened, entry)).toEqual(['offerMade']);
    expect(told(entry, { ...entry, ...out })).toEqual(['notSelected']);
    expect(told(screened, { ...screened, ...out })).toEqual([]);
    expect(told({ ...entry, stage: 'sourcing' }, screened)).toEqual([]);
  });

  it('out of the stages cancels future interviews and keeps past ones', () => {
    const found = effectsFrom(entry, { ...entry, outcome: 'Withdrawn', outcomeReason: 'Found another' });
    const revision = found.find(({ kind }) => kind === 'revise');
    if (revision?.kind !== 'revise') throw new Error('No interview is touched');
    const at = (startsAt: string) => revision.values({ ...kept, id: 'IV-001', startsAt });
    expect(at('2026-06-15T10:00:00.000Z')).toEqual({ status: 'Cancelled' });
    expect(at('2026-06-15T08:00:00.000Z')).toEqual({});
  });

  it('shows the date of an interview in its time zone on the card', () => {
    const interview: Row = {
      ...kept,
      id: 'IV-001',
      entryId: 'PE-001',
      startsAt: '2026-06-20T02:00:00.000Z',
      timeZone: 'America/New_York',
      interviewer: 'Kim',
      interviewerEmail: null,
      panel: [],
      status: 'Scheduled',
    };
    const [revision] = effectsOf('interviews', null, interview, context);
    expect(revision?.kind === 'revise' && revision.values(entry)).toEqual({
      interviewDate: '2026-06-19',
      interviewer: 'Kim',
    });
  });
});
