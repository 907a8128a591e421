import { bullets } from '../reading/bullets.ts';

/** A piece of text, in points from the bottom left of the first page; those of later pages have a negative `y`. */
export type TextPiece = {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  page?: number;
  /** Whether a cell of a table begins with it. */
  isCell?: true;
  /** The letters, by the name that the document gives them. */
  font?: string;
};

/** `bottom` is where the last line of a paragraph stands. */
type Line = { y: number; bottom: number; height: number; page: number; pieces: TextPiece[] };

/** Lines on each side that make two columns; fewer are cells of a table. */
const leastOfColumn = 4;
/** Widths in relation to the height of the letters. */
const spaceBetweenWords = 0.15;
const spaceOfTab = 1.8;
const gutterWidth = 1.1;
const paragraphSpace = 1.9;
/** Lines further apart have room for another one between them. */
const roomForLine = 2.2;
/** Cells of a row stand on one line: their distance in relation to the height of the letters. */
const sameLine = 0.15;

/**
 * The text of pages below each other, in reading order: where pieces stand in two columns with an empty gutter, first the left column and then the right one,
 * over all the pages that both go on to. Tables, and dates or labels beside their text, are read line by line. What is written largest, which in most
 * documents is the title or a name, comes first with the lines below it, in whichever column it stands.
 */
export const textOfPage = (pieces: readonly TextPiece[]): string => {
  const lines = linesOf(pieces.filter(({ text }) => text.trim() !== ''));
  return written(withHeadFirst(read(withCells(lines))));
};

/** A space wider than between words; where several lines have it before the same place, cells of a table begin. */
const spaceOfCell = 0.7;
const leastOfCells = 3;

/** Lines whose pieces say where cells begin that stand close to the ones before. */
const withCells = (lines: readonly Line[]): Line[] => {
  const isApart = (piece: TextPiece, before: TextPiece | undefined) =>
    before !== undefined &&
    !mark.test(before.text.trim()) &&
    piece.x - before.x - before.width > piece.height * spaceOfCell;
  const counts = new Map<number, number>();
  for (const { pieces } of lines)
    for (const [at, piece] of pieces.entries())
      if (isApart(piece, pieces[at - 1]))
        counts.set(Math.round(piece.x), (counts.get(Math.round(piece.x)) ?? 0) + 1);
  const isCell = (piece: TextPiece, before: TextPiece | undefined) =>
    isApart(piece, before) && (counts.get(Math.round(piece.x)) ?? 0) >= leastOfCells;
  return lines.map((line) => ({
    ...line,
    pieces: line.pieces.map((piece, at) =>
      isCell(piece, line.pieces[at - 1]) ? { ...piece, isCell: true } : piece,
    ),
  }));
};

const linesOf = (pieces: readonly TextPiece[]): Line[] => {
  const lines: Line[] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    if (line && line.y - piece.y < Math.min(line.height, piece.height) * 0.45) line.pieces.push(piece);
    else
      lines.push({
        y: piece.y,
        bottom: piece.y,
        height: piece.height,
        page: piece.page ?? 0,
        pieces: [piece],
      });
  }
  for (const line of lines) {
    line.pieces.sort((a, b) => a.x - b.x);
    line.height = Math.max(...line.pieces.map(({ height }) => height));
  }
  return lines;
};

const read = (lines: readonly Line[]): Line[] => {
  const columns = columnsOf(lines);
  if (!columns) return withoutWraps(lines);
  const { from, to, x } = columns;
  const within = lines.slice(from, to).flatMap(({ pieces }) => pieces);
  return [
    ...withoutWraps(lines.slice(0, from)),
    ...read(linesOf(within.filter((piece) => piece.x < x))),
    ...read(linesOf(within.filter((piece) => piece.x >= x))),
    ...read(lines.slice(to)),
  ];
};

/** How much larger than most lines the largest one is at least, and how many lines it may have. */
const largest = 1.4;
const linesOfLargest = 3;
const linesOfHead = 4;

/** Above which line the column begins that this one stands in; the lines of a column follow each other downwards. */
const isBelow = (line: Line, above: Line): boolean =>
  line.y < above.bottom && above.bottom - line.y <= Math.max(above.height, line.height) * paragraphSpace;

