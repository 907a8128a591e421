import { describe, expect, it } from 'vitest';
import { loadTitleSpace } from './loadTitleSpace.ts';
import { scoredApart } from './testing/scoredApart.ts';
import { makeTitleBook } from './titleBook.ts';

const space = await loadTitleSpace();

const wordsOf = (text: string): string[] => text.trim().split(/\s*,\s*/u);
/** Each title with the ending in brackets in place of the letters before the colon. */
const pairs = (rule: string, titles: string): [string, string][] => {
  const [from = '', to = ''] = rule.split('>');
  return wordsOf(titles).map((title) => {
    const [word = '', ...rest] = title.split(' ');
    if (!word.endsWith(from)) throw new Error(`${title} does not end with ${from}`);
    return [title, [word.slice(0, word.length - from.length) + to, ...rest].join(' ')];
  });
};
const listed = (text: string): [string, string][] =>
  wordsOf(text).map((pair) => pair.split('/') as [string, string]);

const titles: Record<string, [string, string][]> = {
  English: [
    ...['woman', 'person'].flatMap((end) =>
      pairs(
        `man>${end}`,
        `Salesman, Chairman, Businessman, Foreman, Draftsman, Craftsman, Fireman, Policeman, Repairman, Fisherman, Handyman, Spokesman, Cameraman, Stuntman, Watchman, Lineman, Mailman, Postman, Deliveryman, Serviceman, Tradesman, Doorman, Anchorman, Councilman, Barman`,
      ),
    ),
    ...listed(
      `Waiter/Waitress, Actor/Actress, Steward/Stewardess, Host/Hostess, Flight Steward/Flight Stewardess, Air Host/Air Hostess, Masseur/Masseuse, Headmaster/Headmistress, Manager/Manageress, Comedian/Comedienne, Barman/Barmaid, Voice Actor/Voice Actress, Head Waiter/Head Waitress, Landlord/Landlady, Author/Authoress, Conductor/Conductress, Instructor/Instructress, Tailor/Tailoress, Sculptor/Sculptress, Huntsman/Huntress, Governor/Governess, Priest/Priestess, Shepherd/Shepherdess, Chef/Chef, Senior Salesman/Senior Saleswoman, Chairman of the Board/Chairwoman of the Board`,
    ).filter(([one]) => !['Governor', 'Huntsman'].includes(one)),
  ],
  German: [
    ...pairs(
      '>in',
      'Entwickler, Softwareentwickler, Berater, Unternehmensberater, Leiter, Projektleiter, Vertriebsleiter, Abteilungsleiter, Buchhalter, Verkäufer, Fahrer, Lehrer, Techniker, Elektroniker, Mechatroniker, Krankenpfleger, Altenpfleger, Bäcker, Maler, Architekt, Ingenieur, Bauingenieur, Direktor, Professor, Redakteur, Friseur, Assistent, Produktmanager, Spezialist, Polizist, Dozent, Referent, Sekretär, Controller, Administrator, Geschäftsführer, Sachbearbeiter, Mitarbeiter im Vertrieb, Kellner, Schauspieler',
    ),
    ...pairs('e>in', 'Psychologe, Biologe, Geologe, Pädagoge, Sozialpädagoge, Logopäde, Kunde, Beamte'),
    ...pairs(
      'mann>frau',
      'Kaufmann, Bankkaufmann, Industriekaufmann, Einzelhandelskaufmann, Fachmann, Hotelfachmann, Pflegefachmann, Restaurantfachmann, Feuerwehrmann, Kameramann, Servicemann, Hausmann, Ombudsmann, Obmann, Bürokaufmann',
    ),
    ...pairs('mann>leute', 'Kaufmann, Fachmann, Bankkaufmann'),
    ...pairs(
      'er>e',
      'Angestellter, Sachverständiger, Beauftragter, Datenschutzbeauftragter, Fachangestellter',
    ),
    ...listed(
      'Arzt/Ärztin, Zahnarzt/Zahnärztin, Koch/Köchin, Anwalt/Anwältin, Rechtsanwalt/Rechtsanwältin, Bauer/Bäuerin, Senior Entwickler/Senior Entwicklerin, Leiter der Buchhaltung/Leiterin der Buchhaltung, Entwickler/Entwickler:in, Entwickler/Entwickler*in, Entwickler/Entwicklerinnen, Koch (m)/Köchin (w), Krankenpfleger/Krankenschwester',
    ).filter(([one]) => one !== 'Krankenpfleger'),
  ],
  French: [
    ...pairs(
      'eur>euse',
      'Développeur, Vendeur, Programmeur, Serveur, Coiffeur, Recruteur, Testeur, Chauffeur, Masseur, Livreur, Danseur, Entraîneur, Footballeur, Contrôleur',
    ),
    ...pairs(
      'teur>trice',
      'Directeur, Directeur commercial, Rédacteur, Administrateur, Coordinateur, Acteur, Formateur, Traducteur, Animateur, Conducteur, Acheteur'.replace(
        ', Acheteur',
        '',
      ),
    ),
    ...pairs(
      '>e',
      'Ingénieur, Consultant, Assistant, Avocat, Chargé de projet, Employé, Président, Adjoint, Délégué, Agent commercial, Professeur, Commercial, Représentant, Gérant, Magistrat, Attaché commercial, Expert, Enseignant, Auditeur'.replace(
        ', Auditeur',
        '',
      ),
    ),
    ...pairs(
      'ien>ienne',
      'Technicien, Électricien, Mécanicien, Informaticien, Pharmacien, Musicien, Gardien, Esthéticien, Opticien',
    ),
    ...pairs(
      'er>ère',
      'Infirmier, Caissier, Cuisinier, Boulanger, Conseiller, Ouvrier, Jardinier, Pâtissier, Hôtelier, Cordonnier',
    ),
    ...pairs(
      '>fe',
      'Chef, Chef de projet, Chef de produit, Chef de chantier, Chef des ventes, Chef comptable',
    ),
    ...listed(
      'Chef cuisinier/Cheffe cuisinière, Sportif/Sportive, Maître/Maîtresse, Hôte/Hôtesse, Steward/Stewardesse, Maître d’hôtel/Maîtresse d’hôtel, Directeur général/Directrice générale, Sage-homme/Sage-femme, Homme de ménage/Femme de ménage, Consultant/Consultant·e, Développeur/Développeur·euse',
    ),
  ],
  Spanish: [
    ...pairs(
      'o>a',
      'Ingeniero, Abogado, Arquitecto, Médico, Enfermero, Camarero, Cocinero, Mecánico, Técnico, Técnico de sistemas, Administrativo, Maestro, Empleado, Encargado, Secretario, Farmacéutico, Psicólogo, Biólogo, Peluquero, Panadero, Obrero, Consejero, Ministro, Carpintero, Diseñador gráfico'.replace(
        ', Diseñador gráfico',
        '',
      ),
    ),
    ...pairs(
      'or>ora',
      'Desarrollador, Programador, Director, Director comercial, Administrador, Coordinador, Profesor, Vendedor, Consultor, Diseñador, Investigador, Conductor, Entrenador, Trabajador, Contador, Gestor, Auditor, Traductor, Redactor',
    ),
    ...pairs(
      'e>a',
      'Jefe, Jefe de proyecto, Jefe de ventas, Jefe de equipo, Gerente, Presidente, Asistente, Dependiente, Ayudante',
    ),
    ...listed(
      'Actor/Actriz, Juez/Jueza, Concejal/Concejala, Alcalde/Alcaldesa, Poeta/Poetisa, Amo de casa/Ama de casa, Azafato/Azafata',
    ),
  ],
};

describe.each(Object.entries(titles))('%s titles', (_, all) => {
  it('mean the same in masculine and feminine, so that no score differs', () => {
    const book = makeTitleBook(space);
    const different = all.filter(([one, other]) => book.add(one) !== book.add(other));
    expect(different.map((pair) => pair.join('/'))).toEqual([]);
  });
});

const jobs = [
  ...[
    'Project Manager',
    'Sales Manager',
    'Managing Director',
    'Java Developer',
    'Nurse',
    'Waiter',
    'Accountant',
    'Teacher',
  ],
  ...[
    'Projektleiter',
    'Softwareentwickler',
    'Directeur commercial',
    'Jefe de proyecto',
    'Chef de projet',
    'Store Manager',
    'Flight Attendant',
  ],
];

it('at least 150 pairs score the same for each of fifteen jobs', () => {
  const all = Object.values(titles).flat();
  expect(all.length).toBeGreaterThanOrEqual(150);
  expect(scoredApart(all, jobs)).toEqual([]);
});
