import { asWritten } from './ordinaryWords.ts';

/** Stands for a character that is not read: in an address, a header or a personal name. */
export const masked = '\uE000';
export const maskedRun = /\uE000+/gu;
export const maskOf = (text: string): string =>
  text.replace(/[^\n]/gu, (letter) => masked.repeat(letter.length));

const wordsOf = (text: string): string[] => text.trim().split(/\s+/u);

/** Given names in postings and resumes, with those that are also names of technologies. */
const givenNames = new Set(
  wordsOf(`
ada adam alan albert alejandro alex alexander alexandra alice alina amanda amelie ana anders andrea andreas andrew angela
anita anja ann anna anne annette anthony antoine antonia antonio arthur astrid barbara beate ben benjamin bernd bettina
birgit brian camille carla carlos carmen carol caroline catherine cecilia charles charlotte chloe christian christina
christine christoph christopher claire clara claudia clemens cristina crystal daniel daniela david deborah diana diego
dieter dimitri dominik donna edward elena eleanor elisabeth elizabeth ella ellen emily emma eric erik esther eva fatima
felix fernando florian francesca francisco francois frank franz friedrich gabriel gabriele george gerhard giulia grace
greta hannah hans harry heike helen helena helga henry holger hugo ian ibrahim ines ingrid irene isabel isabelle ivan
jack jacob jade jakob james jana jane janet jasmin jasmine javier jean jennifer jessica jing joan johann johannes john
jonas jonathan jorge jose josef joseph joshua juan judith julia julian julie juliette jürgen karen karin karl katharina
katrin kevin klara klaus kurt lara lars laura laurent lea lena leo leon linda lisa louis louise luca lucas lucia lucy luis
luisa lukas maja manfred manuel marco marcus margaret maria marie marina mario mark markus marta martha martin martina
mary matteo matthew matthias max maximilian maya mei melanie mia michael michaela michel michelle miguel mohamed mohammed
monica monika moritz nadia nadine nancy natalia natalie nicolas nicole nina noah nora olga oliver olivia oscar otto pablo
pascal patricia patrick paul paula pedro peter petra philip philipp pierre priya rachel rafael rahul rainer ralf raul
rebecca renate ricardo richard robert roberto rosa ruby rudolf ruth sabine samuel sandra sara sarah sebastian silvia simon
sofia sonja sophia sophie stefan stefanie stephan stephanie stephen steven susan susanne sven sylvia tanja teresa theresa
thomas tim tobias tom ulrich ulrike ursula uwe valentina vera verena veronica victor victoria viktor vincent walter
werner william wolfgang yasmin yuki yusuf
cassandra ruby swift
`),
);

/** Also names of people where the text says that a name follows, or in the first line of a resume. */
const alsoNames = new Set(
  wordsOf(
    'clojure django elm ember erlang angular chai chef flask gatsby haskell hive jenkins kafka kotlin mocha perl puppet react scala spring go rust dart',
  ),
);

/** Words that follow a skill in titles and lists, and are no surnames. */
const noSurname =
  /^(?:academy|administrat\p{L}*|analy\p{L}*|apis?|apps?|architect\p{L}*|architekt\p{L}*|associate|automation|backend|batch|boot|bootcamp|builders?|certifi\p{L}*|cloud|clusters?|code|coder|components?|consult\p{L}*|berat\p{L}*|core|data|designers?|desarroll\p{L}*|dev|devel\p{L}*|développ\p{L}*|engineer\p{L}*|entwickl\p{L}*|erfahrung\p{L}*|experience|experts?|experte\p{L}*|framework\p{L}*|frontend|fullstack|full|ingen\p{L}*|ingén\p{L}*|integration|kenntnisse|language|lead\p{L}*|librar\p{L}*|manager\p{L}*|material|microservices?|mobile|native|operations?|os|pipelines?|platform|plus|programm\p{L}*|programad\p{L}*|projekt\p{L}*|projects?|rails|reports?|router|scripts?|script|security|senior|server\p{L}*|services?|skills?|spezialist\p{L}*|specialists?|stack|streams?|studio|systems?|team|tech\p{L}*|test\p{L}*|tools?|training|ui|umgebung|universe|version|web|framework|query|cert|jobs?|berlin|remote|and|or|und|oder|et|ou|y|o)$/iu;

