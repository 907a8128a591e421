import type { Currency } from '../contract/billing/currencies.ts';
import type { Job } from '../contract/hiring/jobs.ts';
import { regionNames } from '../places/regions.ts';
import { provincesOfCanada, statesOfUsa } from '../places/states.ts';
import { isTown, placeIn } from '../places/writtenPlaces.ts';
import { isRole } from '../titles/roleWords.ts';
import { isMailLine } from './adText.ts';
import type { CurrencyMarket } from './currencyWords.ts';
import { readDay } from './readDay.ts';
import { type Pay, readPay } from './readPay.ts';
import { readDuration, readStart, type Start } from './readTerm.ts';

/** A value read from a text, with the words it was read from. */
export type Found<T> = { value: T; quote: string };

/** What a job ad says about a job; what it does not say is missing. */
export type JobAd = {
  title?: Found<string>;
  location?: Found<string>;
  workplace?: Found<NonNullable<Job['workplace']>>;
  type?: Found<Job['type']>;
  /** As in the field: '5+ years', '3-5 years'. */
  experience?: Found<string>;
  pay?: Found<Pay>;
  /** YYYY-MM-DD. */
  deadline?: Found<string>;
  openings?: Found<number>;
  start?: Found<Start>;
  /** As in the field of requests: '6 months', '3-6 months'. */
  duration?: Found<string>;
};

type Rules<T> = readonly (readonly [T, RegExp])[];

const away = 'remote|home ?office|télétravail|teletrabajo|wfh';
const there =
  'on[- ]?site|in (?:the )?office|vor ort|im büro|sur site|au bureau|en (?:la )?oficina|presencial';
/** "2 days", "zwei Tage", "3 j/semaine": a share of the week. */
const someDays = String.raw`(?:[1-4]|one|two|three|four|eine[nrm]?|zwei|drei|vier|un|deux|trois|quatre|dos|tres|cuatro)\s*(?:x\s*)?(?:days?|tage?n?|jours?|j(?=\s*(?:\/|par))|días?)(?!\p{L})`;

const workplaces: Rules<NonNullable<Job['workplace']>> = [
  [
    'Hybrid',
    new RegExp(
      [
        String.raw`\bhybrid|\bhíbrid|(?:teilweise|anteilig|partly|partially) (?:remote|home ?office|mobil)`,
        '(?:teletrabajo|télétravail) parcial|télétravail partiel',
        // "Télétravail : 2 jours", "davon 2 vor Ort", "3 days a week in the office", "60 % remote".
        String.raw`(?:${away})\s*[:(]?\s*(?:bis zu |up to |jusqu[’']à |hasta )?${someDays}`,
        String.raw`(?:davon|dont|of which)\s+\d\s+(?:${there})`,
        String.raw`(?<!\p{L})${someDays}[^.;]{0,25}(?:${away}|${there})`,
        String.raw`(?<![\d.,])[1-9]\d?\s?%\s*(?:${away}|${there})`,
      ].join('|'),
      'iu',
    ),
  ],
  [
    'On site',
    /\b(?:no|not|kein|keine|pas de|sin)\s+(?:fully\s+)?(?:remote|home ?office|télétravail|teletrabajo)|\bon[- ]?site\b|\bin[- ]office\b|\bWFO\b|work from office|vor ort|sur site|presencial/iu,
  ],
  ['Remote', /\bremote(?:ly)?\b|work from home|\bWFH\b|home ?office|télétravail|teletrabajo|remoto/iu],
];

const types: Rules<Job['type']> = [
  ['Freelance', /\bfreelanc|freiberuf|autónomo|indépendant/iu],
  ['Part-time', /part[- ]time|teilzeit|temps partiel|(?:media jornada|tiempo parcial)/iu],
  [
    'Contract',
    /\bcontract(?:or)?\b(?! (?:management|negotiation|law))|\bW2\b|\bC2[CH]\b|\bcorp[- ]to[- ]corp\b|befristet|\bCDD\b|contrato temporal/iu,
  ],
  [
    'Full-time',
    /full[- ]time|permanent\b|vollzeit|festanstellung|unbefristet|\bCDI\b|temps plein|jornada completa|indefinido/iu,
  ],
];

