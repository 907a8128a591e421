/**
 * Weights of evidence, in thousandths of a full credit. All are defined here; docs/matching.md explains them.
 */
export const fullCredit = 1000;

/** Missing data gives half credit, and the reason says so. */
const unknownCredit = 500;

/** A must-have counts as much as two nice-to-haves. */
export const mustFactor = 2;

/**
 * Credit by evidence: used within 24 months, confirmed by the provider within 24 months, used earlier, or only
 * declared.
 */
export const evidenceCredit = { recent: 1000, confirmed: 900, older: 850, declared: 600 } as const;
export type Evidence = keyof typeof evidenceCredit;
/** The kinds of evidence that follow from the month of last use alone. */
export const datedEvidences = ['recent', 'older', 'declared'] as const;
type DatedEvidence = (typeof datedEvidences)[number];
export const recentMonths = 24;

/** A skill that replaces the required one counts for at most half of it. */
export const mostForRelated = 500;

/** A skill that includes the required one, as Django includes Python, directly or by one or two others. */
export const impliedCredits = [800, 700, 600] as const;
export const isImplied = (base: number): boolean => base > mostForRelated && base < fullCredit;

/**
 * If years are required, half is for having the skill and half for the years; unknown years get half of that
 * half.
 */
export const depthOf = (years: number | null, asked: number | null): number => {
  if (asked === null || asked <= 0) return fullCredit;
  return years === null ? 750 : 500 + Math.floor(500 * Math.min(1, years / asked));
};

/** Past titles count slightly less than the current one. */
export const pastTitleShare = 0.9;

/** If late by this many days, availability earns nothing; in proportion before that. */
export const daysTooLate = 56;

/** Smoothing over 180 days: a provider is judged as if it had answered half of this many more requests. */
const assumedRequests = 4;
export const responseDays = 180;

/**
 * Skills that were not requested, and how many the work history makes credible. Requested ones are not counted,
 * so adding one never lowers a score.
 */
export type Breadth = { dated: number; undated: number; documented: number };

/** A date is a claim too, and a stronger one, so four dated skills count as five. */
const datedUnits = 1.25;
/**
 * By its length alone, a list counts less from `freeUnits` on, half at `halvingUnits` more. What the work history
 * makes credible is not part of that length.
 */
const freeUnits = 20;
const halvingUnits = 30;
/** If required skills are missing, the list is doubted from here on, by a half at `doubtingUnits` more. */
const undoubtedUnits = 12;
const doubtingUnits = 12;

const unitsOf = ({ dated, undated }: Pick<Breadth, 'dated' | 'undated'>): number =>
  undated + datedUnits * dated;

/** Without the skills that the work history makes credible, dated ones first. */
const claimsIn = ({ dated, undated, documented }: Breadth) => ({
  dated: Math.max(0, dated - documented),
  undated: Math.max(0, undated - Math.max(0, documented - dated)),
});

/** How credible this share of the required skills makes a list: very if nearly all are there, otherwise hardly. */
export const credibleShare = (share: number): number => Math.min(1, share) ** 4;

/**
 * The points of skills and title fall smoothly with the length of the list of other skills, and with the share
 * of required skills that is missing. `met` is the share that is not, by weight and credit; `depth` is the credit
 * for their years of somebody who states none.
 */
export const breadthCredit = (breadth: Breadth, met: number, depth = fullCredit): number => {
  const { dated, undated } = breadth;
  const over = Math.max(0, unitsOf(claimsIn(breadth)) - freeUnits);
  const doubted = Math.max(0, unitsOf(breadth) - undoubtedUnits);
  if (over === 0 && doubted === 0) return fullCredit;
  const { recent, declared } = evidenceCredit;
  const usual = (recent * dated + (declared * undated * depth) / fullCredit) / (dated + undated);
  const missing = 1 - credibleShare((met * fullCredit) / usual);
  const length = 1 / (1 + (over / halvingUnits) ** 2);
  const doubt = 1 - 1 / (1 + (doubted / doubtingUnits) ** 2);
  return Math.round(fullCredit * length * (1 - doubt * missing));
};

export const evidenceOf = (lastUsed: number | null, month: number): DatedEvidence => {
  if (lastUsed === null) return 'declared';
  return month - lastUsed <= recentMonths ? 'recent' : 'older';
};

/** Recent use needs no confirmation. */
export const confirmedEvidence = (evidence: DatedEvidence): Evidence =>
  evidence === 'recent' ? evidence : 'confirmed';

/** Base is 1000 for the skill itself, or the credit of a related one. */
export const creditOf = (base: number, evidence: Evidence, depth: number): number =>
  Math.floor((base * evidenceCredit[evidence] * depth) / 1_000_000);

export const experienceCredit = (years: number | null, asked: number): number =>
  years === null ? unknownCredit : Math.min(fullCredit, Math.floor((fullCredit * years) / asked));

/** Root of the similarity, so that related occupations are clearly closer than unrelated ones. */
export const titleCredit = (likeness: number | null): number =>
  likeness === null ? unknownCredit : Math.round(Math.sqrt(likeness * fullCredit));

export const availabilityCredit = (freeOn: number | null, neededOn: number): number =>
  freeOn === null
    ? unknownCredit
    : Math.floor(fullCredit * Math.max(0, 1 - Math.max(0, freeOn - neededOn) / daysTooLate));

/** Requests of the last 180 days, and those answered in time. */
export type Responses = { asked: number; inTime: number };

export const responsivenessCredit = ({ asked, inTime }: Responses): number =>
  Math.floor((fullCredit * (Math.min(inTime, asked) + assumedRequests / 2)) / (asked + assumedRequests));

/** A fitting text shares about two thirds of the weight of an ad's words at most: company, benefits and the like are not in it. */
const sharedInFull = 2 / 3;

/** A long text has more words by chance: part of what it shares is measured by its size. */
const sizeMatters = 0.2;

/** Sizes of texts in steps of √2, so that another sentence seldom changes one; 0 is no text. Fits into a byte. */
export const sizeStep = (terms: number): number => Math.round(2 * Math.log2(terms + 1));

/** Credit for a share of the weight of an ad's words, in a text of this size in a market where `usual` is the mean. */
export const wordsCredit = (share: number, step: number, usual: number): number => {
  const size = 1 - sizeMatters + sizeMatters * 2 ** ((step - usual) / 2);
  return Math.round(fullCredit * Math.min(1, share / size / sharedInFull));
};
