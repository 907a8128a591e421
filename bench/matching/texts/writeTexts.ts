import { type Random, seeded } from '../../../fixtures/random.ts';
import type { ProxyMarket, TitledProfile } from '../proxyMarket.ts';
import type { Frames } from './frames.ts';

/** The texts of a market, in the order of its jobs and candidates. */
export type WrittenMarket = { ads: string[]; summaries: string[] };

const mostInSentence = 3;
const mostMusts = 6;
const shares = { prose: 0.4, ruledOut: 0.25, notOwn: 0.15, closing: 0.6 };

/** Writes each job as an ad and each candidate as a summary; the same seed gives the same texts. */
export const writeTexts = (
  { jobs, candidates }: ProxyMarket,
  frames: Frames,
  seed: string,
): WrittenMarket => {
  const otherTool = toolsOfOthers(candidates);
  return {
    ads: jobs.map((job, at) => writeAd(job, frames, seeded(`${seed} ad ${at}`), otherTool)),
    summaries: candidates.map((candidate, at) =>
      writeSummary(candidate, frames, seeded(`${seed} summary ${at}`), otherTool),
    ),
  };
};

/** A tool that this profile does not list, drawn as often as candidates of the market list it. */
type OtherTool = (profile: TitledProfile, random: Random) => string;

const toolsOfOthers = (candidates: readonly TitledProfile[]): OtherTool => {
  const all = candidates.flatMap(({ skills }) => skills);
  return ({ skills }, random) => {
    const other = random.pick(all);
    return skills.includes(other) ? (all.find((one) => !skills.includes(one)) as string) : other;
  };
};

const writeAd = (job: TitledProfile, frames: Frames, random: Random, otherTool: OtherTool): string => {
  const { ad } = frames;
  const fill = filler(job, frames, random, otherTool);
  const tools = random.shuffle(job.skills);
  const musts = random.int(Math.min(mostMusts, tools.length) - 1, mostMusts);
  const company = random.pick(ad.company);
  const isFirst = random.chance(0.5);
  const ruledOut = random.chance(shares.ruledOut) ? [random.pick(ad.ruledOut)] : [];
  const paragraphs = [
    [random.pick(ad.taskHeads), random.some(ad.tasks, random.int(2, 4))],
    [
      random.pick(ad.mustHeads),
      random.shuffle([
        ...sentencesWith(tools.slice(0, musts), ad.musts, frames, random),
        ...random.some(ad.mustsWithoutTools, random.int(1, 2)),
      ]),
    ],
    [
      random.pick(ad.niceHeads),
      [...sentencesWith(tools.slice(musts), ad.nices, frames, random), ...ruledOut],
    ],
    [random.pick(ad.benefitHeads), random.some(ad.benefits, random.int(2, 3))],
  ] as const;
  const write = random.chance(shares.prose) ? asProse : asBullets;
  return fill(
    [
      random.pick(ad.openings),
      ...(isFirst ? [company] : []),
      ...paragraphs.filter(([, sentences]) => sentences.length > 0).map(write),
      ...(isFirst ? [] : [company]),
      random.pick(ad.contacts),
    ].join('\n\n'),
  );
};

const writeSummary = (
  candidate: TitledProfile,
  frames: Frames,
  random: Random,
  otherTool: OtherTool,
): string => {
  const { summary } = frames;
  const fill = filler(candidate, frames, random, otherTool);
  const tools = sentencesWith(random.shuffle(candidate.skills), summary.tools, frames, random);
  const plain = [
    ...random.some(summary.plain, random.int(1, 3)),
    ...(random.chance(shares.notOwn) ? [random.pick(summary.notOwn)] : []),
  ];
  const body = random.chance(shares.prose)
    ? [
        random
          .shuffle([...tools, ...plain])
          .map(asSentence)
          .join(' '),
      ]
    : [plain.map(asSentence).join(' '), [random.pick(summary.toolHeads), ...tools].join('\n')];
  return fill(
    [
      random.pick(summary.openings),
      ...body,
      ...(random.chance(shares.closing) ? [random.pick(summary.closings)] : []),
    ].join('\n\n'),
  );
};

type Paragraph = readonly [head: string, sentences: readonly string[]];

export const asBullets = ([head, sentences]: Paragraph): string =>
  [head, ...sentences.map((one) => `- ${one}`)].join('\n');

const asProse = ([, sentences]: Paragraph): string => sentences.map(asSentence).join(' ');

export const asSentence = (text: string): string =>
  /[.!?]$/u.test(text) ? text.replace(/^• /u, '') : `${text.replace(/^• /u, '')}.`;

/** Tools, or skills, in groups of one to three, each in a sentence of its own; all sentences are used before one is repeated. */
export const sentencesWith = (
  tools: readonly string[],
  sentences: readonly string[],
  { and }: { and: string },
  random: Random,
): string[] => {
  const written: string[] = [];
  let left: string[] = [];
  for (let at = 0; at < tools.length; ) {
    const group = tools.slice(at, at + random.int(1, mostInSentence));
    at += group.length;
    if (left.length === 0) left = random.shuffle(sentences);
    written.push((left.pop() as string).replace(/\{(?:tools|skills)\}/u, () => listOf(group, and)));
  }
  return written;
};

const listOf = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

/** Fills in the title, a tool of others, and what is made up: the same company, town and person throughout. */
const filler = (
  profile: TitledProfile,
  { companies, towns, people }: Frames,
  random: Random,
  otherTool: OtherTool,
) => {
  const values: Readonly<Record<string, string>> = {
    title: profile.title,
    tool: otherTool(profile, random),
    company: random.pick(companies),
    town: random.pick(towns),
    person: random.pick(people),
    years: String(random.int(2, 25)),
  };
  return (text: string): string =>
    text.replace(/\{(\w+)\}/gu, (found, name: string) => values[name] ?? found);
};
