import { describe, expect, it } from 'vitest';
import { daysToAudit, isAuditOverdue } from './audits.ts';
import { type CheckName, checkNames, type Measured, scoreTone, securityScore, weights } from './checks.ts';
import { larger, shareMetric, smaller } from './metrics.ts';

const measured: Measured = {
  operators: 16,
  withSecondFactor: 13,
  seenLately: 14,
  incidents: { Critical: 2, High: 5, Medium: 12, Low: 8 },
  policies: [96, 92, 0],
  frameworks: 5,
  frameworksKept: 4,
  signIns: 200,
  signInsFailed: 9,
  requests: 22,
  requestsWaiting: 11,
  services: 5,
  servicesPoor: 1,
};

/** Measurements with one check fully met. */
const mended: Record<CheckName, Partial<Measured>> = {
  secondFactor: { withSecondFactor: 16 },
  openIncidents: { incidents: { Critical: 0, High: 0, Medium: 0, Low: 0 } },
  policies: { policies: [100, 100, 100] },
  dormantOperators: { seenLately: 16 },
  audits: { frameworksKept: 5 },
  failedSignIns: { signInsFailed: 0 },
  papers: { requestsWaiting: 0 },
  integrations: { servicesPoor: 0 },
};

describe('the security score', () => {
  it('consists of checks worth 100 points together', () => {
    expect(checkNames.reduce((sum, name) => sum + weights[name], 0)).toBe(100);
  });

  it.each(checkNames)('equals the predicted score once %s is fixed', (name) => {
    const promised = securityScore(measured).checks.find((check) => check.name === name)?.mended;
    expect(securityScore({ ...measured, ...mended[name] }).score).toBe(promised);
    expect(promised).toBeGreaterThanOrEqual(securityScore(measured).score);
  });

  it('is 100 when every check is met, and drops to 0 with enough incidents', () => {
    expect(securityScore(Object.assign({}, measured, ...Object.values(mended))).score).toBe(100);
    const flooded = { ...measured, incidents: { Critical: 500, High: 0, Medium: 0, Low: 0 } };
    expect(securityScore(flooded).checks.find(({ name }) => name === 'openIncidents')?.points).toBe(0);
  });

  it('deducts only for missing policies if there is nothing else to check', () => {
    const empty = Object.fromEntries(
      Object.keys(measured).map((key) => [key, key === 'incidents' ? mended.openIncidents.incidents : 0]),
    );
    expect(securityScore({ ...(empty as unknown as Measured), policies: [] }).score).toBe(90);
  });

  it('counts integrations only while one is connected, and is still out of 100', () => {
    const { checks } = securityScore({ ...measured, services: 0, servicesPoor: 0 });
    expect(checks.map(({ name }) => name)).not.toContain('integrations');
    expect(checks.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    expect(securityScore(measured).checks.map(({ name }) => name)).toContain('integrations');
  });

  it('is green from 80, amber from 60 and red below', () => {
    expect([80, 79, 60, 59].map(scoreTone)).toEqual(['good', 'waiting', 'waiting', 'wrong']);
  });
});

describe('a security metric', () => {
  it('shows value, change, trend and status against the previous period', () => {
    expect(smaller('failedSignIns', { now: 6, before: 5 })).toEqual({
      metric: 'failedSignIns',
      value: 6,
      before: 5,
      change: 0.2,
      trend: 'up',
      status: 'watch',
    });
    expect(smaller('failedSignIns', { now: 9, before: 5 }).status).toBe('poor');
    expect(larger('incidentsResolved', { now: 9, before: 5 })).toMatchObject({ trend: 'up', status: 'good' });
  });

  it('has neither change nor trend if the previous value was zero, and still warns', () => {
    expect(smaller('incidentsReported', { now: 3, before: 0 })).toMatchObject({
      change: null,
      trend: null,
      status: 'poor',
    });
    expect(smaller('daysToResolve', { now: null, before: 4 })).toMatchObject({ change: null, trend: null });
    expect(shareMetric('secondFactor', 12, 16)).toMatchObject({ value: 0.75, change: null, status: 'watch' });
  });
});

describe('an audit', () => {
  const now = new Date('2026-03-02T23:00:00.000Z');
  const of = (nextAudit: string | null, status: 'Compliant' | 'Not Applicable' = 'Compliant') => ({
    status,
    nextAudit,
  });

  it('is due on its date and overdue from the next day', () => {
    expect(daysToAudit(of('2026-03-12'), now)).toBe(10);
    expect([of('2026-03-02'), of('2026-03-01')].map((one) => isAuditOverdue(one, now))).toEqual([
      false,
      true,
    ]);
  });

  it('is never overdue if none is planned or required', () => {
    expect([of(null), of('2025-01-01', 'Not Applicable')].map((one) => isAuditOverdue(one, now))).toEqual([
      false,
      false,
    ]);
  });
});
