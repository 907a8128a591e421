import { wordsIn } from '../contract/writtenLists.ts';
import { folded, languageIn } from '../languages/languageNames.ts';
import { bullets } from '../reading/bullets.ts';
import { isRole } from '../titles/roleWords.ts';
import { isOfEducation } from './educationWords.ts';
import { isLength, periodIn } from './periods.ts';

export const sectionKinds = [
  'head',
  'profile',
  'experience',
  'skills',
  'languages',
  'education',
  'certificates',
  'contact',
  'availability',
  'rate',
  'location',
  'other',
] as const;
export type SectionKind = (typeof sectionKinds)[number];

/** Headings in English, German, French and Spanish, in lower case without accents. */
const headings: Record<Exclude<SectionKind, 'head'>, string> = {
  profile:
    'profile summary|career profile|profil professionnel et objectifs|perfil y objetivos|profile|personal profile|professional profile|summary|professional summary|executive summary|career summary|about|about me|objective|career objective|profil|kurzprofil|personliches profil|uber mich|zusammenfassung|a propos|a propos de moi|resume|resume professionnel|profil professionnel|presentation|synthese|perfil|perfil profesional|sobre mi|resumen|resumen profesional|extracto',
  experience:
    'employment details|employment summary|experience details|experience summary|work details|organizational experience|organisational experience|career progression|career graph|work profile|employment|erfahrung|erfahrungen|contract history|assignment history|career to date|recent experience|previous experience|recent projects|professional history|project details|projects and engagements|projekthistorie|projektubersicht|projektreferenzen|referenzprojekte|projektauswahl|berufserfahrungen|praktika|historique des missions|missions realisees|references projets|experiences et missions|stages|historial de proyectos|proyectos realizados|experiencias|antecedentes laborales|practicas|internships|experience|work experience|professional experience|relevant experience|employment history|work history|career history|career|projects|selected projects|project experience|project history|engagements|assignments|berufserfahrung|berufliche erfahrung|beruflicher werdegang|berufspraxis|werdegang|projekte|projekterfahrung|projektliste|ausgewahlte projekte|berufliche stationen|praxiserfahrung|experiences|experience professionnelle|experiences professionnelles|parcours professionnel|parcours|missions|projets|experiencia|experiencia profesional|experiencia laboral|trayectoria profesional|trayectoria|historial laboral|proyectos',
  skills:
    'computer skills|software|software skills|computerkenntnisse|edv und it|informatique|connaissances informatiques|logiciels|bureautique|informatica|conocimientos informaticos|ofimatica|programas|personal skills|digital skills|digital competences|competences numeriques|competencias digitales|digitale kompetenzen|top skills|technical expertise|technical proficiencies|technical proficiency|technical summary|skill set|skillset|core technologies|programming languages|top-kenntnisse|top-skills|it-skills|fachkompetenzen|edv|programmiersprachen|principales competences|competences principales|langages|langages de programmation|lenguajes|lenguajes de programacion|aptitudes principales|competencias principales|skills|technical skills|key skills|core skills|it skills|hard skills|soft skills|core competencies|competencies|technologies|tech stack|technology stack|tools|expertise|areas of expertise|kenntnisse|fahigkeiten|fachkenntnisse|it-kenntnisse|edv-kenntnisse|kompetenzen|kernkompetenzen|technische kenntnisse|technologien|schwerpunkte|methoden|werkzeuge|kenntnisse und fahigkeiten|competences|competences techniques|competences cles|savoir-faire|outils|environnement technique|competencias|competencias tecnicas|habilidades|conocimientos|conocimientos tecnicos|tecnologias|herramientas|aptitudes',
  languages:
    'mother tongue|otra lengua|weitere sprache|autre langue|other languages|other language|muttersprache|weitere sprachen|langue maternelle|autres langues|lengua materna|otros idiomas|otras lenguas|languages known|known languages|language proficiency|spoken languages|langues parlees|langues etrangeres|idiomas hablados|languages|language skills|sprachen|sprachkenntnisse|fremdsprachen|langues|competences linguistiques|idiomas|lenguas',
  education:
    'education and certifications|educational qualifications|educational qualification|educational background|educational details|academic details|academics|education|academic background|education and training|academic qualifications|qualifications|studies|ausbildung|bildung|bildungsweg|studium|schulbildung|akademischer werdegang|ausbildung und studium|aus- und weiterbildung|aus- und fortbildung|schule und ausbildung|schul- und berufsausbildung|schule|ausbildung und qualifikationen|formation et diplomes|diplomes et formations|education and qualifications|education and credentials|training and education|academic history|academic profile|formation|formations|etudes|diplomes|formation academique|cursus|educacion|formacion|formacion academica|estudios|titulacion|titulaciones',
  certificates:
    'certificates|certifications|certification|licenses and certifications|certificates and training|courses|training|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildungen|certificats|certificados|certificaciones|cursos|cursos y certificaciones',
  contact:
    'contactar|personalien|zur person|angaben zur person|personliche angaben|donnees personnelles|renseignements personnels|infos personnelles|contact|contact details|contact information|personal details|personal data|personal information|kontakt|kontaktdaten|personliche daten|anschrift|coordonnees|informations personnelles|etat civil|contacto|datos personales|informacion personal|datos de contacto',
  availability:
    'availability and rate|verfugbarkeit und honorar|availability|notice period|verfugbarkeit|kundigungsfrist|disponibilite|preavis|disponibilidad|preaviso',
  rate: 'expected rate|expected hourly rate|rate expectation|honorarvorstellung|rate|hourly rate|day rate|daily rate|rates|stundensatz|tagessatz|honorar|tarif|taux horaire|tarif journalier|tjm|tarifa|tarifa por hora',
  location:
    'current location|wohnsitz|lugar de residencia|domicile|location|address|residence|based in|wohnort|ort|adresse|standort|lieu|ville|localisation|ubicacion|residencia|domicilio|direccion|ciudad',
  other:
    'additional information|other information|sonstiges|weitere angaben|weitere informationen|divers|autres informations|informations complementaires|otros datos|otros datos de interes|informacion adicional|honors and awards|honors-awards|achievements|extracurricular activities|auszeichnungen|distinctions|premios|interests|hobbies|references|publications|volunteering|awards|interessen|hobbys|freizeit|referenzen|publikationen|ehrenamt|centres d’interet|loisirs|references professionnelles|publicaciones|intereses|aficiones|referencias|voluntariado|bundesfreiwilligendienst|wehrdienst|zivildienst|freiwilliges soziales jahr|elternzeit|military service|service militaire|servicio militar|permisos|permis|fuhrerschein|declaration|hobbies and interests',
};

