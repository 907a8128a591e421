import { folded } from '../languages/languageNames.ts';
import { titleLexicon } from './titleLexicon.ts';

const wordsOf = (text: string): string[] => text.trim().split(/\s+/u);

/** English nouns that name an occupation, as they end titles. */
const english = wordsOf(`
accountant actor actress actuary acupuncturist administrator adviser advisor adjuster agent aide ambassador analyst anesthesiologist
anthropologist apprentice appraiser archaeologist architect archivist artist assembler assessor assistant associate astronomer
athlete attendant attorney auctioneer auditor author baker banker barber barista bartender beautician bellhop biologist blacksmith
blaster boilermaker bookbinder bookkeeper bookseller botanist brakeman breeder brewer bricklayer broadcaster broker builder
bursar butcher butler buyer cabinetmaker captain caregiver caretaker carpenter carver cartographer cashier caster caterer chair
chairman chambermaid chauffeur chef chemist chief chiropractor choreographer cleaner clergy clerk coach coder collector
comedian commander commissioner companion composer comptroller concierge conductor conservator constable consul consultant contractor
controller cook coordinator copywriter correspondent cosmetologist counselor counsellor courier crafter curator cutter dancer
dean dealer decorator dentist deputy dermatologist designer detective developer dietitian diplomat director dishwasher dispatcher
distiller diver docent doctor dramatist drafter draftsman dressmaker driller driver drummer dyer ecologist economist editor educator
electrician embalmer embroiderer engineer engraver entomologist entrepreneur epidemiologist ergonomist estimator examiner
executive expeditor fabricator farmer farmworker fellow filler firefighter fireman fisherman fitter florist forecaster foreman forester
founder framer fundraiser gardener geneticist geographer geologist geophysicist gilder glazier goldsmith governor grader
greaser grinder grocer groom groundskeeper guard guide gynecologist hairdresser hairstylist handler handyman harvester
head headteacher headhunter helper herder historian horticulturist host hostess hotelier housekeeper hunter hydrologist hygienist
illustrator immunologist inspector installer instructor intern internist interpreter interviewer inventor investigator ironworker
janitor jeweler jeweller joiner journalist judge keeper laborer labourer landscaper lather lawyer lead leader lecturer legislator librarian
lifeguard lineman linguist loader lobbyist locksmith logger logistician longshoreman machinist magistrate maid mailman maker manager
manicurist marketer mason masseur masseuse mathematician mayor mechanic mechatronician mediator merchandiser merchant messenger
metallurgist meteorologist microbiologist midwife milliner miller millwright miner minister mixer model modeler molder moulder
mortician mover musician nanny naturalist negotiator neurologist neurosurgeon notary nurse nutritionist obstetrician officer official
operator optician optometrist organizer organist orthodontist orthopedist owner packager packer painter paralegal paramedic
pastor pathologist patternmaker paver pediatrician pedicurist percussionist perfusionist pharmacist pharmacologist phlebotomist
photographer photojournalist physician physicist physiologist physiotherapist pianist picker pilot pipefitter pipelayer
planner plasterer plumber podiatrist poet policeman politician polisher porter postman potter practitioner preacher presenter presser
priest principal printer processor procurer producer professional professor programmer projectionist proofreader prosecutor prosthetist provost
psychiatrist psychologist psychotherapist publicist publisher puppeteer purchaser rabbi radiographer radiologist ranger realtor receptionist
recruiter referee registrar repairer repairman reporter representative researcher restorer retailer rigger roaster roofer
sailor salesman salesperson saleswoman sawyer scaffolder scaler scheduler scientist scout screenwriter sculptor seamstress secretary
seller sergeant server setter sexton sheriff shepherd shoemaker shopkeeper singer smith sociologist soldier
solicitor sommelier songwriter sorter specialist splicer spokesperson statistician steelworker stenographer steward stewardess
stocker stockbroker stonemason storekeeper strategist stripper stylist superintendent superior supervisor surgeon surveyor
sweeper sysadmin tailor taper tattooist taxidermist teacher technician technologist teller tester therapist tiler
toolmaker toxicologist trader trainee trainer transcriber transcriptionist translator trapper treasurer trimmer tuner turner tutor
typesetter typist umpire underwriter undertaker upholsterer urologist usher valet valuer verger veterinarian vicar videographer vintner
violinist waiter waitress warden watchman watchmaker weaver webmaster weigher welder winder winemaker woodcarver
woodworker worker wrapper writer zoologist
ceo cfo cio cto cna dba rn lpn vp
`);

