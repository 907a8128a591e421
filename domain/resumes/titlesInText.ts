import { folded, foldedSameLength } from '../languages/languageNames.ts';
import { occupationIn, standsFirst } from '../titles/occupations.ts';

const wordsOf = (text: string): string[] => text.trim().split(/\s+/u);

/** Words that end a title. */
const ends = new Set(
  wordsOf(`
as als comme como with who whose which that at for from since based working looking available by to on having specialized specialised specializing
specialising where but i my me he she they currently living seeking is are was have has am over more
mit bei beim seit aus fur sowie der die das den dem tatig arbeite habe bin war auf zu ich meine mein wohne lebe suche im in
avec chez au aux dans depuis qui pour sur specialise specialisee base basee je j mon ma mes ayant
con desde que para por sobre mi mis tengo he soy trabajo especializado especializada
`),
);
/** Words that join two titles, or two words of one. */
const joins = new Set(wordsOf('and or und oder et ou y e o &'));
/** Words that may stand within a title: "Head of Sales", "Chef de projet", "Técnico en electrónica". */
const within = new Set(wordsOf('of de du des d la le les l en del el los las'));
const articles = new Set(wordsOf('a an the ein eine einer einem einen un une una uno'));
/** Words before or after a title that are not part of it. */
const praise = new Set(
  wordsOf(`
experienced seasoned dedicated motivated passionate reliable enthusiastic skilled qualified trained highly fully very young freelance
self-employed independent current former proud active hands-on versatile careful curious committed results-driven results-oriented detail-oriented
full-time part-time also still now just
erfahrener erfahrene erfahrenen gelernter gelernte gelernten ausgebildeter ausgebildete ausgebildeten engagierter engagierte motivierter motivierte
freiberuflicher freiberufliche freiberuflich selbststandiger selbststandige angestellter staatlich examinierter examinierte examinierten geprufter geprufte
zertifizierter zertifizierte leidenschaftlicher leidenschaftliche derzeit aktuell auch
experimente experimentee confirme confirmee passionne passionnee motive motivee rigoureux rigoureuse polyvalent polyvalente independant independante
actuellement aussi
experimentado experimentada apasionado apasionada motivado motivada autonomo autonoma actualmente tambien
`),
);
/** Words of praise that belong to a title. */
const certified = new Set(wordsOf('certified licensed registered diplome diplomee titulado titulada'));
const mostWords = 7;
const longestTitle = 80;

const years = String.raw`(?:\d{1,2}\s?\+?|\p{L}{3,12})\s+(?:years?|yrs?|jahren?|ans|annees|anos)`;
const experience = String.raw`(?:\s+(?:of|de|d['’]|an|professional|hands-on|work(?:ing)?|relevant|berufs)?\s*(?:experience|erfahrung|praxis|experiencia|practice))?`;
const time = String.raw`(?:(?:currently|now|previously|presently|derzeit|aktuell|zurzeit|momentan|actuellement|actualmente|also|since \d{4}|seit \d{4}|depuis \d{4}|desde \d{4}|(?:for|seit|depuis|desde hace)\s+(?:(?:over|more than|mehr als|plus de|mas de|uber)\s+)?${years})\s+)*`;

/** Words in a sentence that hardly anything but a title follows, in lower case without accents. */
const sureLeads = [
  String.raw`(?:work(?:s|ed|ing)?|employed|serv(?:e|ed|ing)|trained|hired|act(?:ed|ing)?|qualified)\s+${time}as\s+`,
  String.raw`${years}${experience}\s+(?:as|als|comme|como|en tant que)\s+`,
  String.raw`(?:arbeite|arbeitete|tatig|beschaftigt|angestellt|ausbildung|stelle|position|rolle|beruf)\s+${time}als\s+`,
  String.raw`(?:travaille|exerce|employee?|embauchee?|poste|metier|fonctions?)\s+${time}(?:comme|en tant que|en qualite de)\s+`,
  String.raw`(?:exerce le metier d['’e]\s*|metier d['’e]\s*|poste d['’e]\s*)`,
  String.raw`(?:trabajo|trabaje|ejerzo|trabajando|empleo|puesto)\s+${time}(?:como|de)\s+`,
  String.raw`(?:my (?:profession|job|occupation|(?:job )?title|current (?:role|position|job)) is|mein beruf ist|von beruf bin ich|ich bin von beruf|mi profesion es|mon metier(?: est)?\s*:?|ma profession est)\s+`,
];
/** Words that a title or something else can follow: "I am happy to travel", "as a result". */
const otherLeads = [
  String.raw`(?:i am|i['’]m|i was|i have been|i['’]ve been|he is|she is)\s+${time}`,
  String.raw`(?:ich bin|ich war|bin ich|bin)\s+${time}(?:als\s+)?`,
  String.raw`(?:je suis|j['’]etais|j['’]ai ete)\s+${time}`,
  String.raw`(?:soy|he sido|fui)\s+${time}`,
  String.raw`(?:as|als|comme|como|en tant que|en tant qu['’]|en qualite de)\s+`,
];
const leadOf = (words: string) => new RegExp(String.raw`(?<!\p{L})${words}`, 'gu');
const leads = [
  ...sureLeads.map((words) => ({ lead: leadOf(words), isSure: true })),
  ...otherLeads.map((words) => ({ lead: leadOf(words), isSure: false })),
];

