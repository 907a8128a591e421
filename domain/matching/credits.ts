/** What counts how much, in thousandths of a full credit. One place; the reasons are in docs/matching.md. */
export const fullCredit = 1000;

/** Missing data costs half, and the reason says so. */
export const unknownCredit = 500;

/** A must counts as much as two nice-to-haves. */
export const mustFactor = 2;

/** How sure a skill is: used within 24 months, used before, or only declared. */
export const evidenceCredit = { recent: 1000, older: 850, declared: 600 } as const;
export type Evidence = keyof typeof evidenceCredit;
export const evidences = ['recent', 'older', 'declared'] as const;
export const recentMonths = 24;

/** A related skill never counts for more than half of the one that is asked for. */
export const mostForRelated = 500;

/** Of a skill with years asked, half is for having it, half for the years; unknown years are half of that half. */
export const depthOf = (years: number | null, asked: number | null): number => {
  if (asked === null || asked <= 0) return fullCredit;
  return years === null ? 750 : 500 + Math.floor(500 * Math.min(1, years / asked));
};

/** Past titles count, a little less than today's. */
export const pastTitleShare = 0.9;

/** Late by this many days, availability earns nothing; before, in proportion. */
export const daysTooLate = 56;

/** A provider is judged as if it had answered half of so many more requests: the smoothing over 180 days. */
export const assumedRequests = 4;
export const responseDays = 180;

/**
 * The breadth budget: 40 undated skills that nobody asked for are fine (a dated one counts half). Beyond, the points of the
 * skills and of the title fall with the cube of the length: who lists 300 popular skills has shown none of them. Skills that
 * are asked for never count, so that naming one more of them never costs anything.
 */
export const breadthUnits = { undated: 2, dated: 1 };
const breadthBudget = 80;
export const breadthCredit = (units: number): number =>
  units <= breadthBudget ? fullCredit : Math.floor(fullCredit * (breadthBudget / units) ** 3);

export const evidenceOf = (lastUsed: number | null, month: number): Evidence => {
  if (lastUsed === null) return 'declared';
  return month - lastUsed <= recentMonths ? 'recent' : 'older';
};

/** Base is 1000 for the skill itself, its credit for a related one. */
export const creditOf = (base: number, evidence: Evidence, depth: number): number =>
  Math.floor((base * evidenceCredit[evidence] * depth) / 1_000_000);

export const experienceCredit = (years: number | null, asked: number): number =>
  years === null ? unknownCredit : Math.min(fullCredit, Math.floor((fullCredit * years) / asked));

/** Root of the likeness: neighbouring trades stand nearer to the same trade than to strangers. */
export const titleCredit = (likeness: number | null): number =>
  likeness === null ? unknownCredit : Math.round(Math.sqrt(likeness * fullCredit));

export const availabilityCredit = (freeOn: number | null, neededOn: number): number =>
  freeOn === null
    ? unknownCredit
    : Math.floor(fullCredit * Math.max(0, 1 - Math.max(0, freeOn - neededOn) / daysTooLate));

/** Requests of the last 180 days, and how many of them were answered in time. */
export type Responses = { asked: number; inTime: number };

export const responsivenessCredit = ({ asked, inTime }: Responses): number =>
  Math.floor((fullCredit * (Math.min(inTime, asked) + assumedRequests / 2)) / (asked + assumedRequests));