/** Nouns that need another word: "worker" is not a title, "warehouse worker" is one. */
const general = new Set(
  wordsOf(`
aide apprentice assistant associate chair chief companion deputy executive expert fellow filler founder guide handler head helper host intern keeper
lead leader maker mixer model mover officer official operator owner practitioner principal processor professional representative scout setter specialist superior
trainee wrapper worker
assistent beamter chef experte fachkraft fuhrer gehilfe handler helfer hilfskraft kraft leiter mitarbeiter spezialist werker
aide employe expert responsable specialiste chef jefe encargado empleado auxiliar ayudante especialista experto obrero trabajador ouvrier travailleur cheffe jefa
angestellt aufsicht haupt vorarbeiter stagiaire becario praktikant
`),
);

/** Others' nouns that the lexicon has for English titles of one word, and some that it lacks. */
const germanOnly = wordsOf(`
altenpfleger krankenpfleger pflegefachkraft pflegefachmann pflegefachfrau krankenschwester erzieher sozialarbeiter sozialpadagoge heilpraktiker
kaufmann kauffrau fachmann fachfrau fachwirt betriebswirt steuerberater buchhalter bankkaufmann mechatroniker elektroniker
mechaniker elektriker schlosser schreiner tischler zimmerer zimmermann maurer dachdecker fliesenleger installateur klempner monteur
lackierer schweisser dreher fraser maler backer konditor metzger fleischer koch kellner hotelfachfrau hotelfachmann friseur gartner
landwirt forstwirt winzer lehrer dozent professor arzt zahnarzt tierarzt apotheker hebamme therapeut logopade psychologe
anwalt rechtsanwalt richter notar referent berater entwickler programmierer ingenieur architekt zeichner techniker meister
fahrer kraftfahrer lokfuhrer lagerist disponent fachinformatiker informatiker physiker chemiker biologe chemikant laborant
redakteur journalist ubersetzer dolmetscher bibliothekar archivar fotograf grafiker gestalter designer musiker schauspieler
polizist feuerwehrmann soldat sanitater notfallsanitater hausmeister hauswirtschafter sachbearbeiter sekretar verkaufer vertriebler
`);
const frenchOnly = wordsOf(`
infirmier aide-soignant medecin chirurgien dentiste pharmacien sage-femme kinesitherapeute ambulancier auxiliaire educateur
enseignant professeur formateur instituteur avocat juriste notaire greffier huissier comptable auditeur controleur gestionnaire
assistant secretaire standardiste receptionniste vendeur caissier commercial acheteur logisticien magasinier cariste manutentionnaire
chauffeur conducteur livreur mecanicien electricien plombier chauffagiste macon couvreur charpentier menuisier peintre carreleur
soudeur chaudronnier tourneur fraiseur ajusteur monteur technicien ingenieur architecte dessinateur geometre topographe developpeur
programmeur analyste administrateur informaticien chercheur biologiste chimiste physicien boulanger patissier boucher cuisinier serveur
barman sommelier coiffeur estheticien jardinier paysagiste agriculteur viticulteur pompier policier gendarme agent gardien
journaliste redacteur traducteur interprete bibliothecaire documentaliste photographe graphiste styliste musicien comedien
directeur chef cheffe responsable consultant conseiller chargee charge coordinateur animateur couturier femme-de-menage
`);
const spanishOnly = wordsOf(`
enfermero medico cirujano dentista farmaceutico matrona fisioterapeuta auxiliar celador psicologo psiquiatra veterinario educador
profesor maestro docente formador abogado procurador notario juez contable auditor administrativo secretario recepcionista gestor
vendedor dependiente cajero comercial comprador mozo carretillero conductor camionero chofer repartidor mecanico electricista fontanero
albanil carpintero pintor soldador tornero fresador montador operario tecnico ingeniero arquitecto delineante topografo desarrollador
programador analista administrador informatico investigador biologo quimico fisico panadero pastelero carnicero cocinero camarero
barman peluquero esteticista jardinero agricultor ganadero bombero policia vigilante periodista redactor traductor interprete
bibliotecario archivero fotografo disenador musico actor director jefe jefa responsable consultor asesor coordinador monitor modista
costurero limpiador conserje empleado cuidador azafata guia cartero
`);

