import { isOptional } from '../contract/fields.ts';
import { nounOf } from '../contract/index.ts';
import { formFields, metaOfField } from '../contract/noun.ts';

/** The field that a column maps to, or null for a column that is ignored. */
export type Mapping = readonly (string | null)[];

const noun = nounOf('candidates');
const stamped = ['companyId'];

/** Candidate fields that a file can fill: pictures are uploaded one by one, and histories come from resumes, except languages. */
export const importFields: readonly string[] = formFields(noun).filter((field) => {
  const { picture, history } = metaOfField(noun, field);
  return !stamped.includes(field) && !picture && (!history || history === 'languages');
});

/** Whether a column with this field holds dates. */
export const isDateField = (field: string | null | undefined): boolean =>
  !!field && importFields.includes(field) && metaOfField(noun, field).column === 'date';

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
  firstName: 'first name, given name, forename, fname | nombre de pila, nombres | prénom | vorname',
  lastName:
    'last name, surname, family name, lname | apellido, apellidos | nom de famille | nachname, familienname, zuname',
  name: 'full name, employee, candidate, resource, consultant, contractor, person, name of consultant | nombre, nombre completo, nombre y apellidos, candidato, consultor | nom, nom complet, nom et prénom, prénom et nom, consultant, collaborateur | mitarbeiter, mitarbeitername, berater, vor- und nachname, vollständiger name',
  title:
    'job title, role, position, designation, current title, current role, job role, profession, primary role | puesto, cargo, rol, perfil profesional | poste, fonction, intitulé, intitulé du poste, métier, rôle | rolle, funktion, jobtitel, berufsbezeichnung, stelle',
  skills:
    'skill, skill set, skillset, technologies, technology, tech stack, key skills, primary skills, competencies, core skills | habilidades, competencias, tecnologías | compétences, technologies, compétences clés, savoir faire | kenntnisse, skills, fähigkeiten, kompetenzen, technologien, schwerpunkte',
  experience:
    'years, years of experience, experience years, exp years, yoe, exp, total experience, total exp, overall experience, overall exp, relevant experience, work experience | experiencia, años de experiencia, años | expérience, années d expérience, ancienneté | erfahrung, berufserfahrung, erfahrung in jahren, jahre erfahrung, berufsjahre',
  location:
    'city, place, office, base location, based in, current location, current city, work city, home location, residence | ubicación, ciudad, localidad, lugar | lieu, ville, localisation, localité | ort, standort, wohnort, stadt',
  availability:
    'notice, notice period, np, availability status | preaviso, disponibilidad, plazo de preaviso | préavis, disponibilité, délai de préavis | kündigungsfrist, verfügbarkeit',
  jobTypes:
    'job type, employment type, contract type, engagement type, accepts | tipo de contrato | type de contrat | vertragsart, anstellungsart',
  workplaces:
    'workplace, work location, work mode, work arrangement, working model, remote | modalidad | mode de travail, télétravail | arbeitsort, arbeitsmodell',
  availableFrom:
    'available, free from, start date, available date, availability date, last working day, lwd, roll off date, roll off, release date, earliest start, can start | disponible desde, fecha de disponibilidad, fecha de inicio | disponible le, disponible à partir du, date de disponibilité, date de début | verfügbar ab, frei ab, verfügbar, startdatum, einsatz ab',
  availabilityConfirmed: 'confirmed, last confirmed',
  status: 'state, bench status | estado | statut | status',
  published: 'visible, public | publicado | publié | veröffentlicht, sichtbar',
  rate: 'bill rate, billing rate, rate per hour, hourly, hourly rate, price, rate h, rate hr, bill rate hr, client rate, rate card | tarifa, tarifa por hora, precio hora | tarif, taux horaire, tarif horaire, prix | stundensatz, satz, preis, vk satz',
  cost: 'cost per hour, pay rate, internal cost, buy rate | coste, coste por hora | coût, coût horaire | kosten, kostensatz, ek satz, interner satz',
  email:
    'e-mail, mail, email id, email address, e-mail address, mail id | correo, correo electrónico | courriel, e mail, adresse e mail, adresse mail | e mail, e mail adresse, mailadresse',
  phone:
    'telephone, mobile, phone no, contact number, mobile no, mobile number, phone number, cell, cell phone, contact no, tel | teléfono, móvil, celular | téléphone, portable, tél, mobile | telefon, handy, mobil, telefonnummer, handynummer, mobilnummer',
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
/** Names of columns with rates for a day. */
const dayRates =
  'day rate, daily rate, rate per day, rate day, per diem | tarifa diaria, tarifa por día | tjm, tarif journalier, taux journalier, taux journalier moyen | tagessatz, tagesrate, satz pro tag';

const wordsOf = (header: string): string =>
  header
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words that a heading may have besides those that say what its column holds. */
const fillers =
  /\b(?:current|total|consultants?|candidates?|employees?|resources?|name of|of|the|in|yrs?|years|per|hrs?|hour|usd|eur|gbp|cad|inr|id|no)\b/g;
const withoutFillers = (words: string): string => words.replace(fillers, ' ').replace(/\s+/g, ' ').trim();

const listOf = (names: string): string[] => names.split(/[,|]/).map(wordsOf);

const fieldByWords = new Map([
  ...[...importFields, ...nameParts].flatMap((field) => {
    const label = isNamePart(field) ? [] : [metaOfField(noun, field).label];
    const names = [field, ...label].map(wordsOf);
    return [...names, ...listOf(synonyms[field] ?? '')].map((words) => [words, field] as const);
  }),
  ...listOf(dayRates).map((words) => [words, 'rate'] as const),
]);

/** The ways to read a heading, the closest first: as it stands, without what is in parentheses, without fillers. */
const readings = (header: string): string[] => {
  const bare = wordsOf(header.replace(/\(.*?\)|\[.*?\]/g, ' '));
  return [wordsOf(header), bare, withoutFillers(bare)].filter((words) => words !== '');
};

/**
 * Maps headers to fields by their names; if two columns match one field, the first is used. `labelOf` gives
 * the labels in the reader's language, which exported files use as headers.
 */
export const mapColumns = (
  headers: readonly string[],
  labelOf: (field: string) => string = () => '',
): (string | null)[] => {
  const taken = new Set<string>();
  const byLabel = new Map(importFields.map((field) => [wordsOf(labelOf(field)), field]));
  const fieldOf = (header: string) =>
    readings(header)
      .flatMap((words) => byLabel.get(words) ?? fieldByWords.get(words) ?? [])
      .at(0);
  return headers.map((header) => {
    const field = header.trim() === '' ? undefined : fieldOf(header);
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
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
