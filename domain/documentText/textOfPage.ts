/** A piece of text on a page, in points from the bottom left. */
export type TextPiece = { text: string; x: number; y: number; width: number; height: number };

type Line = { y: number; height: number; pieces: TextPiece[] };

/** Lines on each side that make two columns; fewer are cells of a table. */
const leastOfColumn = 4;
/** Widths in relation to the height of the letters. */
const spaceBetweenWords = 0.15;
const spaceOfTab = 1.8;
const gutterWidth = 1.1;
const paragraphSpace = 1.9;

/**
 * The text of a page in reading order: where pieces stand in two columns with an empty gutter, first the left column and
 * then the right one. Dates or labels beside their text are read line by line.
 */
export const textOfPage = (pieces: readonly TextPiece[]): string =>
  read(linesOf(pieces.filter(({ text }) => text.trim() !== '')));

const linesOf = (pieces: readonly TextPiece[]): Line[] => {
  const lines: Line[] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    if (line && line.y - piece.y < Math.min(line.height, piece.height) * 0.45) line.pieces.push(piece);
    else lines.push({ y: piece.y, height: piece.height, pieces: [piece] });
  }
  for (const line of lines) {
    line.pieces.sort((a, b) => a.x - b.x);
    line.height = Math.max(...line.pieces.map(({ height }) => height));
  }
  return lines;
};

const read = (lines: readonly Line[]): string => {
  const columns = columnsOf(lines);
  if (!columns) return written(lines);
  const { from, to, x } = columns;
  const within = lines.slice(from, to).flatMap(({ pieces }) => pieces);
  return [
    written(lines.slice(0, from)),
    read(linesOf(within.filter((piece) => piece.x < x))),
    read(linesOf(within.filter((piece) => piece.x >= x))),
    read(lines.slice(to)),
  ]
    .filter((part) => part !== '')
    .join('\n');
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
    while (to < lines.length && isFree(lines[to] as Line, x)) to += 1;
    const run = lines.slice(from, to);
    const lefts = run.filter(({ pieces }) => pieces.some((piece) => piece.x < x)).length;
    const rights = run.filter(({ pieces }) => pieces.some((piece) => piece.x >= x)).length;
    const size = Math.min(lefts, rights);
    if (size >= leastOfColumn && size > (best?.size ?? 0)) {
      // Lines above and below that stand on one side only may be a heading of both.
      const both = run.findIndex(({ pieces }) => pieces.some((piece) => piece.x >= x));
      best = { from: from + Math.max(0, both), to, x, size };
    }
    from = to + 1;
  }
  return best;
};

const aboutDates = /\b(?:19|20)\d{2}\b|\d{1,2}[./]\d{2,4}/u;

/** Whether the sides are columns to be read one after the other, and not cells that belong to the same line. */
const isColumns = (lines: readonly Line[], x: number): boolean => {
  const sides = lines.map(({ pieces }) => ({
    left: pieces.filter((piece) => piece.x < x),
    right: pieces.filter((piece) => piece.x >= x),
  }));
  const beside = sides.filter(({ left, right }) => left.length > 0 && right.length > 0);
  const say = (pieces: readonly TextPiece[]) =>
    pieces
      .map(({ text }) => text)
      .join(' ')
      .trim();
  const lefts = sides.map(({ left }) => say(left)).filter((text) => text !== '');
  const rights = sides.map(({ right }) => say(right)).filter((text) => text !== '');
  const most = (texts: readonly string[], pattern: RegExp) =>
    texts.filter((text) => pattern.test(text)).length * 2 > texts.length;
  const isDate = (text: string) => aboutDates.test(text) && text.length < 30;
  const datesBeside = beside.filter(({ left, right }) => isDate(say(left)) || isDate(say(right))).length;
  if (datesBeside * 2 > lefts.length || datesBeside * 2 > rights.length) return false;
  return !most(lefts, /:\s*$/u);
};

const written = (lines: readonly Line[]): string =>
  lines
    .map((line, at) => {
      const above = lines[at - 1];
      const isParagraph = above && above.y - line.y > Math.max(above.height, line.height) * paragraphSpace;
      return `${isParagraph ? '\n' : ''}${joined(line)}`;
    })
    .join('\n');

const joined = ({ pieces, height }: Line): string => {
  let text = '';
  let end: number | null = null;
  for (const piece of pieces) {
    const gap = end === null ? 0 : piece.x - end;
    if (end !== null && gap > height * spaceOfTab) text += '\t';
    else if (end !== null && gap > height * spaceBetweenWords && !/\s$/u.test(text)) text += ' ';
    text += piece.text;
    end = piece.x + piece.width;
  }
  return text.trim();
};
