import { type Random, seeded } from '../../../fixtures/random.ts';
import type { Sampled } from '../proxyMarket.ts';
import { asBullets, asSentence, sentencesWith, type WrittenMarket } from '../texts/writeTexts.ts';
import type { Person, TradeMarket } from './tradeMarket.ts';
import { type Language, languageTexts, type Phrases, type Trades } from './trades.ts';

export type Writing = {
  trades: Trades;
  language: Language;
  set: 'working' | 'heldOut';
  /** Whether the texts name the title, or the skills alone say what the job is. */
  isTitled: boolean;
};

const shares = { proseAd: 1 / 3, proseResume: 0.4, named: 0.5 };
const bullets = ['- ', '• ', ''];
const thisYear = 2026;

/** Writes each job as an ad and each candidate as a resume; always the same texts. */
export const writeMarket = ({ jobs, candidates }: TradeMarket, writing: Writing): WrittenMarket => ({
  ads: jobs.map((job, at) => writeAd(job, writing, seeded(`ad ${at}`))),
  summaries: candidates.map((person, at) => writeResume(person, writing, seeded(`resume ${at}`))),
});

const writeAd = (job: Sampled, writing: Writing, random: Random): string => {
  const { sentences, code } = languageTexts[writing.language];
  const { ad } = sentences[writing.set];
  const fill = filler(job, writing, random);
  const asked = phrasesOf(job, writing, 'asked');
  const tasks = asked.slice(0, Math.ceil(asked.length / 2));
  const needs = asked.slice(tasks.length);
  const isProse = random.chance(shares.proseAd);
  const skills = (some: string[]) => (isProse ? sentencesWith(some, ad.prose, sentences, random) : some);
  const paragraphs = [
    [random.pick(ad.taskHeads), [...skills(tasks), ...random.some(ad.tasks, random.int(1, 2))]],
    [random.pick(ad.needHeads), [...skills(needs), ...random.some(ad.needs, random.int(1, 3))]],
    [random.pick(ad.niceHeads), random.some(ad.nices, random.int(1, 2))],
    [random.pick(ad.benefitHeads), random.some(ad.benefits, random.int(2, 4))],
  ] as const;
  return fill(
    [
      ...(writing.isTitled ? [random.pick(ad.openings)] : []),
      random.pick(ad.company),
      ...paragraphs.map(([head, lines]) => {
        const mixed = random.shuffle(lines);
        return isProse ? asText(mixed, code) : asBullets([head, mixed]);
      }),
      random.pick(ad.contacts),
    ].join('\n\n'),
  );
};

const writeResume = (person: Person, writing: Writing, random: Random): string => {
  const { isTitled } = writing;
  const { sentences, code } = languageTexts[writing.language];
  const { resume } = sentences[writing.set];
  const fill = filler(person, writing, random);
  const held = random.shuffle(phrasesOf(person, writing, 'held'));
  const listed = person.isLong ? held.slice(0, Math.ceil(held.length / 2)) : held;
  const bullet = random.pick(bullets);
  const skills = random.chance(shares.proseResume)
    ? asText(sentencesWith(listed, resume.prose, sentences, random), code)
    : withHead(
        resume.skillHeads,
        listed.map((one) => bullet + one),
        random,
      );
  return fill(
    [
      [...(random.chance(shares.named) ? ['{person}'] : []), ...(isTitled ? ['{title}'] : [])].join('\n'),
      asText(random.some(resume.profile, random.int(0, 3)), code),
      skills,
      ...(person.isLong ? history(held.slice(listed.length), bullet, writing, random) : []),
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
};

/** The jobs that somebody had, with what they did there, then courses and hobbies. */
const history = (
  held: readonly string[],
  bullet: string,
  { language, set, isTitled }: Writing,
  random: Random,
): string[] => {
  const { companies, [set]: sentences } = languageTexts[language].sentences;
  const { resume } = sentences;
  const employers = random.shuffle(companies);
  const count = random.int(2, 3);
  const jobs = Array.from({ length: count }, (_, at) => {
    const [from, to] = [thisYear - 4 * (at + 1), thisYear - 4 * at - 1];
    const done = held.filter((_, place) => place % count === at);
    const place = [...(isTitled ? ['{title}'] : []), employers[at], '{town}'].join(', ');
    return [
      `${from} – ${to}  ${place}`,
      ...[...done, ...random.some(resume.work, random.int(1, 2))].map((one) => bullet + one),
    ].join('\n');
  });
  return [
    withHead(resume.workHeads, jobs, random),
    withHead(resume.courseHeads, random.some(resume.courses, random.int(1, 3)), random),
    withHead(resume.hobbyHeads, [random.pick(resume.hobbies)], random),
  ];
};

const withHead = (heads: readonly string[], lines: readonly string[], random: Random): string =>
  [random.pick(heads), ...lines].join('\n');

const asText = (lines: readonly string[], code: string): string =>
  lines.map((line) => asSentence(line.charAt(0).toLocaleUpperCase(code) + line.slice(1))).join(' ');

const phrasesOf = ({ skills }: Sampled, { trades }: Writing, form: keyof Phrases): string[] =>
  skills.map((skill) => {
    const trade = [...trades.values()].find((one) => one.skills.has(skill));
    return trade?.skills.get(skill)?.[form] ?? '';
  });

/** Fills in the title and what is made up: the same company, town and person throughout. */
const filler = ({ title }: Sampled, { trades, language }: Writing, random: Random) => {
  const { companies, towns, people } = languageTexts[language].sentences;
  const values: Readonly<Record<string, string>> = {
    title: trades.get(title)?.title ?? '',
    company: random.pick(companies),
    town: random.pick(towns),
    person: random.pick(people),
    years: String(random.int(6, 25)),
  };
  return (text: string): string =>
    text.replace(/\{(\w+)\}/gu, (found, name: string) => values[name] ?? found);
};