/** What follows a title that begins a sentence: "Welder with ten years of experience", "Buchhalterin seit 2010". */
const follows = new RegExp(
  String.raw`^(?:\s+(?:and|und|et|y|&)(?:\s+\p{L}+){1,3})?[,:;–—-]?\s*(?:with|mit|avec|con|since|seit|depuis|desde|for|based|from|aus|by (?:trade|profession|training)|von beruf|de (?:metier|formation|profession|profesion)|looking|who|${years})(?!\p{L})`,
  'u',
);

const followsYears = new RegExp(
  String.raw`^[,:;–—-]?\s*(?:(?:with|mit|avec|con|since|seit|depuis|desde|for)\s+(?:over |more than |mehr als |plus de |mas de )?)?${years}`,
  'u',
);

/** Whether these words contain a skill of the dictionary. */
type HasSkill = (words: string) => boolean;

/** A title that people give themselves, and whether it is an earlier one: "I was a nurse". */
type OwnTitle = { title: string; isPast: boolean };

/** The likeliest one first. */
const titlesInSentence = (sentence: string, hasSkill: HasSkill): OwnTitle[] => {
  const plain = foldedSameLength(sentence);
  return [...titleAtBegin(sentence, plain, hasSkill), ...titlesAfterLeads(sentence, plain, hasSkill)];
};

const perfect = String.raw`(?<!(?:have|has|['’]ve)\s(?:\p{L}+\s)?)`;
/** Words of the past in the part of a sentence that leads to a title: "who previously worked as", "j’ai travaillé comme". */
const pastWords = new RegExp(
  String.raw`(?<!\p{L})(?:was|${perfect}(?:worked|served|acted)|previously|formerly|former|war|arbeitete|etais|ai (?:ete|travaille|exerce)|he (?:sido|trabajado)|fui|trabaje|trabajaba)(?!\p{L})[^,;]*$`,
  'u',
);

const titleAtBegin = (sentence: string, plain: string, hasSkill: HasSkill): OwnTitle[] => {
  const phrase = phraseOf(sentence);
  if (!phrase) return [];
  const rest = plain.slice(phrase.to);
  const isPraised = phrase.words.some((one) => praise.has(folded(one)) || certified.has(folded(one)));
  if (!isPraised && !follows.test(rest)) return [];
  const isSure = (isPraised || followsYears.test(rest)) && !hasSkill(phrase.words.join(' '));
  const title = titleOf(phrase.words, isSure);
  return title ? [{ title, isPast: pastWords.test(plain.slice(0, phrase.to)) }] : [];
};

/** "I want to work as a pilot", "nie als Koch" */
const wished =
  /(?<!\p{L})(?:never|not|want|wish|hope|would|dream\w*|nie|niemals|nicht|mochte|wollte|will|wurde|jamais|pas|voudrais|souhaite|reve|nunca|no|quiero|quisiera|gustaria|sueno)(?!\p{L})[^,;]*$/u;

const titlesAfterLeads = (sentence: string, plain: string, hasSkill: HasSkill): OwnTitle[] =>
  leads.flatMap(({ lead, isSure }) =>
    [...plain.matchAll(lead)].flatMap(({ 0: words, index }) => {
      if (wished.test(plain.slice(0, index))) return [];
      const from = index + words.length;
      const phrase = phraseOf(sentence.slice(from));
      const title = phrase && titleOf(phrase.words, isSure && !hasSkill(phrase.words.join(' ')));
      return title ? [{ title, isPast: pastWords.test(plain.slice(0, from)) }] : [];
    }),
  );

const sentenceEnd = /(?<=[.!?…;])\s+/u;

