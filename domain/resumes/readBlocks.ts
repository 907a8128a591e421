import { isRole } from '../titles/roleWords.ts';
import { withoutContacts } from './contacts.ts';
import { partsOfHeader } from './partsOfHeader.ts';
import { type Period, periodIn } from './periods.ts';
import type { WorkEntry } from './readWork.ts';
import { type Field, quoteOf, type ResumeLine } from './sections.ts';

const longestSummary = 1000;
/** Dates that stand further down belong to something else. */
const linesOfDates = 6;
const longestHeader = 90;

/** Lines that describe one project or job with labels: "Client: …", "Role: …", "Environment: …". */
type Block = { lines: ResumeLine[]; fields: Map<Field, ResumeLine> };

type Dated = { line: ResumeLine; period: Period; rest: string };

const datesOf = ({ lines }: Block): Dated | null => {
  for (const line of lines.slice(0, linesOfDates)) {
    const found = line.isBullet || line.field === 'environment' ? null : periodIn(line.text);
    if (found) return { line, ...found };
  }
  return null;
};

const begins: readonly (Field | null)[] = ['client', 'period', 'role'];

/** A line with nothing but the name of a job or firm, and dates. */
const isDatedHeader = (line: ResumeLine): boolean => {
  const found = line.isBullet || line.field !== null ? null : periodIn(line.text);
  return found !== null && found.rest.length <= longestHeader;
};

/** The blocks of the part about work. A label that a block has already begins the next one. */
const blocksIn = (work: readonly ResumeLine[]): Block[] => {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const [at, line] of work.entries()) {
    const { field } = line;
    const above = work[at - 1];
    const inBlock: boolean = above !== undefined && open?.lines.at(-1) === above;
    if (begins.includes(field) && (open === null || open.fields.has(field as Field))) {
      open = { lines: [], fields: new Map() };
      blocks.push(open);
      // "01/2020 – 12/2021" on a line of its own above "Kunde: …".
      if (above && isDatedHeader(above) && !inBlock) open.lines.push(above);
    } else if (open && isDatedHeader(line) && datesOf(open) !== null) open = null;
    if (!open) continue;
    open.lines.push(line);
    if (field && !open.fields.has(field)) open.fields.set(field, line);
  }
  return blocks;
};

/** A line above the labels that says what was done and not for whom. */
const isProject =
  /projekt|project|migration|ung(?![\p{L}])|entwicklung|aufbau|einführung|refonte|mise en|développement|desarrollo|implantación|implementation/iu;

/** "Port Ltd" of "Port Ltd, Dallas, TX". */
const employerOf = (text: string): string | null =>
  partsOfHeader(text)[0]
    ?.replace(/(?<=\S)\s*\([^()]*\)$/u, '')
    .slice(0, 120) ?? null;

/** The work that blocks with labels describe: client and role, each with its dates. Blocks without dates or a title are none. */
export const readBlocks = (work: readonly ResumeLine[]): WorkEntry[] =>
  blocksIn(work).flatMap((block): WorkEntry[] => {
    const { lines, fields } = block;
    const dated = datesOf(block);
    if (!dated) return [];
    const wordsOf = (line: ResumeLine): string => (line === dated.line ? dated.rest : line.text);
    const client = fields.get('client');
    const role = fields.get('role');
    const above =
      client || !role || dated.line.field || isProject.test(dated.rest) ? null : employerOf(dated.rest);
    const other = lines.find((line) => !line.isBullet && line.field === null && isRole(wordsOf(line)));
    const titled = role ?? (other && wordsOf(other).length <= longestHeader ? other : undefined);
    const title = titled && wordsOf(titled).split('\t')[0]?.trim();
    if (!titled || !title) return [];
    const heads = lines.filter((line) => line === dated.line || line === titled || line === client);
    const told = lines.filter((line) => !heads.includes(line) && line.field !== 'place');
    const summary = withoutContacts(told.map(({ text }) => text).join('\n'));
    return [
      {
        title: title.slice(0, 120),
        client: client ? employerOf(wordsOf(client)) : above,
        period: dated.period,
        summary: summary ? summary.slice(0, longestSummary).trim() : null,
        quote: heads.map(quoteOf).join(' · '),
        lines,
      },
    ];
  });
