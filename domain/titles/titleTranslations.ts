/** Words of German, French and Spanish titles, without accents, and their English words. */
const translations = `
developer: entwickler entwicklerin developpeur developpeuse desarrollador desarrolladora programador programadora programmierer programmiererin programmeur programmeuse
engineer: ingenieur ingenieurin ingenieure ingeniero ingeniera
software: logiciel logiciels logicielle
architect: architekt architektin architecte arquitecto arquitecta
administrator: administratorin administrateur administratrice administrador administradora
analyst: analytiker analytikerin analyste analista
consultant: berater beraterin consultora consultante consultor conseiller conseillere
manager: leiter leiterin jefe jefa responsable gestionnaire gerente
director: direktor direktorin directeur directrice directora
technician: techniker technikerin technicien technicienne tecnico tecnica
tester: testeur testeuse probador probadora
designer: gestalter gestalterin concepteur conceptrice disenador disenadora
scientist: wissenschaftler wissenschaftlerin scientifique cientifico cientifica
specialist: spezialist spezialistin specialiste especialista
assistant: assistent assistentin assistante asistente
clerk: sachbearbeiter sachbearbeiterin
accountant: buchhalter buchhalterin comptable contable
nurse: krankenpfleger krankenpflegerin krankenschwester infirmier infirmiere enfermero enfermera
teacher: lehrer lehrerin enseignant enseignante profesor profesora
lawyer: rechtsanwalt rechtsanwaltin anwalt anwaltin avocat avocate abogado abogada
salesperson: verkaufer verkauferin vendeur vendeuse vendedor vendedora
buyer: einkaufer einkauferin acheteur acheteuse comprador compradora
electrician: elektriker elektrikerin electricien electricienne electricista
mechanic: mechaniker mechanikerin mecanicien mecanicienne mecanico mecanica
driver: fahrer fahrerin conductora
cook: koch kochin cuisinier cuisiniere cocinero cocinera
translator: ubersetzer ubersetzerin traducteur traductrice traductor traductora
data: daten donnees datos
database: datenbank datenbanken
network: netzwerk netzwerke reseau reseaux redes
security: sicherheit securite seguridad
systems: systeme systemes sistemas
system: sistema
project: projekt projet proyecto proyectos projets
product: produkt produit producto productos
quality: qualitat qualite calidad
business: geschaft metier negocio negocios
sales: vertrieb vertriebs ventes ventas
marketing: mercadotecnia
finance: finanz finanzen finances finanzas
mobile: movil
test: tests pruebas
cloud: nube nuage
embedded: eingebettete embarque embarques embebido embebidos
learning: lernen aprendizaje apprentissage
machine: maschinelles automatique automatico
support: soporte
research: forschung recherche investigacion
production: produktion produccion
purchasing: einkauf achats compras
construction: bau
`;

const english = new Map(
  translations
    .split('\n')
    .map((line) => line.split(': '))
    .flatMap(([word = '', others = '']) =>
      others.split(' ').map((other) => [other, word.split(' ')] as const),
    ),
);
const plain = [
  'administrator',
  'manager',
  'designer',
  'tester',
  'software',
  'web',
  'app',
  'system',
  'java',
  'cloud',
  'test',
  'marketing',
  'support',
  'service',
];
const joining = new Set('de del des du der fur und et y'.split(' '));
/** Words that others are compounded from in German, the longest first. */
const parts: readonly (readonly [string, readonly string[]])[] = [
  ...english,
  ...plain.map((word) => [word, [word]] as const),
]
  .filter(([part]) => part.length >= 3)
  .sort(([a], [b]) => b.length - a.length);
const shortestEnd = 5;

/** "softwareentwickler" is "software developer"; an unknown word stays as it is. */
export const englishWords = (word: string): readonly string[] => {
  if (joining.has(word)) return [];
  const known = english.get(word);
  if (known) return known;
  const end = parts.find(([part]) => part.length >= shortestEnd && word.endsWith(part) && word !== part);
  if (!end) return [word];
  const rest = word.slice(0, -end[0].length);
  const begin = parts.find(([part]) => rest === part || rest === `${part}s` || rest === `${part}en`);
  return begin ? [...begin[1], ...end[1]] : [word];
};
