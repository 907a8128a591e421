import type { Language } from '../../src/i18n/languages.ts';

/** What the tour says while it shows something, scene by scene. */
export const captions = {
  bench: {
    en: 'Every day on the bench is a day of lost revenue. TalentBench brings the people who are free to the companies that look for them.',
    es: 'Cada día en el banquillo es un día de ingresos perdidos. TalentBench lleva a las personas disponibles a las empresas que las buscan.',
    fr: 'Chaque jour d’intercontrat est un jour de revenu perdu. TalentBench mène les personnes disponibles aux entreprises qui les cherchent.',
    de: 'Jeder Tag auf der Bench ist ein Tag ohne Umsatz. TalentBench bringt freie Fachkräfte zu den Firmen, die sie suchen.',
  },
  provider: {
    en: 'A talent provider sees its bench, the open requests and the revenue at a glance.',
    es: 'Un proveedor de talento ve de un vistazo su banquillo, las solicitudes abiertas y los ingresos.',
    fr: 'Un fournisseur de talents voit d’un coup d’œil ses personnes disponibles, les demandes en cours et le revenu.',
    de: 'Ein Anbieter sieht auf einen Blick seine Bench, die offenen Anfragen und den Umsatz.',
  },
  adds: {
    en: 'Somebody came free this morning: a few fields, and the profile is on the market.',
    es: 'Alguien quedó libre esta mañana: unos pocos campos y el perfil ya está en el mercado.',
    fr: 'Quelqu’un est libre depuis ce matin : quelques champs, et le profil est sur le marché.',
    de: 'Seit heute früh ist jemand frei: wenige Felder, und das Profil ist auf dem Markt.',
  },
  recruiter: {
    en: 'A recruiter, signed in elsewhere, searches the whole pool and finds that person at once.',
    es: 'Un reclutador, en otro lugar, busca en toda la bolsa y encuentra a esa persona al instante.',
    fr: 'Un recruteur, ailleurs, cherche dans tout le vivier et trouve cette personne aussitôt.',
    de: 'Ein Recruiter durchsucht anderswo den ganzen Pool und findet diese Person sofort.',
  },
  asks: {
    en: 'One click opens a request to the provider. Who it concerns, what it pays and how long: all in one place.',
    es: 'Un clic abre una solicitud al proveedor. Quién, cuánto y por cuánto tiempo: todo en un solo lugar.',
    fr: 'Un clic ouvre une demande au fournisseur. Qui, à quel tarif, pour combien de temps : tout est réuni.',
    de: 'Ein Klick öffnet die Anfrage an den Anbieter. Wer, zu welchem Satz, wie lange: alles an einem Ort.',
  },
  pipeline: {
    en: 'From sourcing to hired, every step of the pipeline is kept.',
    es: 'De la búsqueda a la contratación, cada paso del proceso queda guardado.',
    fr: 'De la recherche à l’embauche, chaque étape du parcours est conservée.',
    de: 'Von der Suche bis zur Einstellung bleibt jeder Schritt der Pipeline erhalten.',
  },
  operator: {
    en: 'The platform operator admits companies, answers tickets and keeps the books.',
    es: 'El operador de la plataforma admite empresas, responde consultas y lleva las cuentas.',
    fr: 'L’opérateur de la plateforme admet les entreprises, répond aux tickets et tient les comptes.',
    de: 'Der Plattformbetreiber lässt Firmen zu, beantwortet Tickets und führt die Bücher.',
  },
  end: {
    en: 'Idle bench talent, placed in days. Try the platform now.',
    es: 'Talento disponible, colocado en días. Pruebe la plataforma ahora.',
    fr: 'Des talents disponibles, placés en quelques jours. Essayez la plateforme.',
    de: 'Freie Fachkräfte, in Tagen vermittelt. Probieren Sie die Plattform jetzt aus.',
  },
} satisfies Record<string, Record<Language, string>>;

export type Caption = keyof typeof captions;

/** From second to second of the film. */
export type Cue = { caption: Caption; from: number; to: number };

const clock = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** The captions of one language as WebVTT. */
export const toVtt = (cues: readonly Cue[], language: Language) =>
  [
    'WEBVTT',
    ...cues.map(({ caption, from, to }) => `${clock(from)} --> ${clock(to)}\n${captions[caption][language]}`),
  ].join('\n\n');
