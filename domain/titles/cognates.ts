/** Endings that words of one origin have in English, German, French and Spanish, spelled as `folded` spells. */
const endings = `
logist logo loga loge login logue
grafer grafo grafa graf grafe
ti dad tat te
ic ical ics ique ico ica isc isce iscer iscen icos icas
ist iste ista
icist iker icien ico
ian ien ienne iano
or er eur ator rice
ari aire ario aria ar
ive if ivo iva iv
al el elle ale
ant ent ante ente
ce ci cia
ism isme ismo ismus
at ate ata
nomist nome nomo nom
i ie ia
`;

/** Each ending with the first one of its line, the longest endings first. */
const kinds: readonly (readonly [string, string])[] = endings
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [kind = '', ...others] = line.split(' ');
    return [kind, ...others].map((ending) => [ending, kind] as const);
  })
  .sort(([one], [other]) => other.length - one.length);
const kindsByLetter = Map.groupBy(kinds, ([ending]) => ending.at(-1));

const shortestWord = 6;
/** The shorter an ending, the longer what precedes it: "geo-logue", "techn-ique". */
const isEndingOf = (word: string, ending: string): boolean =>
  word.endsWith(ending) && word.length - ending.length >= (ending.length > 3 ? 2 : 4);

/** A spelling in which words of one origin differ in their endings only. */
const folded = (word: string): string =>
  word
    .replace(/c?cion$/u, (ending) => (ending.length > 4 ? 'ction' : 'tion'))
    .replace(/ae|oe/gu, 'e')
    .replace(/ph/gu, 'f')
    .replace(/th/gu, 't')
    .replace(/ch|ck|k|z|qu(?=[ei]\w)/gu, 'c')
    .replace(/y/gu, 'i')
    .replace(/(.)\1/gu, '$1');

/** The folded word without its last vowel, and without each of its endings, with their kinds. */
const keysOf = (word: string): string[] => {
  const plain = folded(word);
  const keys = [plain.replace(/[aeo]$/u, '')];
  for (const [ending, kind] of kindsByLetter.get(plain.at(-1)) ?? []) {
    if (isEndingOf(plain, ending)) keys.push(`${plain.slice(0, -ending.length)}-${kind}`);
  }
  return keys;
};

const singularsOf = (word: string): string[] => [
  word,
  ...['s', 'es', 'en']
    .filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length)),
];

/** Finds the English word of the same origin: "géologue", "geólogo" and "Geologe" are "geologist". */
export const makeCognates = (english: readonly string[]): ((word: string) => string | undefined) => {
  const byKey = new Map<string, string>();
  for (const word of english) {
    if (word.length < shortestWord) continue;
    for (const key of keysOf(word)) if (!byKey.has(key)) byKey.set(key, word);
  }
  return (word) => {
    if (word.length < shortestWord) return undefined;
    for (const form of singularsOf(word)) {
      for (const key of keysOf(form)) {
        const found = byKey.get(key);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  };
};