/** French and Spanish nouns, which stand first in a title. */
const first = new Set([...frenchOnly, ...spanishOnly]);

/** Nouns that name an occupation, in lower case without accents, and what the lexicon has for English ones. */
export const occupations: ReadonlySet<string> = (() => {
  const nouns = new Set([...english, ...germanOnly, ...frenchOnly, ...spanishOnly]);
  const known = new Set(english);
  for (const line of titleLexicon.trim().split('\n')) {
    const [title = '', others = ''] = line.split(':');
    if (!known.has(title.split(' ').at(-1) as string)) continue;
    others.split('/').forEach((column, at) => {
      for (const word of column.split(' ').filter(Boolean)) {
        if (word.includes('_') || (at === 0 && title.includes(' '))) continue;
        nouns.add(word);
        if (at > 0) first.add(word);
      }
    });
  }
  // These are everyday words first.
  for (const word of wordsOf('kraft haupt set model organisation')) nouns.delete(word);
  return nouns;
})();

/** The endings of feminine and plural forms, and the endings that replace them. */
const forms = wordsOf(
  'innen> in> in>e erin>er euse>eur rice>eur trice>teur iere>ier ienne>ien ienne>ian elle>el ee>e ora>or a>o ra>r s> es> e>',
).map((pair) => pair.split('>') as [string, string]);

const shortestEnd = 4;
/** German nouns end in another one: "Industriemechanikerin". */
const ends = [...occupations].filter((noun) => noun.length >= shortestEnd && !general.has(noun));

const baseOf = (word: string): string | null => {
  if (occupations.has(word)) return word;
  for (const [ending, base] of forms) {
    if (!word.endsWith(ending) || word.length < ending.length + 3) continue;
    const form = word.slice(0, word.length - ending.length) + base;
    if (occupations.has(form)) return form;
  }
  return null;
};

const germanEnds =
  /\p{L}{4}(?:fachkraft|fachmann|fachfrau|kaufmann|kauffrau|angestellter?|angestellte|beauftragter?|beauftragte|beamter?|beamtin|leiter(?:in)?|fuhrer(?:in)?|assistent(?:in)?|mitarbeiter(?:in)?|helfer(?:in)?|spezialist(?:in)?|experte|expertin|handler(?:in)?|gehilfe|gehilfin|berater(?:in)?|fachwirt(?:in)?)$/u;
/** Endings that hardly any other English, German, French or Spanish word has. */
const telling =
  /\p{L}{3}(?:ologist|ologe|ologin|ologue|ologo|ologa|ographer|ograf(?:in|o|a)?|ographe|ician|therapeut(?:in)?|herapist|herapeute|herapeuta|smith|wright|keeper|maker|fitter|worker)$/u;

/** How a word names an occupation: by itself, only with another word, or not at all. */
export const occupationIn = (word: string): 'alone' | 'with others' | null => {
  const plain = folded(word)
    .replace(/[’']/gu, '')
    .replace(/[*:_]?innen$|[*:_]in$/u, '');
  const base = baseOf(plain);
  if (base !== null) return general.has(base) ? 'with others' : 'alone';
  if (germanEnds.test(plain) || telling.test(plain)) return 'alone';
  const last = plain.split('-').at(-1) as string;
  if (last !== plain) return occupationIn(last) === null ? null : 'alone';
  const masculine = plain.replace(/in$/u, '');
  const isCompound =
    plain.length >= 9 &&
    ends.some(
      (end) =>
        end.length >= 5 && plain.length >= end.length + 3 && (plain.endsWith(end) || masculine.endsWith(end)),
    );
  return isCompound && /^\p{Lu}/u.test(word) ? 'alone' : null;
};

/** Whether a noun is a French or Spanish one, which stands first in a title: "Infirmière diplômée d'État". */
export const standsFirst = (word: string): boolean => first.has(baseOf(folded(word)) ?? '');
