import { folded } from '../languages/languageNames.ts';
import { isCountry, placeIn } from '../places/writtenPlaces.ts';
import { isRole } from '../titles/roleWords.ts';
import { withoutContacts } from './contacts.ts';
import { isCertificate } from './educationWords.ts';
import { partsOfHeader } from './partsOfHeader.ts';
import { type Period, periodIn, yearIn } from './periods.ts';
import { readBlocks } from './readBlocks.ts';
import { quoteOf, type ResumeLine } from './sections.ts';
import { isTitleLine } from './titlesInText.ts';

export type WorkEntry = {
  title: string;
  client: string | null;
  period: Period;
  summary: string | null;
  quote: string;
  lines: readonly ResumeLine[];
};

const longestHeader = 90;
const longestSummary = 1000;

/** A short line that can name a job or a firm: no item of a list, no sentence. */
const isHeader = ({ text, isBullet }: ResumeLine): boolean =>
  !isBullet &&
  text.length <= longestHeader &&
  /^[\p{Lu}\d"“(]/u.test(text) &&
  (!/[.;:,]$/u.test(text) || abbreviated.test(text));

/** "Acme S.L." and "Acme Inc." end with a period too. */
const abbreviated = /(?:\p{Lu}|Inc|Ltd|Co|Corp|Cía)\.$/u;

type Dated = { at: number; period: Period; rest: string };

/** "Worked as Tester in Port Ltd from 2018 to 2019." */
const sentence =
  /^(?:(?:currently|presently|derzeit|aktuell|actuellement|actualmente)\s+)?(?:(?:work(?:ing|ed|s)?|employed)\s+as|(?:tätig|arbeite|beschäftigt)\s+als|(?:travaille|employée?)\s+comme|(?:trabajo|trabajé)\s+como)\s+(?:an?\s+|une?\s+)?(?<title>\p{L}.{1,60}?)\s+(?:in|at|with|for|bei|beim|chez|en)\s+(?<client>\p{Lu}[^.;]{1,70})/iu;

/** Times without work: of parents, at school, in military service. They are no job and date no skill. */
const pause =
  /(?<!\p{L})(?:(?:parental|maternity|paternity|family|adoption|career) (?:leave|break)|sabbatical|military service|elternzeit|mutterschutz|erziehungs(?:zeit|urlaub)|sabbatjahr|wehrdienst|zivildienst|grundwehrdienst|bundeswehr|freiwilliges soziales jahr|bundesfreiwilligendienst|conge (?:parental|maternite|de maternite|paternite|sabbatique)|service (?:militaire|national|civique)|(?:baja|permiso|licencia) (?:de |por )?(?:maternidad|paternidad|maternal|paternal|parental)|excedencia|servicio militar|ano sabatico|grundschule|gymnasium|realschule|high school|lycee|instituto de secundaria|abitur|baccalaureat|bachillerato)(?!\p{L})/u;

const isPause = ({ title, client }: WorkEntry): boolean =>
  !isRole(title) && !isTitleLine(title) && pause.test(folded(`${title} ${client ?? ''}`));

/** The dated entries of the part about work: who did what, for whom, when. */
export const readWork = (lines: readonly ResumeLine[]): WorkEntry[] => {
  const towns = new Set(lines.flatMap(({ text }) => placeIn(text)?.split(',')[0] ?? []));
  const work = lines.filter(({ section }) => section === 'experience');
  const blocks = readBlocks(work);
  const inBlocks = new Set(blocks.flatMap(({ lines: its }) => its));
  const others = readEntries(
    work.filter((line) => !inBlocks.has(line)),
    ({ text }) => towns.has(text) || placeIn(text) !== null,
  );
  const firstOf = ({ lines: [first] }: WorkEntry) => first?.at ?? 0;
  return [...blocks, ...others]
    .filter((entry) => !isPause(entry))
    .toSorted((one, other) => firstOf(one) - firstOf(other));
};

const readEntries = (work: readonly ResumeLine[], isPlace: (line: ResumeLine) => boolean): WorkEntry[] => {
  const dated = work.flatMap((line, at): Dated[] => {
    const found = periodIn(line.text);
    const { title, client } = (found && sentence.exec(found.rest)?.groups) ?? {};
    if (found && title && client) return [{ at, period: found.period, rest: `${title}\t${client}` }];
    return found && !line.isBullet && found.rest.length <= longestHeader ? [{ at, ...found }] : [];
  });
  const dates = new Set(dated.map(({ at }) => at));
  /** Neither dates nor the place of the job above. */
  const isAbove = (line: ResumeLine, at: number) => isHeader(line) && !dates.has(at) && !isPlace(line);
  const firstOfHeader = (at: number, most: number): number => {
    let start = at;
    while (start > 0 && at - start < most && isAbove(work[start - 1] as ResumeLine, start - 1)) start -= 1;
    return start;
  };
  /** How many lines of an entry stand above its dates, as in the first one. */
  const above = dated[0] ? dated[0].at - firstOfHeader(dated[0].at, 2) : 0;
  let employer: ResumeLine | undefined;
  return dated.flatMap((entry, number) => {
    const next = dated[number + 1];
    const end = next ? firstOfHeader(next.at, above) : work.length;
    const start = firstOfHeader(entry.at, above);
    const own = work.slice(start, entry.at + 1);
    employer = own.find(({ isEmployer }) => isEmployer) ?? employer;
    const entries = entryOf(work, entry, { start, end });
    if (!employer || own.includes(employer)) return entries;
    const { text } = employer;
    const quote = quoteOf(employer);
    // Several jobs below the name of one employer, as LinkedIn writes them.
    if (entries.every(({ client }) => client === null))
      return entries.map((one) => ({ ...one, client: text.slice(0, 120), quote: `${quote} · ${one.quote}` }));
    employer = undefined;
    return entries;
  });
};

type Extent = { start: number; end: number };

const entryOf = (
  work: readonly ResumeLine[],
  { at, period, rest }: Dated,
  { start, end }: Extent,
): WorkEntry[] => {
  const headers = [...work.slice(start, at).map(({ text }) => text), rest].filter((text) => text !== '');
  let body = at + 1;
  const firmBelow =
    headers.length === 1 &&
    start === at &&
    !firm.test(folded(rest)) &&
    firm.test(folded(work[body]?.text ?? ''));
  const wanted =
    headers.length === 0
      ? 2
      : firmBelow ||
          (headers.length === 1 && start === at && (partsOfHeader(rest).length === 1 || !isRole(rest)))
        ? 1
        : 0;
  while (body < end && body - at <= wanted && isHeader(work[body] as ResumeLine)) {
    headers.push((work[body] as ResumeLine).text);
    body += 1;
  }
  const { title, client } = named(headers.flatMap(partsOfHeader));
  if (!title) return [];
  const summary = withoutContacts(
    work
      .slice(body, end)
      .map(({ text }) => text)
      .join('\n'),
  );
  const lines = work.slice(start, end);
  return [
    {
      title: title.slice(0, 120),
      client: client?.slice(0, 120) ?? null,
      period,
      summary: summary ? summary.slice(0, longestSummary).trim() : null,
      quote: work.slice(start, body).map(quoteOf).join(' · '),
      lines,
    },
  ];
};

const firm =
  /(?<!\p{L})(?:g?gmbh|ag|kg|se|ltd|limited|plc|inc|corp|llc|llp|sa|sas|sarl|s\.?l\.?u?|s\.?a|bv|b\.v|nv|oy|ab|as|spa|group|groupe|grupo|gruppe|bank|consulting)\.?(?!\p{L})/u;

/** The job's title and the firm among the parts of an entry's header. */
const named = (parts: readonly string[]): { title: string | undefined; client: string | undefined } => {
  const isFirm = (part: string) => firm.test(folded(part));
  const title =
    parts.find((part) => isRole(part) && !isFirm(part)) ?? parts.find((part) => isRole(part)) ?? parts[0];
  const others = parts.filter((part) => part !== title && !isCountry(part) && !placeIn(part));
  return {
    title,
    client: (others.find(isFirm) ?? others[0])
      ?.replace(/(?<=\S)\s*\([^()]*\)$/u, '')
      .replace(/(?<=\p{Ll}{4})\.$/u, ''),
  };
};

export type CertificateEntry = { name: string; year: number | null; quote: string };

/** Certificates, one on each line. */
export const readCertificates = (lines: readonly ResumeLine[]): CertificateEntry[] =>
  lines
    .filter(
      (line) => line.section === 'certificates' || (line.section === 'education' && isCertificate(line.text)),
    )
    .flatMap((line) => {
      const dated = yearIn(line.text);
      const name = (dated ? dated.rest : line.text).replace(/\t/gu, ' ').trim();
      return name ? [{ name: name.slice(0, 120), year: dated?.year ?? null, quote: quoteOf(line) }] : [];
    });
