import { describe, expect, test } from 'vitest';
import { loadDictionary } from '../skills/dictionary/loadDictionary.ts';
import { readResume } from './readResume.ts';

const dictionary = await loadDictionary();
const titleOf = (text: string) => readResume(text, '2026-11-25', dictionary).title?.value ?? null;

describe.each<[string, [string, string][]]>([
  [
    'English',
    [
      ['I am a certified welding inspector with twelve years in shipyards.', 'Certified welding inspector'],
      ['Ten years as a pastry cook in hotels, the last three in Bath.', 'Pastry cook'],
      ['Profile\nI have been working as a forklift operator since 2015.', 'Forklift operator'],
      ['Registered Nurse\nI have cared for patients in two hospitals.', 'Registered Nurse'],
      ['Experienced Cake Decorator, punctual and calm.', 'Cake Decorator'],
      ['Head of Nursing with a background in intensive care.', 'Head of Nursing'],
      ['As a court reporter I wrote 220 words a minute.', 'Court reporter'],
      ['My profession is land surveyor. I measure what others build on.', 'Land surveyor'],
      ['Occupation: Log Scaler\nBased in Portland', 'Log Scaler'],
      ['I’m an airline pilot, and I also train others.', 'Airline pilot'],
      ['Summary\nElectrician and solar installer with eight years of experience.', 'Electrician'],
      ['Trained as a goldsmith, I later moved to a museum.', 'Goldsmith'],
    ],
  ],
  [
    'German',
    [
      ['Als Industriemechanikerin habe ich zwölf Jahre lang Pressen gewartet.', 'Industriemechanikerin'],
      ['Ich bin gelernter Zerspanungsmechaniker und arbeite gern genau.', 'Zerspanungsmechaniker'],
      ['Kauffrau für Büromanagement\nIch organisiere gern.', 'Kauffrau für Büromanagement'],
      ['Seit 2012 arbeite ich als Altenpfleger in Kassel.', 'Altenpfleger'],
      ['Erfahrene Physiotherapeutin, zuverlässig und freundlich.', 'Physiotherapeutin'],
      ['Von Beruf bin ich Bäcker.', 'Bäcker'],
      ['Profil\nSteuerfachangestellte mit neun Jahren Erfahrung.', 'Steuerfachangestellte'],
      ['Derzeit bin ich als Lagerist tätig.', 'Lagerist'],
      ['Berufsbezeichnung: Feinwerkmechaniker\nWohnort Ulm', 'Feinwerkmechaniker'],
      ['15 Jahre als Elektrotechniker, zuletzt im Schiffbau.', 'Elektrotechniker'],
    ],
  ],
  [
    'French',
    [
      ['Infirmière diplômée d’État depuis neuf ans, en cardiologie.', 'Infirmière diplômée d’État'],
      ['Je suis chef de chantier et je dirige des équipes de vingt personnes.', 'Chef de chantier'],
      ['En tant que sage-femme, j’ai accompagné mille naissances.', 'Sage-femme'],
      ['Profil\nJe travaille comme soudeur depuis 2011.', 'Soudeur'],
      ['Comptable expérimentée, rigoureuse et discrète.', 'Comptable'],
      ['Métier : géomètre\nInstallé à Brest', 'géomètre'],
      ['Boulangère avec dix ans de pratique.', 'Boulangère'],
      ['J’exerce le métier de menuisier dans un atelier de trois personnes.', 'Menuisier'],
      ['Technicien de maintenance, 8 ans d’expérience.', 'Technicien de maintenance'],
    ],
  ],
  [
    'Spanish',
    [
      ['Soy enfermera titulada con diez años en urgencias.', 'Enfermera titulada'],
      ['Trabajo como electricista en obras desde 2009.', 'Electricista'],
      ['Como jefa de obra, dirigí equipos de treinta personas.', 'Jefa de obra'],
      ['Perfil\nCocinero con doce años de experiencia.', 'Cocinero'],
      ['Profesión: soldador\nVivo en Gijón', 'soldador'],
      ['Trabajadora social, quince años en servicios públicos.', 'Trabajadora social'],
      ['Ejerzo de abogado en un despacho pequeño.', 'Abogado'],
    ],
  ],
])('a title of any occupation is read from a sentence in %s', (_, cases) => {
  test.each(cases)('%j', (text, title) => {
    expect(titleOf(text)).toBe(title);
  });
});