const kinds = new Map(
  (Object.keys(headings) as (keyof typeof headings)[]).flatMap((kind) =>
    headings[kind].split('|').map((words) => [words, kind] as const),
  ),
);

/** Words around the noun of a heading: "Relevant Work Experience", "Sonstige Kenntnisse", "Compétences fonctionnelles et techniques". */
const qualifiers = new Set(
  `other additional further selected relevant related recent key main core general professional practical functional academic consulting freelance special
  sonstige weitere besondere zusatzliche praktische berufliche akademische schulische fachliche relevante allgemeine ausgewahlte
  professionnelle professionnelles significative significatives fonctionnelles techniques informatiques metier metiers principales cles academiques autres
  profesional profesionales laboral laborales tecnicas principales clave relevante academica complementaria informaticas otras otros and und et y`.split(
    /\s+/u,
  ),
);

/** What stands beside the noun of a heading: "Skills & Abilities"; "Training and Development" is a skill. */
const besideNouns = new Set(
  `abilities strengths knowledge achievements accomplishments methods starken erfolge methodik realisations qualites logros titulos metodos`.split(
    ' ',
  ),
);

const headingOf = (words: string): SectionKind | null => {
  // "S K I L L S": some layouts space letters out.
  const tight = /^(?:\p{L}\s){2,}\p{L}$/u.test(words) ? words.replace(/\s/gu, '') : words;
  // "Mother tongue(s)"
  const plain = plainOf(tight.replace(/\(\p{L}{1,2}\)/gu, ''));
  // "Skills & Abilities" are headed by the first of both.
  const [first = '', second, ...more] = plain.split(/\s(?:and|und|et|y|\/)\s/u);
  const isPair = second !== undefined && more.length === 0 && (kinds.has(second) || besideNouns.has(second));
  const noun = plain
    .split(' ')
    .filter((word) => !qualifiers.has(word))
    .join(' ');
  return kinds.get(plain) ?? (isPair ? kinds.get(first) : null) ?? kinds.get(noun) ?? null;
};

