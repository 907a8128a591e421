/** How much history there is. */
export type Amount = {
  stays: number;
  weeks: number;
  placements: number;
  firms: number;
  /** The share of the placements that one firm made at most. */
  largest: number;
};

/** What a fit needs at least. */
export const fewestPlacements = 50;
export const fewestFirmsPlacing = 5;
/** A firm with more of the placements would see itself, and the others it. */
const largestShare = 0.5;

export const isEnough = ({ placements, firms, largest }: Amount): boolean =>
  placements >= fewestPlacements && firms >= fewestFirmsPlacing && largest <= largestShare;