test.each([
  ['I was a nurse for six years. Now I work as a data analyst.', 'Data analyst'],
  ['Profile\nI worked as a baker until 2019.\nI am a bicycle mechanic.', 'Bicycle mechanic'],
  ['Former electrician with a degree. Since 2020 employed as a site manager.', 'Site manager'],
  ['Ich war Koch. Heute arbeite ich als Altenpfleger.', 'Altenpfleger'],
  ['J’étais boulanger. Je suis chef de chantier.', 'Chef de chantier'],
  ['Fui camarero. Trabajo como electricista.', 'Electricista'],
  ['I was a nurse for six years.', 'Nurse'],
  ['I have worked as a welder since 2010. My brother says I am a dancer.', 'Welder'],
  ['J’ai travaillé comme boulanger. Je suis électricien.', 'Électricien'],
  ['He trabajado como camarero. Ahora soy electricista.', 'Electricista'],
  ['Trabajaba como camarero. Ahora soy electricista.', 'Electricista'],
  ['I was a nurse for six years, and I am now a data analyst.', 'Data analyst'],
  ['I am a nurse who previously worked as a baker.', 'Nurse'],
])('the current title is preferred to an earlier one: %j', (text, title) => {
  expect(titleOf(text)).toBe(title);
});

test.each([
  'I am a fast learner and a team player.',
  'I am a hard worker who likes order.',
  'I work as part of a small team.',
  'As a member of the team I planned every week.',
  'As a result, fewer letters were lost.',
  'I am a mother of two and a keen gardener.',
  'I am working with nurses and engineers every day.',
  'I reported to the Head of Sales.',
  'A team with ten years of experience.',
  'Available as soon as possible.',
  'I am happy to travel and can start in May.',
  'Computers and printers are familiar to me.',
  'Ich bin ein Teamplayer und arbeite gern.',
  'Als Vater von zwei Kindern bin ich gut organisiert.',
  'Ich bin seit Mai verfügbar und flexibel.',
  'Mehr als zehn Jahre im selben Betrieb.',
  'Als Mitglied des Betriebsrats habe ich vermittelt.',
  'Ich arbeite gern mit Ingenieuren zusammen.',
  'Je suis une personne motivée et disponible.',
  'En tant que membre de l’équipe, je planifie la semaine.',
  'Comme toujours, je reste calme.',
  'Je suis arrivé à Lyon en 2010.',
  'Soy una persona organizada y puntual.',
  'Como siempre, trabajo con calma.',
  'Soy de Madrid y hablo tres idiomas.',
  'Trabajo de lunes a viernes.',
  'Excel with 5 years of experience.',
  'Microsoft SQL Server',
  'My father was a baker.',
  'I want to work as a pilot, one day.',
  'Als Kind wollte ich Pilot werden.',
  'Ich bin Mutter und Hobbygärtnerin.',
  'Meine Mutter war Lehrerin.',
  'Je dirige une équipe de trois techniciens.',
  'Dirijo un equipo de tres técnicos.',
])('everyday words are not a title: %s', (text) => {
  expect(titleOf(text)).toBeNull();
});

test.each(['Peter Baker', 'Chloé Boulanger', 'Sabine Koch', 'Ishaan Porter', 'Maria Guerrero'])(
  'a surname that also names an occupation is not a title: %s',
  (name) => {
    const { title, name: read } = readResume(`${name}\nLondon`, '2026-11-25', dictionary);
    expect([title, read?.value]).toEqual([undefined, name]);
  },
);

test('a line that names an occupation or a skill is not a person’s name', () => {
  for (const line of ['Cake Decorator', 'Adobe Photoshop', 'Ich bin Ärztin'])
    expect([line, readResume(line, '2026-11-25', dictionary).name]).toEqual([line, undefined]);
});