const initial = String.raw`\p{Lu}\.`;
const capital = String.raw`\p{Lu}[\p{L}'’]*(?:-\p{Lu}[\p{L}'’]*)*`;
const person = String.raw`(?:(?:Dr|Prof|Dipl)\.?\s+)*${capital}(?:[ \t]+(?:${initial}|von|van|de|del|der|da|di|la|${capital})){0,3}`;

/** Words before a person's name. The name is one to four capitalized words. */
const introduced = new RegExp(
  String.raw`(?<=(?:^|[^\p{L}])(?:[Cc]ontact(?: person)?|[Rr]ecruiter|[Hh]iring manager|[Rr]eports? to|[Rr]eporting to|[Aa]sk|[Ww]rite to|[Cc]all|[Ee]mail|[Rr]egards,?|[Ss]incerely,?|[Yy]ours,?|[Rr]eferred by|[Mm]y name is|[Nn]ame|Mr|Mrs|Ms|Miss|Dear|Frau|Herrn?|[Aa]nsprechpartner(?:in)?|[Kk]ontakt(?:person)?|[Ii]hr Kontakt|[Bb]ewerbungen? an|[Gg]rüße|[Mm]ein Name ist|[Ii]ch bin|Madame|Monsieur|Mme|M\.|[Vv]otre contact|[Ii]nterlocut(?:eur|rice)|[Jj]e m['’]appelle|[Nn]om|[Cc]ontactez|[Ss]eñora?|Sra?\.?|[Mm]e llamo|[Cc]ontacto|[Nn]ombre|[Ee]scr[ií]be(?:le)? a|[Pp]reguntas a)(?:\.|\s*[:：])?(?:\s+(?:is|ist|est|es|an|with|mit|avec|con))?\s+)${person}`,
  'gu',
);
const introducedChinese = /(?<=(?:姓名|联系人|招聘负责人)\s*[:：]\s*)[^\s,，。;；]+(?:[ \t]+\p{Lu}\p{L}+)?/gu;

/** The surname after words for the name at birth or before a marriage. */
const birthName = new RegExp(
  String.raw`(?<=(?:^|[^\p{L}])(?:[Nn]ée?|[Gg]eb\.|[Gg]eborener?|(?:[Mm]aiden|[Bb]irth) [Nn]ame|Geburtsname|Mädchenname|[Nn]om de (?:naissance|jeune fille)|(?:[Aa]pellido )?[Dd]e soltera)(?:\s*[:：])?\s+)(?:(?:von|van|de|del|der|da|di|la)[ \t]+)*${capital}`,
  'gu',
);

/** Given name and surname: two to four capitalized words, the first a given name. */
const fullName = new RegExp(
  String.raw`(?<![\p{L}\p{N}\-/.])(${capital})((?:[ \t]+(?:${initial}|von|van|de|del|der|da|di)){0,2})[ \t]+(${capital})(?![\p{L}\p{N}+#])`,
  'gu',
);

/** Two to four capitalized words and nothing else: a name at the top of a resume. */
const nameLine = new RegExp(
  String.raw`^[ \t]*(?:(?:Dr|Prof|Dipl)\.[ \t]+)*${capital}(?:[ \t]+(?:${initial}|von|van|de|del|der|da|di|${capital})){1,3}[ \t]*$`,
  'u',
);
const resumeWord =
  /^\s*(?:curriculum vitae|cv|resume|résumé|lebenslauf|currículum|hoja de vida|简历|个人简历)\s*:?\s*$/iu;

/** Whether the dictionary knows the whole of these words as one skill, or one of them. */
type IsSkill = (name: string) => boolean;

/** Whether a word is a common given name. */
export const isGivenName = (word: string): boolean =>
  word
    .toLowerCase()
    .split('-')
    .some((part) => givenNames.has(part) || givenNames.has(part.normalize('NFD').replace(/\p{M}/gu, '')));
const mayBeName = (word: string): boolean => isGivenName(word) || alsoNames.has(word.toLowerCase());

