/** What a plugin states about a candidate for matching: one of the values of a criterion that the plugin adds. */
export type AddedFact = { criterion: string; value: string };

export const longestValue = 80;
export const longestFact = 40 + 1 + longestValue;

/** How many values of one criterion are kept of a candidate. */
export const mostValues = 100;
export const mostFacts = 1000;
/** How many a search may ask for. */
export const mostAskedFacts = 20;

/** In one line: "passedAssessments:React". */
export const writeFact = ({ criterion, value }: AddedFact): string => `${criterion}:${value}`;

/** The reverse; null if the text is none. */
export const readFact = (text: string): AddedFact | null => {
  const end = text.indexOf(':');
  return end < 1 || end === text.length - 1
    ? null
    : { criterion: text.slice(0, end), value: text.slice(end + 1) };
};