const years = '(?:years?|yrs?|jahren?|ans|années|años)';
const experience = new RegExp(
  String.raw`(?:(?<least>at least|minimum(?: of)?|min\.?|mindestens|au moins|al menos|mínimo(?: de)?)\s+)?(?<from>\d{1,2})\s*(?:(?:-|–|—|to|bis|à|a)\s*(?<to>\d{1,2})|(?<more>\+|or more))?\s*${years}`,
  'iu',
);
const onlyYears = new RegExp(String.raw`^\d{1,2}\s*(?:-|–|—|to|bis|à|a)\s*\d{1,2}\s*${years}$`, 'iu');
const aboutWork =
  /experience|\bexp\b|erfahrung|expérience|experiencia|background|track record|practice|worked/iu;

const openings =
  /\b(?<count>\d{1,2})\s+(?:open\s+)?(?:openings|positions|vacancies|roles|offene stellen|postes|vacantes)\b|^(?:no\.?|number|#|anzahl|nombre|número)\s*(?:of|der|de)?\s*(?:open\s+|offenen\s+)?(?:openings|positions|vacancies|stellen|postes|vacantes|plazas)\s*[:–-]\s*(?<labelled>\d{1,2})\b/iu;
const deadlineWord =
  /deadline|apply (?:by|before|until)|applications? (?:close|due|by)|closing date|last date|submit by|close[sd]? on|bewerbungs(?:frist|schluss)|bewerben sie sich bis|date limite|fecha límite|candidatures? jusqu/iu;

const label = (names: string) => new RegExp(String.raw`^(?:${names})\s*[:–-]\s*(?<value>.+)$`, 'iu');
const titleLabel = label(
  "job title|title|position|role|job|we(?:’|')?re hiring|we are hiring|hiring|now hiring|vacancy|stelle|stellentitel|wir suchen|poste|intitulé du poste|nous recherchons|puesto|buscamos",
);
const locationLabel = label(
  'location|locations|loc|job loc|client location|localité|place|where|based in|office|work location|job location|city|standort|ort|arbeitsort|einsatzort|dienstort|lieu(?: de (?:la )?(?:mission|travail))?|localisation|zona|provincia|ubicación|lugar',
);
const wanted =
  /(?:looking for|seeking|hiring|searching for|suchen|recherchons|buscamos)\s+(?:an?|eine?n?|une?|un)\s+(?:experienced\s+)?(?<title>\p{Lu}[^.,;:!?(]{2,60}?)(?=\s+(?:to|who|with|in|for|at|that|based|zur|der|die|mit|pour|qui|avec|para|que|con)\b|[.,;:!?(]|$)/u;

const longestTitle = 80;
const genders = /\s*[([](?:[mwfdxhgn](?:\s*[/|]\s*[mwfdxhgn*]){1,3}|all genders|h\/f|m\/f)[)\]]/giu;

/** A line without the marks of lists and headings. */
const plainLine = (line: string) =>
  pictured
    .reduce((text, [picture, words]) => text.replace(picture, words), line)
    .replace(/^\s*(?:[-*•·–>#=~]+\s*)+/u, '')
    .replace(/\*\*|__|`/gu, '')
    .replace(/\s+[*<=~_–-]+\s*$/u, '')
    .trim();

/** Pictures that stand for a label, and those that stand for nothing. */
const pictured: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:📍|🌍|🌎|🌏|🗺️?)\s*(?!\s*(?:location|standort|lieu|ubicaci[oó]n))/iu, 'Location: '],
  [/^\s*(?:💰|💵|💶|💷|💸|🤑)\s*(?=[^:]*$)/u, 'Rate: '],
  [/^\s*(?:(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\uFE0F|\u200D)\s*)+/u, ''],
];

const clauses = (lines: readonly string[]) => lines.flatMap((line) => line.split(/[.;,]\s+|\s[–|]\s/u));

const first = <T>(parts: readonly string[], rules: Rules<T>): Found<T> | undefined => {
  for (const quote of parts) {
    const value = rules.find(([, words]) => words.test(quote))?.[0];
    if (value !== undefined) return { value, quote };
  }
  return undefined;
};

const firstRead = <T>(
  lines: readonly string[],
  read: (line: string) => T | undefined,
): Found<T> | undefined => {
  for (const quote of lines) {
    const value = read(quote);
    if (value !== undefined) return { value, quote };
  }
  return undefined;
};

const labelled = (lines: readonly string[], words: RegExp): Found<string> | undefined => {
  for (const quote of lines) {
    const value = words.exec(quote)?.groups?.value?.trim();
    if (value) return { value, quote };
  }
  return undefined;
};

/** What a recruiter shouts above the title, and how a mail begins. */
const noise =
  /^(?:urgent\p{L}*|hot|immediate|asap|new|no|only|c2c|w2|1099|h-?1b|gc|usc|opt|ead|locals?)(?:[\s,/&+-]+(?:urgent|hot|new|need|needs|requirement|req|role|position|opening|hiring|start|or|and|only|ok|okay|no|not|c2c|c2h|w2|1099|h-?1b|gc|usc|opt|ead|cpt|transfers?|sponsorship|locals?|pls|please|asap|to|corp))*[\s!.]*$/iu;

/** The part of a line behind what is shouted: "URGENT // C2C ok // Sr. Java Developer". */
const withoutShouting = (line: string): string =>
  /\/\/|\|/u.test(line)
    ? (line.split(/\s*(?:\/\/|\|)\s*/u).find((part) => part !== '' && !noise.test(part) && !isCall(part)) ??
      '')
    : line;

/** "For our client in Cologne we are looking for a": the title is on the next line. */
const leadIn =
  /(?<!\p{L})(?:suchen|looking for|seeking|hiring|recherch\p{L}+|recrut\p{L}+|buscamos|busca)(?!\p{L})(?:[^.!?]{0,60}(?<!\p{L})(?:eine?n?|an?|une?|un|una)|[^.!?]{0,40}[:…])\s*:?$/iu;
/** "Mobile Engineer needed urgently!!!" */
const needed =
  /\s+(?:urgently )?(?:needed|required|wanted|gesucht|recherchée?|requis)(?:\s+(?:urgently|asap|immediately|now|dringend|ab sofort))?[\s!]*$/iu;

/** A line that only says what the text is: "Now hiring!" */
const isCall = (line: string): boolean =>
  noise.test(line) ||
  leadIn.test(line) ||
  isMailLine(line) ||
  /^¡?(?:(?:we(?:[’']| a)re )?(?:now )?hiring|job (?:ad|offer|opening|opportunity|posting|description|alert)|vacancy|open position|urgent|stellen(?:anzeige|angebot|ausschreibung)|projekt(?:anfrage|angebot)|mission(?: freelance)?|freelance(?: mission| role| project)?|contract (?:role|position)|wir (?:suchen|stellen ein)|offre d[’']emploi|(?:nous|on) recrut\p{L}+|oferta de (?:empleo|trabajo)|estamos contratando|buscamos)[\s!.:]*$/iu.test(
    line,
  );

const readTitle = (all: readonly string[]): Found<string> | undefined => {
  const lines = all.filter(
    (line) => !isCall(line) && withoutShouting(line) !== '' && knownPlace(line) === null,
  );
  const named = labelled(lines.slice(0, 12), titleLabel);
  const [line] = lines;
  const top = line && withoutShouting(line).replace(needed, '');
  const isHeading =
    top && top.length <= longestTitle && !/[.!?]$/u.test(top) && !/^(?:about|über|à propos)\b/iu.test(top);
  const found = named ?? (isHeading ? { value: top, quote: line } : undefined) ?? wantedIn(lines);
  if (!found) return undefined;
  // "Data Engineer (m/w/d) – Berlin | Acme": the title ends where place and company begin.
  const value = found.value
    .replace(needed, '')
    .replace(genders, '')
    .split(/\s+[|–—]\s+|\s+-\s+|\s+@\s+/u)
    .find((part) => !isCall(part))
    ?.trim();
  return value ? { value: value.slice(0, 120), quote: found.quote } : undefined;
};

const wantedIn = (lines: readonly string[]): Found<string> | undefined => {
  for (const quote of lines) {
    const value = wanted.exec(quote)?.groups?.title;
    if (value) return { value, quote };
  }
  return undefined;
};

const townAndCountry =
  /^\p{Lu}[\p{L}.’' -]{1,30},\s*(?:\p{Lu}[\p{L}. ]{1,30})(?:\s*\((?:[Rr]emote|[Hh]ybrid|[Oo]n[- ]?[Ss]ite)\))?$/u;
const basedIn =
  /(?<!\p{L})(?:[Bb]ased in|[Ll]ocated in|office in|[Oo]n[- ]?site in|[Ss]tandort in|[Bb]asée? à|[Ss]ituée? à|[Uu]bicad[oa] en|con sede en)\s+(?:(?:our|the|der|den|dem|la|el)\s+|l['’])?(?<place>\p{Lu}[\p{L}’'-]+(?:[ ,]+\p{Lu}[\p{L}’'-]+){0,3})/u;

/** "Remote (EU only)", "100 % remote innerhalb der DACH-Region", "Remoto en LATAM": from where somebody may work. */
const fromRegion = new RegExp(
  String.raw`(?<!\p{L})(?:[Rr]emot[eo]?|[Hh]ome ?office|[Tt]élétravail|[Tt]eletrabajo|[Àà] distance|[Aa]nywhere|[Ww]ithin|[Ii]nnerhalb)(?!\p{L})[^.;\n]{0,30}?(?<![\p{L}-])(?<place>${regionNames.join('|')})(?!\p{L}|[ -](?:hours?|times?|business|customers?|clients?|markets?|teams?|zeit|Kunden|Markt))`,
  'u',
);

/** "Charlotte, NC – Hybrid 3 days onsite", "München / 60 % remote", "Pune / Mumbai (WFO)": the first place. */
const placeOf = (written: string): string => {
  const parts = written.replace(/\s*[(|].*$/u, '').split(/\s+[–—-]\s+|\s*\/\s*/u);
  return (parts.find((part) => !workplaces.some(([, words]) => words.test(part))) ?? parts[0] ?? '').trim();
};

const readLocation = (lines: readonly string[]): Found<string> | undefined => {
  const named = labelled(lines, locationLabel);
  if (named) return { ...named, value: placeOf(named.value).slice(0, 120) };
  const isAboutWork = (line: string) => [...workplaces, ...types].some(([, words]) => words.test(line));
  const top = lines
    .slice(1, 6)
    .find((line) => townAndCountry.test(line) && !isAboutWork(line.replace(/\s*\(.*$/u, '')));
  if (top) return { value: top.replace(/\s*\(.*$/u, ''), quote: top };
  for (const quote of lines) {
    const value = (basedIn.exec(quote) ?? fromRegion.exec(quote))?.groups?.place;
    if (value) return { value, quote };
  }
  return firstRead(
    lines.slice(0, 12).filter(({ length }) => length <= longestTitle * 1.5),
    townIn,
  );
};

/** "Leeds, UK" and "Plano, TX", but neither "Java Developer, Germany" nor "Java Developer, TX". */
const knownPlace = (words: string): string | null => {
  const isPlace = isTown(words.split(',')[0] ?? '') || /,\s*[A-Z]{2}(?:\s+\d{5})?$/u.test(words);
  return isPlace && !isRole(words) ? placeIn(words) : null;
};

/** "Raum Hannover", "Sydney NSW" and "Dublin 2" without what surrounds the town. */
const withoutAround = (words: string): string =>
  words
    .replace(/^\s*(?:(?:Raum|Großraum|Greater)\s+|Local\s*:\s*)|\s+(?:[A-Z]{2,3}|\d{1,6})\s*$/gu, '')
    .trim();

/** "Lyon (2 jours)", "Toronto, ON | Onsite", "remote / Kraków", "for our client in Cologne": the first part that names a town. */
const townIn = (line: string): string | undefined => {
  for (const piece of line.split(/\s*[()|;•·\t]\s*|\s+[–—-]\s+|\s+@\s+|\s+(?:or|oder|ou)\s+/u)) {
    const sides = piece.split(/\s*\/\s*/u);
    // "remote / Kraków" and "Pune / Bengaluru", but not "Phoenix / Elixir Developer".
    const areSides = sides.every((side) => isTown(side) || workplaces.some(([, words]) => words.test(side)));
    for (const part of areSides ? sides : [piece]) {
      const place = knownPlace(part);
      if (place !== null) return place;
      const town = part.split(',').map(withoutAround).find(isTown);
      if (town) return town;
    }
  }
  const near = /(?<!\p{L})(?:in|near|à|en|bei)\s+(?<town>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)/u.exec(
    line,
  )?.groups?.town;
  return [near, near?.split(' ')[0]].find((one) => one !== undefined && isTown(one));
};

const readYears = (lines: readonly string[]): Found<string> | undefined => {
  for (const quote of lines) {
    const { from, to, more, least } = experience.exec(quote)?.groups ?? {};
    // "5–8 years | 22–30 LPA"
    const isAlone = to !== undefined && quote.split(/[|•·]/u).some((part) => onlyYears.test(part.trim()));
    if (from === undefined || !(aboutWork.test(quote) || more || least || isAlone)) continue;
    const isUp = to === undefined || Number(to) >= Number(from);
    if (!isUp) continue;
    return {
      value: to === undefined ? `${Number(from)}+ years` : `${Number(from)}-${Number(to)} years`,
      quote,
    };
  }
  return undefined;
};

/** Places where "$" is another dollar. */
const dollars: readonly (readonly [Currency, RegExp])[] = [
  ['AUD', /(?<!\p{L})(?:Australia|NSW|QLD|Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra)(?!\p{L})/u],
  [
    'CAD',
    new RegExp(
      String.raw`(?<!\p{L})(?:Canada|Toronto|Vancouver|Montr[eé]al|Calgary|Ottawa|Edmonton|Winnipeg)(?!\p{L})|,\s*(?:${provincesOfCanada})(?!\p{L})`,
      'u',
    ),
  ],
  ['NZD', /(?<!\p{L})(?:New Zealand|Auckland|Wellington|Christchurch)(?!\p{L})/u],
  ['SGD', /(?<!\p{L})Singapore(?!\p{L})/u],
  ['HKD', /(?<!\p{L})Hong Kong(?!\p{L})/u],
];
/** Pay with a bare "$", in the dollars of the place. */
const inLocalDollars = ({ pay, quote }: { pay: Pay; quote: string }, where: string): Found<Pay> => {
  const isBare = /(?<!\p{L})\$/u.test(quote) && !/\bU\.?S\.?D?\b/u.test(quote);
  const local = isBare && pay.currency === 'USD' && dollars.find(([, place]) => place.test(where))?.[0];
  return { value: local ? { ...pay, currency: local } : pay, quote };
};

const americanPlace = new RegExp(
  String.raw`,\s*(?:${statesOfUsa})(?:\s+\d{5})?$|\b(?:USA?|United States)$`,
  'u',
);
/** Elsewhere in the ads that are read, the day comes first; a price in dollars alone does not tell the country. */
const dayFirst = /₹|\bINR\b|\bLPA\b|\blakhs?\b|£|\bGBP\b|€|\bEUR\b/u;

/** Which number of "05/12/2026" is the day, by the country of the ad; undefined if it does not tell. */
const dayPlaceIn = (
  lines: readonly string[],
  place: string | undefined,
  pay: Pay | undefined,
): 'first' | 'second' | undefined => {
  if (place && americanPlace.test(place)) return 'second';
  if (pay?.currency === 'EUR' || pay?.currency === 'GBP') return 'first';
  return lines.some((line) => dayFirst.test(line)) ? 'first' : undefined;
};

/**
 * Reads a pasted job ad in English, German, French or Spanish, without its skills, which `readText` reads.
 * `today` (YYYY-MM-DD) gives a deadline without a year its year.
 */
export const readJobAd = (text: string, today: string, market?: CurrencyMarket): JobAd => {
  const lines = text.split(/\r?\n/u).map(plainLine).filter(Boolean);
  const deadline = lines.find((line) => deadlineWord.test(line));

  const parts = clauses(lines);
  // "Beginn: 1. Februar" is no two clauses.
  const whole = [...lines, ...parts];
  const counted = parts.find((part) => openings.test(part));
  const { count: said, labelled: stated } = (counted && openings.exec(counted)?.groups) || {};
  const count = Number(said ?? stated);
  const pay = readPay(lines.join('\n'), market);
  const location = readLocation(lines);
  const dayPlace = dayPlaceIn(lines, location?.value, pay?.pay);
  const day = deadline && readDay(deadline.slice(deadline.search(deadlineWord)), today, dayPlace);
  const found = {
    title: readTitle(lines),
    location,
    workplace: first(parts, workplaces),
    type: first(parts, types),
    experience: readYears(lines),
    pay: pay ? inLocalDollars(pay, `${location?.value ?? ''} ${location?.quote ?? ''}`) : undefined,
    deadline: deadline && day ? { value: day, quote: deadline } : undefined,
    start: firstRead(whole, (part) => readStart(part, today, dayPlace)),
    duration: firstRead(whole, readDuration),
    openings: counted && count > 0 ? { value: count, quote: counted } : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, one]) => one !== undefined)) as JobAd;
};
