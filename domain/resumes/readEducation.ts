import { folded, foldedSameLength } from '../languages/languageNames.ts';
import { isCountry, isTown, placeIn } from '../places/writtenPlaces.ts';
import { isCertificate, isDegree, isSchool } from './educationWords.ts';
import { yearIn } from './periods.ts';
import { isTableHead, quoteOf, type ResumeLine } from './sections.ts';

export type EducationEntry = { title: string; school: string | null; year: number | null; quote: string };

/** "Grado en Ingeniería" is one part of an education, "Bachelor of Science - BS" too. */
const listed = (text: string): string[] =>
  text
    .split(
      /\t|\s+[|•·–—]\s+|\s+-\s+(?!(?:\p{Lu}{2,5}|[BM](?:Sc|Eng|Math|Tech|Com|Ed|Des|Arch)|PhD)(?!\p{L}))|\s*[|•·]\s*|,\s+/u,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A degree without its subject: "Bachelor's degree", "Master", "Grado", "Bachelor of Science - BS". */
const bare =
  /^(?:(?:bachelor|master|doctor|associate)(?:['’]?s)?(?: degree)?(?: of \p{L}+(?: (?!in )\p{L}+)?)?|licence|licenciatura|licencia|grado|maestria|doctorado|doctorat|diplom|diplome|magister|ingenieria|[bm]\.? ?(?:sc|a|s|e|eng|tech|com)\.?)(?: - \p{L}{2,6})?$/u;

const labels: readonly RegExp[] = [
  /^(?:dates?|period|zeitraum|periode|duree|periodo|fechas?)\s*[:\t]\s*/u,
  /^(?:title of qualification awarded|qualification|degree|diplome|intitule du (?:certificat ou )?diplome(?: delivre)?|bezeichnung der erworbenen qualifikation|abschlu(?:ss|ß)|titulo(?: de la cualificacion obtenida)?)\s*[:\t]\s*/u,
  /^(?:name and type of organisation(?: providing education and training)?|school|university|institution|etablissement|nom et type de l['’]etablissement[^:\t]*|name und art der bildungs[^:\t]*|schule|hochschule|centro|nombre y tipo de la organizacion[^:\t]*)\s*[:\t]\s*/u,
];
const withoutLabel = (text: string): string => {
  const plain = foldedSameLength(text);
  const label = labels.map((one) => one.exec(plain)?.[0]).find((one) => one !== undefined);
  return text.slice(label?.length);
};

/** "Emden, 12.10.2026" at the end of a resume. */
const signed = /^\p{Lu}[\p{L} -]+,\s*(?:den\s+)?\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)\s?\d{4}$/u;

type Read = { line: ResumeLine; parts: string[]; year: number | null };
type Open = { reads: Read[] };

const has = ({ reads }: Open, is: (part: string) => boolean): boolean =>
  reads.some(({ parts }) => parts.some(is));

/** Degrees with their school and last year. A degree, a school and a year follow each other in any order. */
export const readEducation = (lines: readonly ResumeLine[]): EducationEntry[] => {
  const reads = lines
    .filter(
      ({ section, text }) =>
        section === 'education' && !isTableHead(text) && !signed.test(text) && !isCertificate(text),
    )
    .map((line): Read => {
      const text = withoutLabel(line.text);
      const dated = yearIn(text);
      return { line, parts: listed(dated ? dated.rest : text), year: dated?.year ?? null };
    });
  const isDate = ({ parts, year }: Read) => year !== null && parts.length === 0;
  const first = reads[0];
  const isDateFirst = first !== undefined && isDate(first);
  const entries: Open[] = [];
  for (const read of reads) {
    const open = entries.at(-1);
    if (open && continues(open, read, isDateFirst && isDate(read))) open.reads.push(read);
    else entries.push({ reads: [read] });
  }
  return entries.flatMap(entryOf);
};

const continues = (open: Open, { parts, year }: Read, begins: boolean): boolean => {
  if (begins) return false;
  const repeats = (is: (part: string) => boolean) => parts.some(is) && has(open, is);
  const isDated = open.reads.some((one) => one.year !== null);
  if (
    repeats((part) => isDegree(part) && !isSchool(part)) ||
    repeats((part) => isSchool(part) && !isDegree(part))
  )
    return false;
  return year === null || !isDated;
};

const isPlace = (part: string): boolean => placeIn(part) !== null || isTown(part) || isCountry(part);

/** How well a degree was passed, and what for. */
const mark = /\b(?:c?gpa|grade|marks?|class|distinction|honou?rs|percent(?:age)?|note|mention|nota)\b|%/u;

/** Whether a part that names no school that is known can be one. */
const mayBeSchool = (part: string): boolean =>
  !isPlace(part) && !isDegree(part) && !mark.test(folded(part)) && /\p{L}{2}/u.test(part);

/** Words of subjects, folded, where only one part beside a degree could be its subject or the school. */
const subjectWord =
  /\b(?:accounting|administration|architecture|arts|biolog(?:y|ie|ia)|business|chem(?:istry|ie)|communications?|computer|computing|design|econom\p{L}*|education|electr(?:ical|onics?)|engineering|finance|geograph\p{L}*|histor\p{L}*|languages|law|linguistics|literature|management|marketing|math\p{L}*|matematicas|media|medicine|medizin|nursing|philosoph\p{L}*|physi\p{L}*|fisica|politics|psycholog\p{L}*|quimica|sciences?|sociolog\p{L}*|statistics|studies|technolog\p{L}*|theology|\p{L}*informati\p{L}*|\p{L}*technik|\p{L}*wirtschaft\p{L}*|\p{L}*wissenschaft\p{L}*|maschinenbau|bwl|vwl|jura|droit|gestion|derecho|ingenieria)\b/u;

/**
 * The subject of a bare degree: what stands behind it, unless that can be a school and another part names a subject, as in
 * "B.Tech, JNTU, Computer Science".
 */
const subjectOf = (name: string, after: string, others: readonly string[]): string | undefined => {
  const mayBe = (part: string) =>
    /\p{L}{3}/u.test(part) && !isSchool(part) && !isPlace(part) && !bare.test(folded(part));
  const namesSubject = (part: string) => mayBe(part) && subjectWord.test(folded(part));
  if (!bare.test(folded(name))) return undefined;
  if (namesSubject(after)) return after;
  const later = others.find((part) => part !== after && namesSubject(part));
  if (later !== undefined && (isSchool(after) || mayBeSchool(after))) return later;
  return mayBe(after) && others.some((part) => part !== after && (isSchool(part) || mayBeSchool(part)))
    ? after
    : undefined;
};

const entryOf = ({ reads }: Open): EducationEntry[] => {
  const parts = reads.flatMap((one) => one.parts);
  const degrees = parts.filter(isDegree);
  const name = degrees.find((part) => !isSchool(part)) ?? degrees[0] ?? parts[0];
  if (!name) return [];
  const line = reads.find((one) => one.parts.includes(name));
  const after = line?.parts[line.parts.indexOf(name) + 1];
  const others = parts.filter((part) => part !== name);
  const subject = after === undefined ? undefined : subjectOf(name, after, others);
  const schools = others.filter((part) => part !== subject);
  const at = schools.find(isSchool) ?? schools.find(mayBeSchool) ?? null;
  const title = subject === undefined ? name : `${name}, ${subject}`;
  return [
    {
      title: title.slice(0, 120),
      school: at?.slice(0, 120) ?? null,
      year: reads.map((one) => one.year).find((year) => year !== null) ?? null,
      quote: reads.map(({ line: its }) => quoteOf(its)).join(' · '),
    },
  ];
};
