/**
 * The measured quality of the matching, as docs/matching.md has it from the benchmark. `rival` is the best full-text search
 * over the same words.
 */
export const measured = {
  ranking: { engine: 0.787, rival: 0.6652 },
  english: { engine: 0.6877, rival: 0.6206 },
  german: { engine: 0.7148, rival: 0.6658 },
  french: { engine: 0.6977, rival: 0.6617 },
  spanish: { engine: 0.8265, rival: 0.7935 },
  polish: { engine: 0.8301, rival: 0.6904 },
  titles: { engine: 0.5586, rival: null },
} as const;