/** The lines with the largest letters, joined, and those right below them, before all others. */
const withHeadFirst = (lines: readonly Line[]): Line[] => {
  const first = lines.filter(({ page }) => page === 0);
  const height = Math.max(0, ...first.map((line) => line.height));
  const usual = first.map((line) => line.height).toSorted((a, b) => a - b)[Math.floor(first.length / 2)] ?? 0;
  const tall = first.filter((line) => line.height > height * 0.95);
  const at = lines.indexOf(tall[0] as Line);
  const isTitle =
    height > usual * largest &&
    tall.length <= linesOfLargest &&
    tall.every((line, number) => lines[at + number] === line) &&
    tall.every((line) => line.pieces.length > 0 && joined(line).length <= 60);
  if (!isTitle) return [...lines];
  const name: Line = { ...(tall[0] as Line), bottom: (tall.at(-1) as Line).bottom, pieces: inOneLine(tall) };
  let end = at + tall.length;
  while (end - at < linesOfHead + tall.length) {
    const [above, line] = [lines[end - 1], lines[end]];
    if (!above || !line || !isBelow(line, above) || line.height > above.height) break;
    end += 1;
  }
  return [name, ...lines.slice(at + tall.length, end), ...lines.slice(0, at), ...lines.slice(end)];
};

/** A name over several lines is one. */
const inOneLine = (lines: readonly Line[]): TextPiece[] => {
  if (lines.length === 1) return lines[0]?.pieces ?? [];
  const [first] = lines as [Line];
  const piece = first.pieces[0] as TextPiece;
  return [{ ...piece, text: lines.map(joined).join(' ') }];
};

type Columns = { from: number; to: number; x: number; size: number };

/** The lines with the longest gutter, and where the right column begins. */
const columnsOf = (lines: readonly Line[]): Columns | null => {
  let best: Columns | null = null;
  for (const x of startsOfColumns(lines)) {
    const found = runAt(lines, x);
    if (found && found.size > (best?.size ?? 0) && isColumns(lines.slice(found.from, found.to), x))
      best = found;
  }
  return best;
};

/** Where pieces begin that have an empty space to their left, those with most lines first. */
const startsOfColumns = (lines: readonly Line[]): number[] => {
  const counts = new Map<number, number>();
  for (const { pieces } of lines)
    for (const { x } of pieces) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= leastOfColumn)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 12)
    .map(([x]) => x - 1);
};

const isFree = ({ pieces, height }: Line, x: number): boolean =>
  pieces.every((piece) => piece.x >= x || piece.x + piece.width <= x - height * (gutterWidth - 0.6));

/** The longest run of lines that no piece crosses at `x`, with enough lines on each side. */
const runAt = (lines: readonly Line[], x: number): Columns | null => {
  let best: Columns | null = null;
  for (let from = 0; from < lines.length; ) {
    let to = from;
    let beginOfPage = from;
    let isOfColumn = true;
    for (; to < lines.length && isFree(lines[to] as Line, x); to += 1) {
      const line = lines[to] as Line;
      if (line.page !== lines[Math.max(from, to - 1)]?.page) {
        if (!isOfColumn) break;
        beginOfPage = to;
        isOfColumn = false;
      }
      isOfColumn ||= line.pieces.some((piece) => Math.abs(piece.x - x - 1) < 2);
    }
    // Short lines at the top of the next page belong to the columns only if the right one goes on there.
    if (!isOfColumn) to = beginOfPage;
    const run = lines.slice(from, to);
    const lefts = run.filter(({ pieces }) => pieces.some((piece) => piece.x < x)).length;
    const rights = run.filter(({ pieces }) => pieces.some((piece) => piece.x >= x)).length;
    const size = Math.min(lefts, rights);
    if (size >= leastOfColumn && size > (best?.size ?? 0)) {
      // Lines above and below that stand on one side only may be a heading of both.
      const both = run.findIndex(({ pieces }) => pieces.some((piece) => piece.x >= x));
      best = { from: from + Math.max(0, both), to, x, size };
    }
    from = Math.max(to, from) + (to > from && !isOfColumn ? 0 : 1);
  }
  return best;
};

