import type { CustomField } from '../contract/customFields/customFields.ts';
import { isOptional } from '../contract/fields.ts';
import { nounOf } from '../contract/index.ts';
import { formFields, metaOfField } from '../contract/noun.ts';
import { spokenName } from '../search/spokenName.ts';
import { customColumn, customFieldOf } from './customColumns.ts';

/** The field that a column maps to, or null for a column that is ignored. */
export type Mapping = readonly (string | null)[];

const noun = nounOf('candidates');
const stamped = ['companyId'];

/**
 * Candidate fields that one column of a file can fill: pictures are uploaded one by one, histories come from resumes, except
 * languages, and custom fields have a column each.
 */
export const importFields: readonly string[] = formFields(noun).filter((field) => {
  const { picture, history, customFields } = metaOfField(noun, field);
  return !stamped.includes(field) && !picture && !customFields && (!history || history === 'languages');
});

/** A candidate's location may stand in two columns, as a town and its state. */
export const mayRepeat = (field: string | null): boolean => field === 'location';

/** Whether a column with this field holds dates; one of notice periods may. */
export const isDateField = (
  field: string | null | undefined,
  customFields: readonly CustomField[] = [],
): boolean =>
  field === 'availability' ||
  customFieldOf(field, customFields)?.kind === 'Date' ||
  (!!field && importFields.includes(field) && metaOfField(noun, field).column === 'date');

/** Whether a column with this field holds amounts per hour. */
export const isRateField = (field: string | null | undefined): boolean =>
  field === 'rate' || field === 'cost';

/** Required for a new candidate. */
export const requiredFields: readonly string[] = importFields.filter((field) => {
  const schema = noun.fields[field];
  const hasDefault = Object.hasOwn(noun.defaults ?? {}, field);
  const isState = noun.lifecycles.some((lifecycle) => lifecycle.field === field);
  return schema && !isOptional(schema) && !hasDefault && !isState;
});

/** A candidate's name in two columns. */
export const nameParts = ['firstName', 'lastName'] as const;
export const isNamePart = (field: string): field is (typeof nameParts)[number] =>
  nameParts.some((part) => part === field);

