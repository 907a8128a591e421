import { cutOut, folded, isClearly } from './maskName.ts';

/** Stands for contact details and names that a reader may not see yet; the same in every language. */
export const hidden = '•••';

const wordsOf = (text: string): string[] => text.trim().split(/\s+/u);
const legalForms = new Set(
  wordsOf(`gmbh ag kg kgaa ohg ug se mbh inc llc llp ltd limited plc corp corporation co company sa sas sarl sl slu srl spa
  bv nv ab as oy aps pty pvt private`),
);
/** Words that many companies of the field have in their names: alone they name none of them. */
const commonWords = new Set(
  wordsOf(`staffing solutions solution group gruppe groupe grupo tech technology technologies technologie tecnologia consulting
  consultants consultancy consultores conseil beratung services service servicios systems systeme systemes sistemas global digital
  partners partner software lab labs the and und et of for de la talent talents talento people it hr recruiting recruitment personal
  engineering data cloud works worldwide international europe agency agencia agentur bench experts network networks innovations
  holding ventures studio studios team teams code dev developers development resources bank health media web mobile smart next new
  first pro one`),
);
const words = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** Between the words of a company's name. */
const joins = /^[ \t\u00A0]*[.,&+'’·-]?[ \t\u00A0]*$/u;

/**
 * The text without the name of this company: in full, by the words that only this company has, or in one word.
 * `spared` are the subjects of the text, such as skills.
 */
export const maskCompany = (text: string, company: string, spared: readonly string[] = []): string => {
  const inName = [...company.matchAll(words)].map(([word]) => folded(word));
  const full = inName.filter((word) => !legalForms.has(word) && word.length > 1);
  const ofText = new Set(spared.flatMap((one) => [...one.matchAll(words)].map(([word]) => folded(word))));
  const own = new Set(full.filter((word) => !commonWords.has(word) && !ofText.has(word)));
  const asOne = new Set([full, [...own]].flatMap((parts) => (parts.length > 1 ? [parts.join('')] : [])));
  const spans: { at: number; end: number }[] = [];
  const found = [...text.matchAll(words)];
  for (let from = 0; from < found.length; from++) {
    const run = runFrom(found, from, text, new Set([...inName, ...asOne]));
    if (run.length === 0) continue;
    const read = run.map(([word]) => folded(word));
    const isNamed =
      run.some(([word]) => (own.has(folded(word)) && isClearly(word)) || asOne.has(folded(word))) ||
      new Set(read.filter((word) => own.has(word))).size > 1 ||
      (full.length > 1 && full.every((word) => read.includes(word)));
    const last = run.at(-1);
    if (isNamed && last) spans.push({ at: run[0]?.index ?? 0, end: last.index + last[0].length });
    from += run.length - 1;
  }
  return cutOut(text, spans, hidden);
};

/** The words of the company that follow each other from here. */
const runFrom = (
  found: readonly RegExpExecArray[],
  from: number,
  text: string,
  inName: ReadonlySet<string>,
): RegExpExecArray[] => {
  const run: RegExpExecArray[] = [];
  for (const match of found.slice(from)) {
    const before = run.at(-1);
    const isNext = !before || joins.test(text.slice(before.index + before[0].length, match.index));
    if (!isNext || !inName.has(folded(match[0]))) break;
    run.push(match);
  }
  return run;
};
