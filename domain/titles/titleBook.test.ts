import { describe, expect, it } from 'vitest';
import { loadTitleSpace } from './loadTitleSpace.ts';
import { makeTitleBook } from './titleBook.ts';
import { titleWords } from './titleWords.ts';

const space = await loadTitleSpace();
const likeness = (one: string, other: string) => {
  const book = makeTitleBook(space);
  const number = book.add(other);
  return book.likenessTo(one)[number] ?? 0;
};

describe('job titles', () => {
  it('are compared without seniority and gender notation', () => {
    expect(titleWords('Senior Développeuse Java (m/w/d) II', space.translate)).toEqual(['developer', 'java']);
    expect(titleWords('C++ / C Engineer', space.translate)).toEqual(['c', 'c++', 'engineer']);
  });

  it.each([
    ['Chef de Partie', ['chef', 'partie']],
    ['Conductor', ['conductor']],
    ['Tool and Die Maker', ['die', 'maker', 'tool']],
    ['Main Cabin Stewardess', ['cabin', 'main', 'steward']],
  ])('in English are not taken for other languages: %s', (title, words) => {
    expect(titleWords(title, space.translate)).toEqual(words);
  });

  it.each([
    ['Entwickler*innen', ['developer']],
    ['Verkäufer:in', ['seller']],
    ['Développeur·euse Java', ['developer', 'java']],
    ['Conseiller(ère) de vente', ['adviser', 'sales']],
    ['Enfermero/a', ['nurse']],
    ['Informatikerin', ['ict']],
    ['Kuratorin', ['curator']],
    ['Chargée de recrutement', ['officer', 'recruitment']],
    ['Jefa de equipo', ['supervisor']],
    ['Analyste zxqwvatrice', ['analyst', 'zxqwvateur']],
  ])('are the same for every gender: %s', (title, words) => {
    expect(titleWords(title, space.translate)).toEqual(words);
  });

  it('keep a word that is in no list, and translate the others', () => {
    expect(titleWords('Zxqwvmonteur', space.translate)).toEqual(['assembler', 'zxqwv']);
    expect(titleWords('Responsable de zxqwv', space.translate)).toEqual(['manager', 'zxqwv']);
  });

  it('are the less like a known word the more of their words are unknown', () => {
    expect(likeness('Zxqwv Manager', 'Manager')).toBeLessThan(likeness('Sales Manager', 'Manager'));
    expect(likeness('Zxqwv Manager', 'Zxqwvs Manager')).toBeGreaterThan(likeness('Zxqwv Manager', 'Manager'));
  });

  it('with the same significant words are equal', () => {
    expect(likeness('Senior Java Developer', 'developer, JAVA')).toBe(1000);
    expect(likeness('☃ Zxqwv', 'Zxqwv')).toBe(1000);
  });

  it('of different ranks are near, and not equal', () => {
    const junior = likeness('Senior Java Developer', 'Junior Java Developer');
    expect(junior).toBeLessThan(1000);
    expect(junior).toBeGreaterThan(800);
    expect(likeness('Senior Java Developer', 'Senior Java Developer')).toBe(1000);
  });

  it.each([
    ['k8s SRE', 'Kubernetes Site Reliability Engineer'],
    ['QA Engineer', 'Quality Assurance Engineer'],
    ['DBA', 'Database Administrator'],
    ['BA', 'Business Analyst'],
    ['ML Engineer', 'Machine Learning Engineer'],
    ['FE Developer', 'Frontend Developer'],
    ['PM', 'Project Manager'],
    ['Softwareentwickler', 'Software Developer'],
    ['Java-Entwicklerin (m/w/d)', 'Java Developer'],
    ['Ingénieur logiciel', 'Software Engineer'],
    ['Desarrollador Java', 'Java Developer'],
    ['Datenbankadministrator', 'Database Administrator'],
    ['Projektleiter', 'Project Manager'],
    ['Administrador de sistemas', 'Systems Administrator'],
    ['Straßenbauarbeiter', 'Road Construction Worker'],
    ['Bäckerin', 'Baker'],
    ['Medizinische Sekretärin', 'Medical Secretary'],
    ['Lebensmittelproduktionsmitarbeiter', 'Food Production Worker'],
    ['Chef de projet', 'Project Manager'],
    ['Directrice des ressources humaines', 'Human Resources Director'],
    ['Géologue', 'Geologist'],
    ['Ingeniera de telecomunicaciones', 'Telecommunications Engineer'],
    ['Trabajadora social', 'Social Worker'],
  ])('mean the same in short and in other languages: %s', (short, long) => {
    expect(likeness(short, long)).toBeGreaterThan(900);
  });

  it('of one occupation are more similar than those of two, even without a common word', () => {
    expect(likeness('Registered Nurse', 'Midwife')).toBeGreaterThan(
      likeness('Registered Nurse', 'Carpenter'),
    );
    expect(likeness('Attorney', 'Lawyer')).toBeGreaterThan(likeness('Attorney', 'Welder'));
  });

  it.each([
    ['Java Developer', 'Java Barista'],
    ['Java Developer', 'Java Recruiter'],
    ['Registered Nurse', 'Nurse Recruiter'],
    ['Python Developer', 'Python Teacher'],
    ['Java-Entwickler', 'Java-Lehrer'],
    ['SAP-Entwicklerin (m/w/d)', 'SAP-Verkäuferin'],
    ['Softwareentwickler', 'Softwareverkäufer'],
    ['Krankenpfleger', 'Recruiter für Krankenpfleger'],
    ['Développeur Java', 'Formateur Java'],
    ['Infirmier', 'Recruteur d’infirmiers'],
    ['Desarrollador Java', 'Profesor de Java'],
    ['Desarrolladora SAP', 'Vendedora SAP'],
    ['Java Developer', 'Formateur Java'],
  ])('of different kinds of work are not similar for a word they share: %s and %s', (one, other) => {
    expect(likeness(one, other)).toBeLessThan(400);
    expect(likeness(other, one)).toBe(likeness(one, other));
  });

  it.each([
    ['Java Developer', 'Java Engineer'],
    ['Java Developer', 'Java Consultant'],
    ['Java Developer and Teacher', 'Java Developer'],
    ['Developer / Recruiter', 'Recruiter'],
    ['Infirmier recruteur', 'Infirmier'],
    ['Développeuse Java', 'Programador Java'],
    ['Softwareentwickler', 'Software Developer'],
    ['Nurse (Recruiter relations)', 'Nurse'],
  ])('of one kind of work, or of none, are as similar as their words: %s and %s', (one, other) => {
    expect(likeness(one, other)).toBeGreaterThan(500);
  });

  it('have symmetric similarity', () => {
    for (const [one, other] of [
      ['Java Developer', 'Software Engineer'],
      ['Nurse', ''],
      ['x'.repeat(10_000), 'Cook'],
    ] as const) {
      expect(likeness(one, other)).toBe(likeness(other, one));
    }
  });
});