/** Names of columns besides a field's own name and label, as staffing firms write them, in the consoles' languages. */
const synonyms: Record<string, string> = {
  firstName: 'first, first name, given name, forename, fname | nombre de pila, nombres | prénom | vorname',
  lastName:
    'last, last name, surname, family name, lname | apellido, apellidos | nom de famille | nachname, familienname, zuname',
  name: 'full name, last name first name, first name last name, employee, candidate, resource, consultant, contractor, person, associate, team member | nombre, nombre completo, nombre y apellidos, candidato, consultor | nom, nom complet, nom et prénom, prénom et nom, nom prénom, prénom nom, consultant, collaborateur | mitarbeiter, mitarbeitername, name vorname, nachname vorname, vorname nachname, berater, vor- und nachname, vor- und zuname, vollständiger name',
  title:
    'job title, role, position, designation, current title, current role, job role, profession, primary role, profile title, technology role | puesto, cargo, rol, perfil profesional | poste, fonction, intitulé, intitulé du poste, métier, rôle | rolle, funktion, jobtitel, berufsbezeichnung, stelle, tätigkeit',
  skills:
    'skill, skill s, skill set, skillset, technologies, technology, tech stack, key skills, primary skills, competencies, core skills | habilidades, competencias, tecnologías, conocimientos | compétences, technologies, compétences clés, savoir faire | kenntnisse, skills, fähigkeiten, kompetenzen, kernkompetenzen, fachkenntnisse, technologien, schwerpunkte',
  experience:
    'years, years of experience, experience years, exp years, yrs exp, yoe, exp, total experience, total exp, overall experience, overall exp, work experience | experiencia, años de experiencia, años | expérience, années d expérience, années d exp, années exp, exp, ancienneté | erfahrung, berufserfahrung, erfahrung in jahren, jahre erfahrung, jahre berufserfahrung, berufsjahre',
  location:
    'city, town, city town, base, home base, place, office, loc, city state, city country, town country, base location, based in, current location, current city, work city, home location, residence | ubicación, ciudad, ciudad país, localidad, lugar, lugar de residencia | lieu, ville, ville pays, localisation, localité, lieu de résidence | ort, standort, wohnort, stadt, plz ort, ort land, stadt land',
  availability:
    'notice, notice period, np, avail, availability status, joining time | preaviso, disponibilidad, plazo de preaviso | préavis, dispo, disponibilité, délai de préavis | kündigungsfrist, verfügbarkeit',
  jobTypes:
    'job type, employment type, contract type, engagement type, accepts | tipo de contrato | type de contrat | vertragsart, anstellungsart',
  workplaces:
    'workplace, work location, work mode, work arrangement, working model, remote | modalidad | mode de travail, télétravail | arbeitsort, arbeitsmodell',
  availableFrom:
    'available, free from, start date, available date, avail date, avail from, availability date, date available, available on, last working day, last working date, lwd, roll off date, roll off, release date, earliest start, earliest start date, can start | disponible desde, disponible a partir de, fecha de disponibilidad, fecha de inicio | disponible le, disponible à partir du, date de disponibilité, date dispo, date de début | verfügbar ab, frei ab, verfügbar, startdatum, frühester start, einsatz ab',
  availabilityConfirmed: 'confirmed, last confirmed',
  status: 'state, bench status | estado | statut | status',
  published: 'visible, public | publicado | publié | veröffentlicht, sichtbar',
  rate: 'bill rate, billing rate, rate per hour, hourly, hourly rate, price, rate h, rate hr, bill rate hr, client rate, charge rate, sell rate, rate expectation, rate card | tarifa, tarifa por hora, precio hora | tarif, taux horaire, tarif horaire, prix | stundensatz, satz, preis, vk, vk satz',
  cost: 'cost per hour, pay rate, internal cost, buy rate | coste, coste por hora | coût, coût horaire | kosten, kostensatz, ek satz, interner satz',
  email:
    'e-mail, mail, email id, email address, e-mail address, mail id, contact email | correo, correo electrónico | courriel, e mail, adresse e mail, adresse mail | e mail, e mail adresse, mailadresse',
  phone:
    'telephone, mobile, phone no, contact, tel no, contact number, mobile no, mobile number, phone number, cell, cell phone, contact no, ph no, ph, tel | teléfono, móvil, teléfono móvil, celular | téléphone, n° de téléphone, portable, tél, mobile | telefon, handy, mobil, telefonnummer, handynummer, handynr, tel nr, mobilnummer',
  summary:
    'profile, about, bio, description | resumen, perfil | profil, résumé | profil, kurzprofil, beschreibung, zusammenfassung',
  languages:
    'language, language skills, spoken languages, languages spoken, languages known | idiomas | langues | sprachen, sprachkenntnisse',
  notes:
    'note, comments, comment, remarks, internal note | notas, comentarios, observaciones | remarques, commentaires, notes | notizen, bemerkungen, kommentar, anmerkungen',
  benchSince:
    'on bench since, bench start, bench date, rolled off, bench from | en el banquillo desde | en intercontrat depuis | auf der bench seit, bench seit',
  currency: 'rate currency, curr | moneda, divisa | devise, monnaie | währung',
};
/** Names of columns that complete the place of a column for towns. */
const regions =
  'state, province, region, county, country, state country, st | estado, provincia, país, comunidad autónoma | pays, région, département | land, bundesland, region, kanton';
/** Names of columns with rates for a day. */
const dayRates =
  'day rate, daily rate, rate per day, rate day, per diem | tarifa diaria, tarifa por día | tjm, tarif journalier, taux journalier, taux journalier moyen | tagessatz, tagesrate, satz pro tag';

/** A heading in small letters without accents and signs, by which it is compared. */
export const wordsOf = (header: string): string =>
  header
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words that a heading may have besides those that say what its column holds. */
const fillers =
  /\b(?:current|present|total|relevant|overall|official|personal|primary|main|top|technical|it|expected|max|c2c|w2|consultants?|candidates?|applicants?|associates?|emp|employees?|resources?|of|the|in|days|weeks|months|yrs?|years|per|h|hrs?|hour|usd|eur|gbp|cad|inr|id|no|des|beraters?|mitarbeiters|kandidaten|aktuell(?:e[rs]?)?|jahren|tagen|wochen|monaten|netto|brutto|del|du|consultor|actual|actuel(?:le)?|techniques?|ht)\b/g;
const withoutFillers = (words: string): string => words.replace(fillers, ' ').replace(/\s+/g, ' ').trim();