/** Full names found in a text: those that are introduced, stand at its top, or begin with a given name. */
const fullNamesIn = (text: string, isSkill: IsSkill): string[] => {
  const found: string[] = [];
  const top = text
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 3);
  const first = top.find((line) => !resumeWord.test(line));
  if (first && nameLine.test(first) && isPerson(first.trim(), isSkill)) found.push(first.trim());
  for (const [name] of text.matchAll(introduced)) if (isPerson(name, isSkill)) found.push(name);
  for (const [name] of text.matchAll(introducedChinese)) found.push(name);
  for (const match of text.matchAll(fullName)) {
    const [whole, given = '', , surname = ''] = match;
    if (!isGivenName(given) || noSurname.test(surname) || isSkill(whole)) continue;
    // "Kafka Kubernetes" is a list, "Anna Kafka" and "Ruby Meyer" are names.
    if (isSkill(surname) && !mayBeName(surname) && asWritten.has(given.toLowerCase())) continue;
    found.push(whole);
  }
  return found;
};

const isPerson = (line: string, isSkill: IsSkill): boolean => {
  const words = line.split(/\s+/u);
  if ((words.length > 1 && isSkill(line)) || words.some((word) => noSurname.test(word))) return false;
  return words.length === 1
    ? isGivenName(line) || !isSkill(line)
    : words.some((word) => !isSkill(word) || isGivenName(word)) || words.every(mayBeName);
};

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One word of a name in a list of skills is a skill: "Java, Ruby, Go". */
const inList = (text: string, at: number, end: number): boolean => {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const after = text.slice(end, end + 40);
  const before = line.slice(-40);
  return (
    (/[,;/|•·、:：(]\s*$/u.test(before) &&
      /^\s*(?:[,;/|•·、)]|\.?\s*(?:\n|$)|\s(?:and|or|und|oder|et|ou|y|o)\s|\s*和)/u.test(after)) ||
    (/^\s*(?:[-*•·]\s*)?$/u.test(line) && /^\s*(?:[,;/|•·、]\s*\S|\n|$)/u.test(after) && line !== '') ||
    /\b(?:in|with|using|of|mit|avec|en|con|and|und|et|y)\s+$/iu.test(before)
  );
};

/**
 * The text with personal names masked, so that swapping a name changes nothing that is read. `name` is that of
 * the person whom the text is about, if known; single words of it still count in lists of skills.
 */
export const maskNames = (text: string, name: string | null, isSkill: IsSkill): string => {
  const open = text.replace(birthName, maskOf);
  const full = [...(name ? [name.trim()] : []), ...fullNamesIn(open, isSkill)];
  const parts = new Set(
    full
      .flatMap((one) => one.match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((part) => part.length > 1 && !/^(?:von|van|de|del|der|da|di|la|dr|prof|dipl)$/iu.test(part)),
  );
  let plain = open;
  for (const one of new Set(full)) if (one) plain = maskWhole(plain, one);
  return parts.size === 0 ? plain : maskParts(plain, parts);
};

const wordBefore = /[\p{L}\p{N}]$/u;
const wordAfter = /^[\p{L}\p{N}]/u;

/**
 * Masks a name where it is not part of a longer word. The pattern has no letter classes, because compiling them
 * takes a millisecond for each name.
 */
const maskWhole = (text: string, name: string): string => {
  const pattern = new RegExp(escaped(name), 'giu');
  let plain = '';
  let done = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [found] = match;
    const at = match.index;
    const end = at + found.length;
    if (wordBefore.test(text.slice(Math.max(0, at - 2), at)) || wordAfter.test(text.slice(end, end + 2)))
      // An index in the middle of a surrogate pair would find the same match again.
      pattern.lastIndex = at + String.fromCodePoint(text.codePointAt(at) ?? 0).length;
    else {
      plain += text.slice(done, at) + maskOf(found);
      done = end;
    }
  }
  return plain + text.slice(done);
};

const word = /[\p{L}\p{N}]+/gu;
const joining = /^[\s-]+$/u;

/** Masks runs of these words, except for a single word in a list of skills. */
const maskParts = (text: string, parts: ReadonlySet<string>): string => {
  const folded = new Set([...parts].map((part) => part.toLowerCase()));
  const runs: { at: number; end: number; count: number }[] = [];
  for (const { 0: found, index: at } of text.matchAll(word)) {
    if (!folded.has(found.toLowerCase())) continue;
    const end = at + found.length;
    const last = runs.at(-1);
    if (last && joining.test(text.slice(last.end, at))) {
      last.end = end;
      last.count++;
    } else runs.push({ at, end, count: 1 });
  }
  let plain = '';
  let done = 0;
  for (const { at, end, count } of runs) {
    if (count === 1 && inList(text, at, end)) continue;
    plain += text.slice(done, at) + maskOf(text.slice(at, end));
    done = end;
  }
  return plain + text.slice(done);
};
