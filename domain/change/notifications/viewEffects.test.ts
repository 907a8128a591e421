import { describe, expect, it } from 'vitest';
import { permissionsOf } from '../../access/permissions.ts';
import type { UserType } from '../../contract/userTypes.ts';
import { effectsOfView } from '../effectsOf.ts';
import { titleIn } from './notificationTitle.ts';
import { viewsNotification } from './viewEffects.ts';

const by = (userType: UserType, companyId: string | null) => ({
  actor: { userId: 'USR-002', userType, companyId, permissions: permissionsOf('Admin') },
  name: 'Rita',
  now: new Date('2026-03-02T23:59:00.000Z'),
});
const kept = { version: 1, createdAt: '', updatedAt: '' };
const person = { ...kept, id: 'BE-001', companyId: 'CO-001' };

describe('a view of a candidate’s page', () => {
  it('by a recruiter is stored with company and day, and counted if it is the first', () => {
    const [asked] = effectsOfView('candidates', person, by('recruiter', 'CO-002'));
    expect(asked).toMatchObject({ kind: 'read', at: [['candidates', { id: 'BE-001' }]] });
    expect(asked?.kind === 'read' && asked.effects([[person]])).toEqual([
      {
        kind: 'once',
        noun: 'profileViews',
        row: { companyId: 'CO-001', candidateId: 'BE-001', viewerId: 'CO-002', day: '2026-03-02' },
        key: ['candidateId', 'viewerId', 'day'],
        effects: [
          { kind: 'count', noun: 'candidates', id: 'BE-001', field: 'profileViews' },
          { kind: 'notifyOfViews', companyId: 'CO-001', day: '2026-03-02', since: '2026-02-24' },
        ],
      },
    ]);
  });

  it('by the provider itself or an operator is not counted', () => {
    expect(effectsOfView('candidates', person, by('provider', 'CO-001'))).toEqual([]);
    expect(effectsOfView('candidates', person, by('admin', null))).toEqual([]);
  });
});

describe('a view of a job posting', () => {
  const job = { ...kept, id: 'JOB-001', companyId: 'CO-002' };

  it('by a provider is stored with company and day, and counted if it is the first', () => {
    expect(effectsOfView('jobs', job, by('provider', 'CO-001'))).toEqual([
      {
        kind: 'once',
        noun: 'jobViews',
        row: { companyId: 'CO-002', jobId: 'JOB-001', viewer: 'CO-001', day: '2026-03-02' },
        key: ['jobId', 'viewer', 'day'],
        effects: [{ kind: 'count', noun: 'jobs', id: 'JOB-001', field: 'views' }],
      },
    ]);
  });

  it('by its own recruiter or an operator is not counted', () => {
    expect(effectsOfView('jobs', job, by('recruiter', 'CO-002'))).toEqual([]);
    expect(effectsOfView('jobs', job, by('admin', null))).toEqual([]);
  });
});

describe('the notification of views', () => {
  it('is sent at the first view of a day, with the figures of the week', () => {
    const notification = viewsNotification({ today: 1, views: 14, people: 6 });
    expect(notification && titleIn('de', notification)).toBe(
      'Profilaufrufe der letzten 7 Tage: 14 (aufgerufene Kandidaten: 6)',
    );
  });

  it('is not sent again on the same day', () => {
    expect(viewsNotification({ today: 2, views: 15, people: 6 })).toBeNull();
  });
});
