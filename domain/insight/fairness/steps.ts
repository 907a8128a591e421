/** What can happen to a candidate, in the usual order. */
export const selectionSteps = ['topTen', 'requested', 'interviewed', 'hired'] as const;
export type SelectionStep = (typeof selectionSteps)[number];

/** By what candidates are grouped. The product has no protected attributes, so it cannot group by them. */
export const groupings = ['country', 'identity', 'language', 'history', 'provider'] as const;
export type FairnessGrouping = (typeof groupings)[number];

/**
 * What a rate says: too little; that it is the best one; that it is at least four fifths of the best one; that it is below,
 * which chance alone can explain as the intervals overlap; or that it is below and the intervals lie apart.
 */
export const fairnessVerdicts = ['tooFew', 'best', 'within', 'unclear', 'below'] as const;
export type FairnessVerdict = (typeof fairnessVerdicts)[number];