const year = /\b(?:19|20)\d{2}\b|\d{1,2}[./]\d{2,4}/u;
/** "03/2019 – heute", "[ Sep 2019 – Mai 2021 ]", "depuis mars 2020" */
const dates =
  /^[[(]?\s*(?:(?:from|since|von|seit|ab|de|du|depuis|desde)\s+)?(?:\p{L}{3,10}\.?\s+)?(?:de\s+)?['’]?\d[^,;:]{0,34}$/iu;
const isDate = (text: string) => year.test(text) && dates.test(text);
const mark = /^(?:\P{L}{1,2}|\d{1,2}[.)])$/u;

/** The share of lines with cells on both sides that makes a table of them, whatever they say. */
const nearlyAll = 0.85;

type Sides = { line: Line; left: TextPiece[]; right: TextPiece[] };

/** Whether the sides are columns to be read one after the other, and not cells that belong to the same line. */
const isColumns = (lines: readonly Line[], x: number): boolean => {
  const sides = lines.map((line) => ({
    line,
    left: line.pieces.filter((piece) => piece.x < x),
    right: line.pieces.filter((piece) => piece.x >= x),
  }));
  const say = (pieces: readonly TextPiece[]) =>
    pieces
      .map(({ text }) => text)
      .join(' ')
      .trim();
  const lefts = sides.map(({ left }) => say(left)).filter((text) => text !== '');
  const rights = sides.map(({ right }) => say(right)).filter((text) => text !== '');
  const beside = sides.filter(({ left, right }) => left.length > 0 && right.length > 0);
  const most = (texts: readonly string[], is: (text: string) => boolean) =>
    texts.filter(is).length * 2 > texts.length;
  if (most(lefts, (text) => mark.test(text)) || most(lefts, (text) => /:\s*$/u.test(text))) return false;
  const datesOf = (side: 'left' | 'right') => beside.filter((one) => isDate(say(one[side]))).length;
  if (datesOf('left') * 2 > lefts.length || datesOf('right') * 2 > rights.length) return false;
  return !isTable(sides, say);
};

/** Whether rows of cells explain the sides: hardly any line stands beside the space between two lines of the other side, and the left cells are labels. */
const isTable = (sides: readonly Sides[], say: (pieces: readonly TextPiece[]) => string): boolean => {
  const rows = sides.filter(({ line, left, right }) => {
    const [one, other] = [left[0], right[0]];
    return one && other && Math.abs(one.y - other.y) < line.height * sameLine;
  });
  const isBeside = (from: 'left' | 'right', to: 'left' | 'right'): number => {
    const others = sides.filter((one) => one[to].length > 0).map(({ line }) => line);
    let next = 0;
    return sides.filter(({ line, ...one }) => {
      while (others[next] && (others[next] as Line).y > line.y) next += 1;
      const [above, below] = [others[next - 1], others[next]];
      if (one[from].length === 0 || one[to].length > 0 || !above || !below || above.page !== below.page)
        return false;
      return above.y - below.y < Math.max(above.height, below.height) * roomForLine;
    }).length;
  };
  const shifted =
    isBeside('left', 'right') +
    isBeside('right', 'left') +
    sides.filter((one) => one.left.length > 0 && one.right.length > 0).length -
    rows.length;
  if (rows.length < 3 || shifted * 8 > rows.length) return false;
  const headings = sides.filter(({ right }) => right.length === 0).length;
  const isWhole = rows.length > (sides.length - headings) * nearlyAll && headings * 3 <= rows.length;
  if (rows.length >= leastOfColumn && isWhole) return true;
  const cellsOf = ({ line: { pieces, height } }: Sides) =>
    pieces.filter((piece, at) => {
      const before = pieces[at - 1];
      return !before || piece.x - before.x - before.width > height * gutterWidth;
    }).length;
  if (rows.filter((row) => cellsOf(row) > 2).length * 2 > rows.length) return true;
  const labels = rows.map(({ left }) => say(left));
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  const isLabel = (label: string, at: number) => {
    const cell = say(rows[at]?.right ?? []);
    return (
      isDate(label) ||
      /:\s*$/u.test(label) ||
      (counts.get(label) ?? 0) > 1 ||
      (label.length <= 30 && !/[,;@]/u.test(label) && /[,;]/u.test(cell))
    );
  };
  return labels.filter(isLabel).length * 3 > labels.length;
};

/** Lines of a paragraph reach this share of the width of their column, and so do others of the column. */
const fullWidth = 0.88;
const fullLines = 3;
/** Shorter ones are items of a list or names; about 55 letters, in relation to their height. */
const shortest = 26;
const lineSpace = 1.6;
/** Lines of one item of a list stand closer than items do. */
const closer = 0.92;
const bullet = new RegExp(String.raw`^[${bullets}·*–—-]\s`, 'u');

/** "References: …" begins something new. */
const labelled = /^[\p{L} &/-]{2,30}\s?:/u;
/** Lines of contact details are no sentences. */
const contacts = /[|@•]/u;

/** How wide the lines of a column are, and whether several are as wide. */
type Width = {
  edge: number;
  isOfText: boolean;
  /** The usual distance of lines in it. */
  distance: number;
};

const endOf = ({ pieces }: Line): number => Math.max(...pieces.map(({ x, width }) => x + width));

const isLong = (line: Line): boolean => endOf(line) - (line.pieces[0]?.x ?? 0) > line.height * shortest;

const widthOf = (lines: readonly Line[]): Width => {
  const edge = Math.max(0, ...lines.map(endOf));
  const left = Math.min(edge, ...lines.map(({ pieces }) => pieces[0]?.x ?? edge));
  const full = lines.filter((line) => isLong(line) && endOf(line) - left > (edge - left) * fullWidth);
  const distances = lines.flatMap((line, at) => {
    const above = lines[at - 1];
    if (!above || above.page !== line.page || Math.abs(above.height - line.height) > 0.5) return [];
    const down = above.y - line.y;
    return down > 0 && down < line.height * lineSpace ? [down] : [];
  });
  const distance = distances.toSorted((a, b) => a - b)[Math.floor(distances.length / 2)] ?? 0;
  return { edge, isOfText: full.length >= fullLines, distance };
};

/**
 * Whether a line goes on with the next one: that stands right below in the same letters, and its first word had no room above. Where it begins with a capital, both
 * must be of a column with text, and below an item of a list it stands under its words and not under its mark.
 */
const goesOn = (above: Line, line: Line, { edge, isOfText, distance }: Width): boolean => {
  const [first, last, next] = [above.pieces[0], above.pieces.at(-1), line.pieces[0]];
  if (!first || !last || !next || above.page !== line.page || last.font !== next.font) return false;
  if (Math.abs(above.height - line.height) > 0.5 || above.y - line.y > line.height * lineSpace) return false;
  const [words, text] = [joined(above), joined(line)];
  if (/[.:;!?-]$/u.test(words) || words.includes('\t') || text.includes('\t')) return false;
  const isLower = /^\p{Ll}+(?:[\s,;.]|$)/u.test(text) || (/\([^)]*$/u.test(words) && /^[^(]*\)/u.test(text));
  if (
    !isLower &&
    !(
      ((isOfText && isLong(above)) || above.y - line.y < distance * closer) &&
      !contacts.test(words.slice(1)) &&
      /^[\p{Lu}“"]/u.test(text) &&
      !labelled.test(text)
    )
  )
    return false;
  const word = (next.width / next.text.length) * (next.text.trim().search(/\s|$/u) + 1);
  const indent = next.x - first.x;
  const isUnder = bullet.test(words) ? indent > 2 && indent < line.height * 3 : Math.abs(indent) < 2;
  return isUnder && endOf(above) + word > edge;
};

/** Lines of a column; those that go on in the next one are joined. */
const withoutWraps = (lines: readonly Line[]): Line[] => {
  const width = widthOf(lines);
  const whole: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    const last = whole.at(-1);
    if (!above || !last || !goesOn(above, line, width)) whole.push(line);
    else {
      const piece = last.pieces[0] as TextPiece;
      whole[whole.length - 1] = {
        ...last,
        bottom: line.y,
        pieces: [{ ...piece, text: `${joined(last)} ${joined(line)}` }],
      };
    }
  }
  return whole;
};

const written = (lines: readonly Line[]): string =>
  lines
    .map((line, at) => {
      const above = lines[at - 1];
      const isParagraph =
        above && above.bottom - line.y > Math.max(above.height, line.height) * paragraphSpace;
      return `${isParagraph ? '\n' : ''}${joined(line)}`;
    })
    .join('\n');

const spaced = /^(?:\p{L} )*\p{L} ?$/u;
const spaceBetweenSpaced = 0.5;

const joined = ({ pieces, height }: Line): string => {
  let text = '';
  let end: number | null = null;
  let before = '';
  for (const piece of pieces) {
    const gap = end === null ? 0 : piece.x - end;
    if (end !== null && (gap > height * spaceOfTab || piece.isCell)) text += '\t';
    // Between words whose letters are spaced out.
    else if (
      end !== null &&
      gap > height * spaceBetweenSpaced &&
      spaced.test(before) &&
      spaced.test(piece.text)
    )
      text = `${text.trimEnd()}  `;
    else if (end !== null && gap > height * spaceBetweenWords && !/\s$/u.test(text)) text += ' ';
    text += piece.text;
    before = piece.text;
    end = piece.x + piece.width;
  }
  return text.trim();
};