/** What the labels of a block about a project or a job stand for: "Client: …", "Zeitraum: …". */
const fieldLabels = {
  client:
    'client|end client|client name|customer|employer|company|company name|organization|organisation|kunde|endkunde|auftraggeber|arbeitgeber|firma|unternehmen|entreprise|employeur|societe|cliente|cliente final|empresa|empleador|empleadora|name and address of employer|name und adresse des arbeitgebers|nom et adresse de l’employeur|nombre y direccion de la empresa|nombre y direccion del empleador',
  role: 'role|roles|position|designation|job title|title|rolle|funktion|projektrolle|poste|fonction|intitule du poste|rol|puesto|cargo|funcion|occupation or position held|occupation|beruf oder funktion|poste occupe|emploi occupe|fonction ou poste occupe|profesion o cargo desempenado|funcion o puesto|funcion o puesto ocupado|puesto ocupado',
  period:
    'period|duration|dates|date|time period|timeframe|zeitraum|projektzeitraum|dauer|laufzeit|periode|duree|periodo|duracion|fechas',
  environment:
    'environment|technical environment|technology environment|technologies|technologies used|technology stack|tech stack|tools|tools used|tools and technologies|technologien|eingesetzte technologien|technische umgebung|umgebung|systemumgebung|werkzeuge|environnement|environnement technique|technologies utilisees|outils|entorno|entorno tecnico|entorno tecnologico|tecnologias|tecnologias utilizadas|herramientas',
  place: 'location|standort|einsatzort|ort|lieu|ubicacion|lugar',
} as const;
export type Field = keyof typeof fieldLabels;

const fields = new Map(
  (Object.keys(fieldLabels) as Field[]).flatMap((field) =>
    fieldLabels[field].split('|').map((words) => [words, field] as const),
  ),
);

