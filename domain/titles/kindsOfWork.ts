import { masculineOf, neutralOf } from './genderForms.ts';

/**
 * Nouns that name a kind of work, without accents: English and German ones, and after "/" French and Spanish ones.
 * Nouns of any work, such as manager, consultant or assistant, are left out. A noun may name several kinds.
 */
const kinds = `
technical: developer engineer programmer coder architect sysadmin devops tester entwickler entwicklerin programmierer programmiererin ingenieurin softwarearchitekt architektin mechanic electrician mechaniker mechanikerin elektriker elektrikerin / developpeur developpeuse ingenieur ingenieure programmeur programmeuse architecte testeur testeuse desarrollador desarrolladora ingeniero ingeniera programador programadora arquitecto arquitecta mecanicien mecanicienne electricien electricienne mecanico mecanica electricista
hospitality: barista cook chef waiter waitress bartender barkeeper baker butcher hotelier sommelier kellner kellnerin koch kochin backer backerin barmann / cuisinier cuisiniere serveur serveuse boulanger boulangere barman camarero camarera cocinero cocinera panadero panadera mesero mesera
health: nurse midwife doctor physician surgeon dentist pharmacist therapist physiotherapist paramedic caregiver optician veterinarian psychologist psychiatrist krankenpfleger krankenpflegerin pfleger pflegerin krankenschwester hebamme arzt arztin zahnarzt zahnarztin apotheker apothekerin therapeut therapeutin tierarzt sanitater pflegefachkraft / infirmier infirmiere medecin chirurgien dentiste pharmacien pharmacienne therapeute kinesitherapeute ambulancier enfermero enfermera medico medica cirujano dentista farmaceutico farmaceutica fisioterapeuta matrona
teaching: teacher instructor professor lecturer tutor educator lehrer lehrerin dozent dozentin erzieher erzieherin professorin / enseignant enseignante professeur formateur formatrice instituteur institutrice profesor profesora maestro maestra docente instructora
recruiting: recruiter headhunter sourcer personalvermittler personalvermittlerin / recruteur recruteuse reclutador reclutadora
sales: salesperson salesman saleswoman seller cashier salesclerk telemarketer verkaufer verkauferin kassierer kassiererin vertriebler butcher baker / vendeur vendeuse caissier caissiere vendedor vendedora cajero cajera
law: lawyer attorney judge notary paralegal solicitor barrister rechtsanwalt rechtsanwaltin anwalt anwaltin richter richterin notar / avocat avocate juge notaire abogado abogada juez jueza notario
building: carpenter plumber painter roofer bricklayer mason welder electrician mechanic joiner plasterer glazier schreiner tischler klempner maler schweisser schweisserin elektriker elektrikerin mechaniker mechanikerin maurer dachdecker / charpentier plombier peintre soudeur soudeuse electricien electricienne mecanicien mecanicienne macon carpintero fontanero pintor soldador soldadora electricista mecanico mecanica albanil
driving: chauffeur courier kraftfahrer lokfuhrer kurier / livreur coursier repartidor chofer
writing: writer translator interpreter journalist editor librarian author ubersetzer ubersetzerin dolmetscher journalistin redakteur redakteurin bibliothekar photographer / traducteur traductrice journaliste redacteur redactrice bibliothecaire traductor traductora periodista redactor redactora bibliotecario
accounting: accountant bookkeeper buchhalter buchhalterin steuerberater steuerberaterin / comptable contable contador contadora
beauty: hairdresser barber beautician cosmetologist friseur friseurin kosmetikerin therapist therapeut therapeutin / coiffeur coiffeuse estheticien estheticienne peluquero peluquera esteticista
cleaning: cleaner janitor housekeeper gardener reinigungskraft hausmeister gartner gartnerin / concierge jardinier jardiniere limpiador limpiadora conserje jardinero jardinera
stage: actor actress musician singer dancer photographer sculptor schauspieler schauspielerin musiker musikerin sanger sangerin fotograf fotografin tanzer editor videographer / acteur actrice musicien musicienne chanteur chanteuse danseur danseuse photographe musico cantante bailarin bailarina fotografo fotografa
guarding: policeman firefighter soldier guard polizist polizistin feuerwehrmann / policier pompier soldat gendarme policia bombero bombera vigilante
farming: farmer fisherman forester landwirt landwirtin forster / agriculteur agricultrice pecheur agricultor agricultora ganadero
`;

/** A noun without its gender: "saleswoman" and "salesperson" are "salesman". */
const formOf = (noun: string): string =>
  neutralOf(masculineOf(noun), (form) => form.endsWith('man') && !form.endsWith('woman'));

/** By noun, one bit for each kind. */
const kindsOf = new Map<string, number>();
/** French and Spanish nouns stand first: an "Infirmier recruteur" is a nurse, a "Nurse Recruiter" recruits. */
const standFirst = new Set<string>();

kinds
  .trim()
  .split('\n')
  .forEach((line, at) => {
    const [last = [], first = []] = line
      .slice(line.indexOf(':') + 1)
      .split('/')
      .map((nouns) => nouns.trim().split(' '));
    for (const noun of [...last, ...first].map(formOf))
      kindsOf.set(noun, (kindsOf.get(noun) ?? 0) | (1 << at));
    for (const noun of first) if (!last.includes(noun)) standFirst.add(formOf(noun));
  });

const shortestEnd = 5;
const shortestCompound = 9;
/** Nouns that German compounds end with: "Softwareentwickler". */
const ends = [...kindsOf.keys()].filter((noun) => !standFirst.has(noun) && noun.length >= shortestEnd);

const nounIn = (word: string): string | undefined => {
  if (kindsOf.has(word)) return word;
  if (word.endsWith('s') && kindsOf.has(word.slice(0, -1))) return word.slice(0, -1);
  return word.length >= shortestCompound ? ends.find((end) => word.endsWith(end)) : undefined;
};

/** Several kinds of work in one title: "Driver and Cook", "Barista / Waiter". */
const joined = /[&/+;]|\s(?:and|or|cum|und|oder|et|ou|y|o)\s/u;
/** What follows says what the work is about: "Recruiter for Nurses", "Teacher (Java)". */
const about =
  /[,(|–—:]|\s-\s|\s(?:for|of|in|at|to|with|fur|bei|mit|im|pour|chez|dans|de|du|des|para|en|con)\s/u;

const longestTitle = 400;

/** The kinds of work that the head nouns of a title name, one bit for each; 0 if they name none. */
export const kindsOfWork = (title: string): number => {
  const plain = title.slice(0, longestTitle).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const heads = plain.split(joined).flatMap((one) => {
    for (const part of one.split(about)) {
      const nouns = part.split(/[^\p{L}\p{N}]+/u).flatMap((word) => nounIn(formOf(word)) ?? []);
      const head = nouns.find((noun) => standFirst.has(noun)) ?? nouns.at(-1);
      if (head !== undefined) return [head];
    }
    return [];
  });
  return heads.reduce((all, head) => all | (kindsOf.get(head) ?? 0), 0);
};
