import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const labelsFile = 'esco_occupation_labels.tsv';

/** The English labels of each ESCO occupation, the preferred one and the others, by the UUID of its URI. */
export const englishLabels = (folder: string): Map<string, string[]> => {
  const labels = new Map<string, string[]>();
  for (const line of readFileSync(join(folder, labelsFile), 'utf8').split('\n').slice(1).filter(Boolean)) {
    const [occupation = '', , , label = ''] = line.split('\t');
    const known = labels.get(occupation);
    if (known) known.push(label.trim());
    else labels.set(occupation, [label.trim()]);
  }
  return labels;
};

/**
 * The rank of the occupation, from 0. The likeness of an occupation is that of its best label. Half of those with the
 * same likeness count as ranked higher.
 */
export const rankOf = (
  wanted: string,
  occupations: ReadonlyMap<string, ReadonlySet<number>>,
  likenessOf: (label: number) => number,
): number => {
  const best = (labels: ReadonlySet<number>) => Math.max(...[...labels].map(likenessOf));
  const own = best(occupations.get(wanted) as ReadonlySet<number>);
  let rank = 0;
  for (const [occupation, labels] of occupations) {
    const other = occupation === wanted ? -1 : best(labels);
    if (other > own) rank++;
    else if (other === own) rank += 0.5;
  }
  return rank;
};