const plainOf = (words: string): string =>
  folded(words)
    .replace(/'/gu, '’')
    .replace(/\s*&\s*/gu, ' and ')
    .replace(/\s+/gu, ' ')
    .trim();
const fieldOf = (words: string): Field | null => fields.get(plainOf(words)) ?? null;

/** Other words that stand above lists and in the first row of tables. */
const otherLabels = new Set(
  `responsibilities|roles and responsibilities|description|project description|area|category|level|years|skill|version|last used|aufgaben|tatigkeiten
  |beschreibung|bereich|kategorie|stufe|jahre|kenntnis|taches|responsabilites|realisations|domaine|categorie|niveau|annees|tareas|responsabilidades
  |funciones|descripcion|categoria|nivel|anos`
    .split('|')
    .map((words) => words.trim()),
);

/** What the cells of the first row of a table of degrees say: "Year of passing", "Percentage / CGPA". */
const ofDegrees =
  /^(?:degree|qualification|course|examination|exam|institution|institute|college|school|university|board|(?:year|month)(?: of passing| of completion)?|passing year|percentage|cgpa|gpa|grade|marks|class|discipline|specialization|abschluss|einrichtung|jahr|note|diplome|etablissement|annee|mention|titulo|centro|ano|nota)(?:\s*[/%].*)?$/u;

/** Whether all cells of a line stand in the first row of a table or above a list: "Organization⇥Designation⇥Duration". */
export const isTableHead = (line: string): boolean =>
  line
    .split('\t')
    .every(
      (cell) => fieldOf(cell) !== null || otherLabels.has(plainOf(cell)) || ofDegrees.test(plainOf(cell)),
    );

/** Whether these words are a heading or label of a resume. */
export const isLabel = (words: string): boolean => headingOf(words) !== null || isTableHead(words);

/** A line of a resume without the mark of a list, and the part of the resume in which it stands. */
export type ResumeLine = {
  /** Its place among the lines of the text. */
  at: number;
  text: string;
  isBullet: boolean;
  section: SectionKind;
  /** The heading on the same line, as in "Skills: Java", or in the cell before it. */
  label: string | null;
  /** What the label stands for within a block about work. */
  field: Field | null;
  /** An employer above several jobs: the next line says how long all of them lasted. */
  isEmployer: boolean;
};

const marks = new RegExp(String.raw`^\s*(?:[${bullets}·*–—>-]+\s+|[${bullets}]\s*|o\s{2,})+`, 'u');
const longestHeading = 45;
/** More is not read: a paragraph has about 1,000 characters, ten pages have 600 lines. */
const longestLine = 2000;
const mostLines = 3000;

/** Splits a resume into its lines and finds the part in which each stands; headings and numbers of pages are left out. */
export const linesOfResume = (text: string): ResumeLine[] => {
  let section: SectionKind = 'head';
  const lines: ResumeLine[] = [];
  const all = joinedCells(
    text
      .split('\n')
      .slice(0, mostLines)
      .flatMap((line) => eachField(line.slice(0, longestLine)).flatMap(eachLabel)),
  );
  const main = mainColumn(all);
  for (const [at, raw] of all.entries()) {
    const plain = raw.replace(marks, '').trim();
    if (plain === '' || pageNumber.test(folded(plain))) continue;
    if (at === main) section = 'head';
    if (plain.includes('\t') && isTableHead(plain)) continue;
    const isBullet = marks.test(raw);
    const heading = isBullet ? null : headingLine(plain);
    if (heading) {
      const [next = '', ...others] = all.slice(at + 1, at + 5).filter((line) => line.trim() !== '');
      // A title of the document above the name.
      if (heading === 'profile' && lines.length === 0 && fullName.test(next.trim())) continue;
      // A column "Languages" of a skills table, above "Python".
      const isOfSkills: boolean =
        section === 'skills' && heading === 'languages' && ![next, ...others.slice(0, 2)].some(isSpoken);
      section = isOfSkills ? section : heading;
      continue;
    }
    const inCell = isBullet ? null : headingInCell(plain, all.slice(at + 1));
    if (inCell) {
      section = inCell.section;
      const line = { at, text: inCell.text, isBullet, section, label: null, field: null, isEmployer: false };
      lines.push(line);
      continue;
    }
    const last = lines.at(-1);
    if (section === 'experience' && last && isLength(plain)) {
      last.isEmployer = true;
      continue;
    }
    if (section !== 'experience' && !isBullet && beginsBlock(all, at)) section = 'experience';
    const line = { at, text: plain, isBullet, section, label: null, field: null, isEmployer: false };
    lines.push({ ...line, ...labelled(plain, section) });
  }
  return lines;
};

const headingLine = (plain: string): SectionKind | null =>
  plain.length <= longestHeading ? headingOf(plain.replace(/\s*[:_–-]+$/u, '')) : null;

/** A heading in the first cell of a row, beside the first of several lines: "Experience⇥Business Analyst, Port Ltd". */
const headingInCell = (
  plain: string,
  below: readonly string[],
): { section: SectionKind; text: string } | null => {
  const [cell = '', text = '', ...others] = plain.split('\t');
  const section = text && others.length === 0 ? headingLine(cell.trim()) : null;
  const next = below.find((line) => line.trim() !== '');
  return section &&
    partsOfTables.has(section) &&
    next !== undefined &&
    !next.includes('\t') &&
    !headingLine(next.trim())
    ? { section, text }
    : null;
};
const partsOfTables: ReadonlySet<SectionKind> = new Set(['profile', 'experience', 'education', 'skills']);

const pageNumber = /^(?:page|seite|pagina)\s+\d{1,3}(?:\s*(?:of|von|sur|de|\/)\s*\d{1,3})?$/u;

const withLabel = /^(?<label>[^:\t]{2,40}?)\s*(?::\s*|\t)(?<rest>\S.*)$/u;
/** The field of a line such as "Client: Port Ltd". */
const fieldIn = (line: string): { label: string; rest: string; field: Field } | null => {
  const { label, rest } = withLabel.exec(line.trim())?.groups ?? {};
  const field = label === undefined ? null : fieldOf(label);
  return label !== undefined && rest !== undefined && field ? { label, rest, field } : null;
};

/** "Driving licence. Languages: English (C1)." is two lines. */
const eachLabel = (line: string): string[] => {
  const parts = line.split(/(?<=\p{L}{2}\.)\s+(?=\p{Lu}[\p{L} -]{3,25}:\s)/u);
  return parts.every((part, at) => at === 0 || headingOf(part.slice(0, part.indexOf(':'))) !== null)
    ? parts
    : [line];
};

/** "Role: Tester | Client: Port Ltd | 2019 – 2020" is three lines of a block. */
const eachField = (line: string): string[] => {
  const parts = line.split(/\s*[|•·]\s+|\t/u);
  return parts.filter((part) => fieldIn(part) !== null).length > 1 ? parts : [line];
};

const linesOfBlock = 8;

/** Whether a block about a project begins here, wherever it stands: its client or its dates, and soon after the other or a role. */
const beginsBlock = (all: readonly string[], at: number): boolean => {
  const first = fieldIn(all[at] ?? '');
  if (first?.field !== 'client' && first?.field !== 'period') return false;
  const others = all.slice(at + 1, at + linesOfBlock).flatMap((line) => fieldIn(line)?.field ?? []);
  const isDated = periodIn(first.rest) !== null;
  return first.field === 'client'
    ? others.some((field) => field === 'role' || field === 'period') ||
        (isDated && others.includes('environment'))
    : isDated && others.some((field) => field === 'client' || field === 'role');
};

/** In cells of a table, one on each line, a label stands above its value: both become "Kunde: Hafen AG". */
const joinedCells = (all: readonly string[]): readonly string[] => {
  const cells = all.map((line) => fieldOf(line));
  const isMain = (field: Field | null | undefined) =>
    field === 'client' || field === 'role' || field === 'period';
  const isCell = (at: number): boolean => {
    const field = cells[at];
    const value = all[at + 1]?.trim() ?? '';
    if (value === '' || cells[at + 1] != null || headingLine(value)) return false;
    if (nameCell.test(plainOf(all[at] ?? ''))) return fullName.test(value);
    if (!field) return false;
    const around = cells.slice(Math.max(0, at - linesOfBlock), at + (isMain(field) ? linesOfBlock : 0));
    return around.some((other) => other !== field && isMain(other));
  };
  return all.flatMap((line, at) => {
    if (at > 0 && isCell(at - 1)) return [''];
    return [isCell(at) ? `${line.trim()}: ${all[at + 1]?.trim()}` : line];
  });
};

const nameCell = /^(?:(?:full )?name|nombre(?: y apellidos)?|nom(?: et prenom)?|vor- und nachname)$/u;
const fullName = /^\p{Lu}[\p{L}’'.-]*(?:\s[\p{L}’'.-]+){1,4}$/u;

