import { type Severity, severities } from '../contract/security/incidents.ts';

/** The checks of the score, and how many of its 100 points each is worth. */
export const weights = {
  secondFactor: 25,
  openIncidents: 25,
  policies: 10,
  dormantOperators: 16,
  audits: 10,
  failedSignIns: 8,
  papers: 4,
  integrations: 2,
} as const;
export type CheckName = keyof typeof weights;
export const checkNames = Object.keys(weights) as CheckName[];

/** Days after which an operator account without sign-ins counts as unused. */
export const dormantDays = 90;
/** Days of sign-ins that are evaluated. */
export const signInDays = 30;

/** Deduction for one open incident, in hundredths of a point. */
const incidentCosts: Record<Severity, number> = { Critical: 100, High: 30, Medium: 6, Low: 2 };

/** Number of passing items out of all; for incidents, their number and deduction. */
export type Measured = {
  operators: number;
  withSecondFactor: number;
  seenLately: number;
  incidents: Record<Severity, number>;
  /** Per policy, in percent: 0 for a draft. */
  policies: readonly number[];
  frameworks: number;
  /** Compliant, and no audit is overdue. */
  frameworksKept: number;
  signIns: number;
  signInsFailed: number;
  requests: number;
  requestsWaiting: number;
  services: number;
  servicesPoor: number;
};

export type Check = {
  name: CheckName;
  weight: number;
  /** Passing items out of all. */
  good: number;
  all: number;
  /** Hundredths of a point, as integers add up exactly. */
  points: number;
  /** The score if this check were fully met and nothing else changed. */
  mended: number;
};
export type Score = { score: number; checks: Check[] };

type Share = { good: number; all: number; share: number };
const shareOf = (good: number, all: number): Share => ({ good, all, share: all === 0 ? 1 : good / all });

const shares: Record<CheckName, (measured: Measured) => Share> = {
  secondFactor: ({ withSecondFactor, operators }) => shareOf(withSecondFactor, operators),
  openIncidents: ({ incidents }) => {
    const cost = severities.reduce((sum, severity) => sum + incidentCosts[severity] * incidents[severity], 0);
    const all = severities.reduce((sum, severity) => sum + incidents[severity], 0);
    return { good: 0, all, share: Math.max(0, 1 - cost / (weights.openIncidents * 100)) };
  },
  policies: ({ policies }) => ({
    good: policies.filter((percent) => percent === 100).length,
    all: policies.length,
    share: policies.length === 0 ? 0 : policies.reduce((sum, one) => sum + one, 0) / policies.length / 100,
  }),
  dormantOperators: ({ seenLately, operators }) => shareOf(seenLately, operators),
  audits: ({ frameworksKept, frameworks }) => shareOf(frameworksKept, frameworks),
  failedSignIns: ({ signIns, signInsFailed }) => shareOf(signIns - signInsFailed, signIns),
  papers: ({ requests, requestsWaiting }) => shareOf(requests - requestsWaiting, requests),
  integrations: ({ services, servicesPoor }) => shareOf(services - servicesPoor, services),
};

/** Without a connected service, the points for integration health go to the second factor. */
const weightsFor = ({ services }: Measured): Record<CheckName, number> =>
  services > 0
    ? weights
    : { ...weights, secondFactor: weights.secondFactor + weights.integrations, integrations: 0 };

/** 0 to 100, with the points of each check and how to improve it. */
export const securityScore = (measured: Measured): Score => {
  const weightOf = weightsFor(measured);
  const counted = checkNames.filter((name) => weightOf[name] > 0);
  const checks = counted.map((name) => {
    const weight = weightOf[name];
    const { good, all, share } = shares[name](measured);
    return { name, weight, good, all, points: Math.round(weight * 100 * share) };
  });
  const sum = checks.reduce((all, { points }) => all + points, 0);
  return {
    score: wholePoints(sum),
    checks: checks.map((check) => ({
      ...check,
      mended: wholePoints(sum - check.points + check.weight * 100),
    })),
  };
};

const wholePoints = (hundredths: number): number => Math.round(hundredths / 100);

export type ScoreTone = 'good' | 'waiting' | 'wrong';
/** Green from 80, amber from 60, red below. */
export const scoreTone = (score: number): ScoreTone =>
  score >= 80 ? 'good' : score >= 60 ? 'waiting' : 'wrong';
