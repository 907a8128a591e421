import { loadTitleSpace } from '../loadTitleSpace.ts';
import { makeTitleBook } from '../titleBook.ts';

const space = await loadTitleSpace();

/** The pairs of titles that score differently for any of these searches, with the first such search. */
export const scoredApart = (
  pairs: readonly (readonly [string, string])[],
  searches: readonly string[],
): string[] => {
  const book = makeTitleBook(space);
  const numbered = pairs.map(([one, other]) => ({
    one,
    other,
    of: [book.add(one), book.add(other)] as const,
  }));
  const likenesses = searches.map((search) => ({ search, likeness: book.likenessTo(search) }));
  return numbered.flatMap(({ one, other, of: [first, second] }) => {
    const apart = likenesses.find(({ likeness }) => likeness[first] !== likeness[second]);
    return apart ? [`${apart.search}: ${one}/${other}`] : [];
  });
};