/** The first current title in the sentences of these lines, or else the first earlier one, with its line. */
export const titleInSentences = <Line extends { text: string }>(
  lines: readonly Line[],
  hasSkill: HasSkill,
): { title: string; line: Line } | null => {
  const titles = lines.flatMap((line) =>
    line.text
      .split(sentenceEnd)
      .flatMap((sentence) => titlesInSentence(sentence, hasSkill).map((found) => ({ ...found, line }))),
  );
  return titles.find(({ isPast }) => !isPast) ?? titles[0] ?? null;
};

/** Whether a line is a title and nothing else. */
export const isTitleLine = (line: string): boolean => {
  const phrase = phraseOf(line);
  return (
    phrase !== null &&
    phrase.to === line.trimEnd().length &&
    /^\p{Lu}/u.test(line) &&
    titleOf(phrase.words) !== null
  );
};

type Phrase = { words: string[]; to: number };

const word = /[\p{L}\p{N}\p{M}+#&][\p{L}\p{N}\p{M}+#&/.’'*:_-]*/gu;

/** The words from the beginning of a text up to one that ends a title, or to a punctuation mark. */
const phraseOf = (text: string): Phrase | null => {
  const words: string[] = [];
  let to = 0;
  let kind: ReturnType<typeof occupationIn> = null;
  for (const { 0: written, index } of text.matchAll(word)) {
    const one = written.replace(/[.*:_/-]+$|(?<!s)[’']+$/u, '');
    const plain = folded(one);
    const gap = text.slice(to, index);
    const isOver =
      gap.trim() !== '' ||
      words.length > mostWords ||
      ends.has(plain) ||
      (kind !== null && joins.has(plain)) ||
      (kind !== null && plain === 'en' && !ofTechnique.test(folded(words.at(-1) ?? ''))) ||
      /^\d{2,}$/u.test(one);
    if (isOver) break;
    kind = occupationIn(one) ?? kind;
    words.push(one);
    to = index + one.length;
  }
  return words.length > 0 ? { words, to } : null;
};

/** "Técnico en electrónica", but "Electricista en obras". */
const ofTechnique = /^(?:tech|tecn|ingen|licen|diplom|especialista|specialiste|expert)/u;

const isAround = (one: string): boolean => {
  const plain = folded(one);
  return praise.has(plain) || articles.has(plain);
};
const isLoose = (one: string): boolean => within.has(folded(one)) || joins.has(folded(one));

/** The title that these words form, without praise; null if they form none. */
const titleOf = (all: readonly string[], isSure = false): string | null => {
  const from = all.findIndex((one) => !isAround(one));
  const to = all.findLastIndex((one) => !isAround(one) && !isLoose(one));
  const words = from < 0 ? [] : all.slice(from, to + 1);
  const title = words.join(' ');
  if (words.length === 0 || words.length > mostWords || title.length > longestTitle) return null;
  const kind = kindOf(words) ?? (isSure && isNamed(words) ? 'alone' : null);
  if (words.some((one) => family.has(folded(one)))) return null;
  if (kind === null || (kind === 'with others' && words.length < 2) || everyday.test(folded(title)))
    return null;
  return title.charAt(0).toUpperCase() + title.slice(1);
};

/** Capitalized words that can be a title where hardly anything else can stand: "works as Log Scaler", "as Perfumer". */
const isNamed = (words: readonly string[]): boolean =>
  words.every((one) => /^[\p{Lu}\d]/u.test(one)) &&
  (words.length > 1 || /\p{L}{3}(?:er|or|ist|man|woman)$/u.test(words[0] ?? '')) &&
  !notAtWork.has(folded(words.at(-1) as string));

/** How the main noun of a title names an occupation: the last one before "of", or the first in French and Spanish. */
const kindOf = (words: readonly string[]) => {
  const at = words.findIndex((one) => within.has(folded(one)));
  const before = at > 0 ? words.slice(0, at) : words;
  const [first = ''] = before;
  return occupationIn(before.at(-1) ?? '') ?? (standsFirst(first) ? occupationIn(first) : null);
};

const family = new Set(
  wordsOf('father mother brother sister vater mutter bruder schwester pere mere padre madre'),
);
const notAtWork = new Set(
  wordsOf('member partner number computer paper kinder team group gruppe mitglied membre'),
);

/** What looks like a title but is everyday language: "a fast learner", "a team player", "a keen gardener". */
const everyday =
  /(?<!\p{L})(?:team|hard|smart|quick|fast|natural|native|good|great|best|first|only|same|people|role|valued|key|real|big|keen|hobby|amateur)\s(?:.*\s)?(?:player|workers?|learner|leader|speaker|cook|host|contact|model|owner|keeper|guides?|gardener|photographer|musician|official)(?!\p{L})|^(?:hobby|amateur)/u;
