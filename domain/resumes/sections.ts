import { wordsIn } from '../contract/writtenLists.ts';
import { folded, languageIn } from '../languages/languageNames.ts';

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
    'profile|personal profile|professional profile|summary|professional summary|executive summary|career summary|about|about me|objective|career objective|profil|kurzprofil|personliches profil|uber mich|zusammenfassung|a propos|a propos de moi|resume|resume professionnel|profil professionnel|presentation|synthese|perfil|perfil profesional|sobre mi|resumen|resumen profesional|extracto',
  experience:
    'experience|work experience|professional experience|relevant experience|employment|employment history|work history|career history|career|projects|selected projects|project experience|project history|engagements|assignments|berufserfahrung|berufliche erfahrung|beruflicher werdegang|berufspraxis|werdegang|projekte|projekterfahrung|projektliste|ausgewahlte projekte|berufliche stationen|praxiserfahrung|experiences|experience professionnelle|experiences professionnelles|parcours professionnel|parcours|missions|projets|experiencia|experiencia profesional|experiencia laboral|trayectoria profesional|trayectoria|historial laboral|proyectos',
  skills:
    'skills|technical skills|key skills|core skills|it skills|hard skills|soft skills|core competencies|competencies|technologies|tech stack|technology stack|tools|expertise|areas of expertise|kenntnisse|fahigkeiten|fachkenntnisse|it-kenntnisse|edv-kenntnisse|kompetenzen|kernkompetenzen|technische kenntnisse|technologien|schwerpunkte|methoden|werkzeuge|kenntnisse und fahigkeiten|competences|competences techniques|competences cles|savoir-faire|outils|environnement technique|competencias|competencias tecnicas|habilidades|conocimientos|conocimientos tecnicos|tecnologias|herramientas|aptitudes',
  languages:
    'languages|language skills|sprachen|sprachkenntnisse|fremdsprachen|langues|competences linguistiques|idiomas|lenguas',
  education:
    'education|academic background|education and training|academic qualifications|qualifications|studies|ausbildung|bildung|bildungsweg|studium|schulbildung|akademischer werdegang|ausbildung und studium|formation|formations|etudes|diplomes|formation academique|cursus|educacion|formacion|formacion academica|estudios|titulacion|titulaciones',
  certificates:
    'certificates|certifications|certification|licenses and certifications|certificates and training|courses|training|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildungen|certificats|certificados|certificaciones|cursos|cursos y certificaciones',
  contact:
    'contact|contact details|contact information|personal details|personal data|personal information|kontakt|kontaktdaten|personliche daten|anschrift|coordonnees|informations personnelles|etat civil|contacto|datos personales|informacion personal|datos de contacto',
  availability:
    'availability|notice period|verfugbarkeit|kundigungsfrist|disponibilite|preavis|disponibilidad|preaviso',
  rate: 'rate|hourly rate|day rate|daily rate|rates|stundensatz|tagessatz|honorar|tarif|taux horaire|tarif journalier|tjm|tarifa|tarifa por hora',
  location:
    'location|address|residence|based in|wohnort|ort|adresse|standort|lieu|ville|localisation|ubicacion|residencia|domicilio|direccion|ciudad',
  other:
    "interests|hobbies|hobbies and interests|references|publications|volunteering|awards|interessen|hobbys|freizeit|referenzen|publikationen|ehrenamt|centres d’interet|centres d'interet|loisirs|references professionnelles|publicaciones|intereses|aficiones|referencias|voluntariado",
};

const kinds = new Map(
  (Object.keys(headings) as (keyof typeof headings)[]).flatMap((kind) =>
    headings[kind].split('|').map((words) => [words, kind] as const),
  ),
);

const headingOf = (words: string): SectionKind | null => {
  // "S K I L L S": some layouts space letters out.
  const tight = /^(?:\p{L}\s){2,}\p{L}$/u.test(words) ? words.replace(/\s/gu, '') : words;
  const plain = folded(tight)
    .replace(/\s*&\s*/gu, ' and ')
    .replace(/\s+/gu, ' ')
    .trim();
  return kinds.get(plain) ?? null;
};

/** A line of a resume without the mark of a list, and the part of the resume in which it stands. */
export type ResumeLine = {
  at: number;
  text: string;
  isBullet: boolean;
  section: SectionKind;
  /** The heading on the same line, as in "Skills: Java". */
  label: string | null;
};

const marks = /^\s*(?:[•●▪■◦‣⁃·*–—>-]+\s+|[•●▪■◦‣⁃]\s*|o\s{2,})+/u;
const longestHeading = 45;
/** More is not read: a paragraph has about 1,000 characters, ten pages have 600 lines. */
const longestLine = 2000;
const mostLines = 3000;

/** Splits a resume into its lines and finds the part in which each stands; headings are left out. */
export const linesOfResume = (text: string): ResumeLine[] => {
  let section: SectionKind = 'head';
  const lines: ResumeLine[] = [];
  const all = text.split('\n').slice(0, mostLines);
  for (const [at, whole] of all.entries()) {
    const raw = whole.slice(0, longestLine);
    const plain = raw.replace(marks, '').trim();
    if (plain === '') continue;
    const isBullet = marks.test(raw);
    const heading = plain.length <= longestHeading ? headingOf(plain.replace(/\s*[:_–-]+$/u, '')) : null;
    if (heading && !isBullet) {
      const next = all.slice(at + 1).find((line) => line.trim() !== '') ?? '';
      // A column "Languages" of a skills table, above "Python".
      const isOfSkills: boolean = section === 'skills' && heading === 'languages' && !isSpoken(next);
      section = isOfSkills ? section : heading;
      continue;
    }
    lines.push({ at, text: plain, isBullet, section, label: null, ...labelled(plain, section) });
  }
  return lines;
};

/** Whether a line names a language that people speak. */
const isSpoken = (line: string): boolean =>
  wordsIn(line.slice(0, longestLine).replace(marks, '')).some((word) => languageIn(word) !== null);

/**
 * "Languages: German, English" stands for itself, except among the details of work. "Languages: Python, SQL" are skills, as in the
 * usual American resume.
 */
const labelled = (line: string, section: SectionKind): Partial<ResumeLine> => {
  const [, label, rest] = /^([^:]{2,40}?)\s*:\s*(\S.*)$/u.exec(line) ?? [];
  const kind = label && section !== 'experience' ? headingOf(label) : null;
  if (!kind || !rest) return {};
  const own = kind === 'languages' && !isSpoken(rest) ? 'skills' : kind;
  return { section: own, text: rest, label: label ?? null };
};

/** The line as it stands in the resume. */
export const quoteOf = ({ label, text }: ResumeLine): string =>
  (label ? `${label}: ${text}` : text).replace(/\t/gu, ' ');
