import type { Language } from '../../src/i18n/languages.ts';

/** The captions of each scene. */
export const captions = {
  bench: {
    en: 'Every day on the bench is lost revenue. TalentBench connects available candidates with the companies that need them.',
    es: 'Cada día en el banquillo son ingresos perdidos. TalentBench conecta a los candidatos disponibles con las empresas que los necesitan.',
    fr: 'Chaque jour d’intercontrat, c’est du chiffre d’affaires perdu. TalentBench met les candidats disponibles en relation avec les sociétés qui les recherchent.',
    de: 'Jeder Tag auf der Bench ist verlorener Umsatz. TalentBench bringt verfügbare Kandidaten mit den Firmen zusammen, die sie suchen.',
  },
  provider: {
    en: 'Providers see their bench, open requests and revenue at a glance.',
    es: 'Los proveedores ven de un vistazo su banquillo, las solicitudes abiertas y los ingresos.',
    fr: 'Les prestataires voient d’un coup d’œil leur intercontrat, les demandes en cours et leur chiffre d’affaires.',
    de: 'Anbieter sehen auf einen Blick ihre Bench, offene Anfragen und ihren Umsatz.',
  },
  adds: {
    en: 'An assignment ends today. Fill in a few fields, and the profile is live.',
    es: 'Hoy termina una asignación. Basta con rellenar unos campos para publicar el perfil.',
    fr: 'Une mission se termine aujourd’hui. Quelques champs à remplir, et le profil est en ligne.',
    de: 'Heute endet ein Einsatz. Ein paar Felder ausfüllen, und das Profil ist online.',
  },
  recruiter: {
    en: 'A recruiter searches the talent pool and finds the new candidate right away.',
    es: 'Un reclutador busca en la bolsa de talento y encuentra enseguida al nuevo candidato.',
    fr: 'Un recruteur cherche dans le vivier de talents et trouve aussitôt le nouveau candidat.',
    de: 'Ein Recruiter durchsucht den Talent-Pool und findet den neuen Kandidaten sofort.',
  },
  asks: {
    en: 'One click opens a request to the provider, with the candidate, rate and duration in one place.',
    es: 'Con un clic se abre una solicitud al proveedor, con el candidato, la tarifa y la duración en un solo lugar.',
    fr: 'Un clic ouvre une demande au prestataire, avec le candidat, le tarif et la durée au même endroit.',
    de: 'Ein Klick öffnet eine Anfrage an den Anbieter, mit Kandidat, Satz und Dauer an einem Ort.',
  },
  pipeline: {
    en: 'The pipeline tracks every candidate from sourcing to hired.',
    es: 'El pipeline sigue a cada candidato desde la búsqueda hasta la contratación.',
    fr: 'Le pipeline suit chaque candidat, du sourcing à l’embauche.',
    de: 'Die Pipeline zeigt jeden Kandidaten von der Suche bis zur Einstellung.',
  },
  operator: {
    en: 'The operator approves companies, answers support tickets and manages billing.',
    es: 'El operador aprueba empresas, responde a los tickets y gestiona la facturación.',
    fr: 'L’exploitant de la plateforme valide les sociétés, répond aux tickets et gère la facturation.',
    de: 'Der Betreiber genehmigt Firmen, beantwortet Tickets und verwaltet die Abrechnung.',
  },
  end: {
    en: 'From the bench to the next project in days. Try TalentBench now.',
    es: 'Del banquillo al siguiente proyecto en pocos días. Pruebe TalentBench ahora.',
    fr: 'De l’intercontrat au projet suivant en quelques jours. Essayez TalentBench.',
    de: 'In wenigen Tagen von der Bench ins nächste Projekt. Testen Sie TalentBench jetzt.',
  },
} satisfies Record<string, Record<Language, string>>;

export type Caption = keyof typeof captions;

/** When a caption is shown, in seconds from the start of the film. */
export type Cue = { caption: Caption; from: number; to: number };

const clock = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** The captions of one language as WebVTT. */
export const toVtt = (cues: readonly Cue[], language: Language) =>
  [
    'WEBVTT',
    ...cues.map(({ caption, from, to }) => `${clock(from)} --> ${clock(to)}\n${captions[caption][language]}`),
  ].join('\n\n');