const address = /linkedin\.com\/in\/(?<name>[\p{L}\p{N}%_-]+)/iu;
const longestTop = 7;

/**
 * The line with the name behind the lists of a narrow column, as in a profile exported from LinkedIn. It is in the
 * address of the profile, or stands above a title.
 */
const mainColumn = (all: readonly string[]): number | null => {
  const first = all.findIndex((line) => line.trim() !== '');
  if (!headingLine((all[first] ?? '').trim())) return null;
  const to = all.findIndex((line) => ['profile', 'experience'].includes(headingLine(line.trim()) ?? ''));
  const from = all.findIndex((line) => address.test(line));
  // An address that is too long goes on in the next line.
  const slug = folded(
    address.exec(`${all[from] ?? ''}${/-\s*$/u.test(all[from] ?? '') ? (all[from + 1] ?? '') : ''}`)?.groups
      ?.name ?? '',
  );
  const top = all.findLastIndex((line, at) => {
    if (at >= to || at <= from || !fullName.test(line.trim())) return false;
    const words = folded(line).split(/[^\p{L}]+/u);
    return slug === ''
      ? isRole(all[at + 1] ?? '') && !isRole(line)
      : words.every((word) => slug.includes(word));
  });
  const between = all.slice(top, to).filter((line) => line.trim() !== '');
  return top > 0 && between.length <= longestTop ? top : null;
};

/** Whether a line names a language that people speak. */
const isSpoken = (line: string): boolean =>
  wordsIn(line.slice(0, longestLine).replace(marks, '')).some((word) => languageIn(word) !== null);

/**
 * "Languages: German, English" stands for itself. Among the details of work, other headings do so in capitals only. "Languages: Python, SQL" are skills,
 * as in the usual American resume.
 */
const labelled = (line: string, section: SectionKind): Partial<ResumeLine> => {
  if (section === 'experience') {
    const { label, rest, field } = fieldIn(line) ?? {};
    if (label && rest && field) return { label, text: rest, field };
  }
  const { label, rest } = withLabel.exec(line)?.groups ?? {};
  const kind = label ? headingOf(label) : null;
  if (!kind || !rest) return {};
  const isOwn =
    label === label?.toUpperCase() || (kind === 'languages' && languageIn(wordsIn(rest)[0] ?? ''));
  if (section === 'experience' && !isOwn && !(kind === 'education' && isOfEducation(rest))) return {};
  const own = kind === 'languages' && !isSpoken(rest) ? 'skills' : kind;
  return { section: own, text: rest, label: label ?? null };
};

/** The line as it stands in the resume. */
export const quoteOf = ({ label, text }: ResumeLine): string =>
  (label ? `${label}: ${text}` : text).replace(/\t/gu, ' ');