/** The headings of a list, by language. */
export const listOf = (names: string): string[] => names.split(/[,|]/).map(wordsOf);

const fieldByWords = new Map([
  ...[...importFields, ...nameParts].flatMap((field) => {
    const label = isNamePart(field) ? [] : [metaOfField(noun, field).label];
    const names = [field, ...label].map(wordsOf);
    return [...names, ...listOf(synonyms[field] ?? '')].map((words) => [words, field] as const);
  }),
  ...listOf(dayRates).map((words) => [words, 'rate'] as const),
]);

/**
 * The ways to read a heading, the closest first: as it stands, without what is in parentheses, without fillers, and the
 * parts of "Role / Designation", if all name one field.
 */
const readings = (header: string): string[][] => {
  const outside = header.replace(/\(.*?\)|\[.*?\]/g, ' ');
  const bare = wordsOf(outside);
  const parts = outside.split(/[/,]/).map(wordsOf);
  return [[wordsOf(header)], [bare], [withoutFillers(bare)], parts, parts.map(withoutFillers)];
};

const regionWords = new Set(listOf(regions));
const towns = new Set(
  listOf('city, town, current city, work city | ciudad, localidad | ville, localité | ort, wohnort, stadt'),
);

/** Headings of columns for two fields, and the field whose cells say both. */
const ofTwo = new Map([
  ['email phone', 'email'],
  ['availability availableFrom', 'availability'],
]);

/**
 * Maps headers to fields by their names; if several columns match one field, the closest is used, of equally close ones the
 * first. `labelOf` gives the labels in the reader's language, which exported files use as headers. A column that is left maps to
 * the custom field of its name.
 */
export const mapColumns = (
  headers: readonly string[],
  labelOf: (field: string) => string = () => '',
  customFields: readonly CustomField[] = [],
): (string | null)[] => {
  const byLabel = new Map(importFields.map((field) => [wordsOf(labelOf(field)), field]));
  const fieldOf = (words: string) =>
    words === '' ? undefined : (byLabel.get(words) ?? fieldByWords.get(words));
  const ways = headers.map(readings);
  const mapping: (string | null)[] = headers.map(() => null);
  // "City" and "State" are one place.
  if (ways.some(([whole]) => whole?.some((words) => towns.has(words))))
    for (const [at, [, bare]] of ways.entries())
      if (bare?.some((words) => regionWords.has(words))) mapping[at] = 'location';
  const isRegion = (at: number) =>
    mapping[at] === 'location' && ways[at]?.[1]?.some((words) => regionWords.has(words));
  for (const closeness of ways[0]?.keys() ?? [])
    for (const [at, way] of ways.entries()) {
      const named = new Set(way[closeness]?.filter(Boolean).map(fieldOf));
      // "Manager / Email" is the manager's: all parts have to name the field.
      const [field = ofTwo.get([...named].sort().join(' '))] = named.size === 1 ? named : [];
      const isTaken = mapping.some((one, place) => one === field && !isRegion(place));
      if (field && mapping[at] === null && !isTaken) mapping[at] = field;
    }
  for (const field of customFields) {
    const named = headers.map(
      (header, at) => mapping[at] === null && spokenName(header) === spokenName(field.name),
    );
    const first = named.indexOf(true);
    if (first >= 0) mapping[first] = customColumn(field);
  }
  return mapping;
};

/** Lines above the headings: the title of a report, the week, an empty logo. */
export const mostAbove = 10;

/**
 * Which of the first lines of a file has the headings: the one that names the most fields, below nothing but titles,
 * which fill few of its columns; else the first.
 */
export const headingsAt = (lines: readonly (readonly unknown[])[]): number => {
  const first = lines.slice(0, mostAbove).map((cells) => cells.map(String));
  const named = first.map((cells) => mapColumns(cells).filter((field) => field !== null).length);
  const filled = first.map((cells) => cells.filter((cell) => cell.trim() !== '').length);
  const most = Math.max(0, ...named);
  const at = named.indexOf(most);
  const isBelowTitles = filled.slice(0, at).every((count) => 2 * count < (filled[at] ?? 0));
  return most >= 2 && isBelowTitles ? at : 0;
};

/** Required fields without a column. */
export const missingFields = (mapping: Mapping): string[] =>
  requiredFields.filter(
    (field) =>
      !mapping.includes(field) && !(field === 'name' && nameParts.some((part) => mapping.includes(part))),
  );
