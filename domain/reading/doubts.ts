/**
 * Negative words that no rule for skills explains: a skill beside one may be asked for or ruled out. So may one that is left to
 * others, that is to be learned, or whose absence does not matter.
 */

/** Phrases with negative words that negate nothing about a skill, or praise it. */
const harmless = [
  /(?<!\p{L})(?:never|not|n['’]t|no|don['’]t)(?: (?:ever|get|be|feel|getting))* (?:bored|boring|a dull|two days|stranger to|new to|worry|shy away|scared|hesitant)(?!\p{L})|\bnever (?:stop|a dull)\b|\bnothing (?:fancy|special|exotic|else|more)\b|\b(?:you|who|one|candidates?|developers?|engineers?)(?: \p{L}+)?(?: are| is|['’]re|['’]s)?(?: not|n['’]t) (?:be )?afraid of\b|\bno fear of\b|\b(?:can['’]t|cannot) (?:get enough of|wait)\b|\bnothing (?:beats?|tops|compares? (?:to|with)|comes? close to|like|is better than)(?!\p{L})/giu,
  /(?<!\p{L})(?:nie(?:mals)?|nicht) (?:\p{L}+ )?langweilig|langweil\p{L}+ (?:sich |dich |euch )?(?:\p{L}+ )?(?:nie|nicht)(?!\p{L})|keine (?:angst|scheu|berührungsängste)(?= vor| gegen| mit|[.!,]|$)|(?:scheu\p{L}+|schreck\p{L}+) (?:sich |auch )*nicht(?!\p{L})|(?<!\p{L})nichts (?:anderes|sonst|weiter|geht über|ist besser als|schlägt)|geht nichts über/giu,
  /(?<!\p{L})(?:ne (?:vous|t['’]|te|s['’]|se) ?(?:y )?ennui\p{L}+ (?:jamais|pas)|(?:vous n['’]avez|tu n['’]as|n['’]ayez|n['’]ayant) pas peur|ne (?:craign\p{L}+|recul\p{L}+) pas|rien ne (?:vaut|surpasse|bat)|rien d['’]autre)(?!\p{L})/giu,
  /(?<!\p{L})(?:(?:nunca|jamás|no) (?:te|se|os) aburr\p{L}+|no (?:te|le|les|os) (?:asustan?|dan? miedo|intimidan?)|no (?:tienes|tiene) miedo|nada (?:más|supera|como|mejor que)|no hay nada (?:como|mejor que))(?!\p{L})/giu,
  /(?:(?<!\p{L})(?:n['’]|ne )\p{L}+ pas|\bnot|n['’]t|(?<!\p{L})(?:nicht|pas|no|non)) (?:only|just|merely|limited to|least|nur|allein|zuletzt|seulement|uniquement|s[oó]lo|solamente|únicamente)(?!\p{L})|\bno (?:problem|nonsense|matter|doubt|later than|less than|more than|fewer than)\b|\bnever[- ](?:ending|stop learning)|\bnothing but\b|\bwhy not\b|\bwhether or not\b|\bor not\b|\bwithout (?:a )?(?:doubt|exception)\b|\b(?:not|n['’]t) (?:afraid|hesitate)(?! of)\b|(?<!\p{L})(?:kein problem|ohne (?:zweifel|weiteres|ausnahme)|nicht (?:weniger|mehr) als|aucun (?:souci|problème)|pas de (?:souci|problème)|sans (?:doute|cesse|exception)|pas moins de|no pasa nada|sin (?:duda|embargo|excepción)|no (?:más|menos) de)(?!\p{L})/giu,
];

const negative =
  /\b(?:not|no|none|never|nothing|nobody|neither|nor|without|hardly|barely|scarcely|cannot|unlike|gone|over with|said no|forget|tired of|fed up with)\b|\blast (?:thing|technology|language)\b|n['’]t\b|(?<!\p{L})(?:nicht|nichts|nein|nie|niemals|niemand\p{L}*|kein\p{L}*|ohne|weder|kaum|vergeblich|außer|ne|n['’]\p{L}+|pas|jamais|rien|aucune?|sans|inutile|impossible|non(?=\s*(?:[.,;!]|$))|personne ne|guère|nunca|jamás|nada|nadie|ningún|ningun[oa]s?|sin|ni|apenas|tampoco|vergessen|vergiss|oublie[rz]?|olv[ií]da\p{L}*|die finger(?: davon| weg)?|(?:dit|dire) non|très peu pour|dij\p{L}+ que no|gegen (?:[^,.;]{1,40}) entschieden|entschieden (?:uns )?gegen)(?!\p{L})/giu;
/** It does not matter who has a skill. */
export const indifference =
  /n['’]t (?:care|matter|mind)|(?<!\p{L})(?:(?:ist|sind|nous est|sont|da) (?:uns |mir |völlig |ganz )?(?:egal|gleichgültig|égal|igual)|da lo mismo|peu (?:nous )?importe)(?!\p{L})/iu;
/** Skills that were given up. */
const gone =
  /\b(?:got|get|getting) rid of\b|\b(?:replac|abandon|retir|deprecat|discontinu|phas(?:ed|ing) out|ditch)\p{L}*|\bused to\b|\b(?:dropped|discarded|scrapped|superseded|succeeded by|unlearn|at home)\b|\b(?:gave up|dropped|left|leaving|leave)\b.{1,60}\bbehind\b|\bgave up\b|(?<!\p{L})(?:ersetz\p{L}*|remplac\p{L}*|reemplaz\p{L}*|sustitu\p{L}*|abgelöst|umgestiegen|umgestellt|eingestellt|stellen [^,.;]{1,30} ein|veraltet|abgekündigt|falsch|tourné la page|dépassée?s?|obsolet[oa]s?|prescindibles?)(?!\p{L})/giu;
const others = '(?:colleagues?|co-?workers?|team ?mates?|(?:an)?other teams?|some(?:one|body) else)';
const verbs = '(?:do|does|did|handles?|looks?|takes?|owns?|runs?|maintains?|manages?|covers?|built|builds?)';
const leftToOthers = new RegExp(
  String.raw`\b${others}(?: who)? (?:\p{L}+ )?${verbs}\b|(?<!\p{L})(?:k[üu]mmer\p{L}*|betreu\p{L}*|übern\p{L}+|mach(?:t|en)|liegt|verantwort\p{L}*) (?:sich )?(?:bei )?(?:\p{L}+ )?(?:kolleg\p{L}*|anderes? team|andere teams)|(?<!\p{L})(?:kolleg\p{L}+|andere(?:s|n)? teams?) (?:k[üu]mmer|betreu|übern|mach|verantwort)\p{L}*|(?<!\p{L})(?:collègues|autres?) (?:qui )?(?:s['’]occupent|gèrent|font|assurent)|(?<!\p{L})(?:une )?autre équipe|(?<!\p{L})(?:encargan?|ocupan?|llevan?) (?:de |los |las |mis |otr\p{L}+ )*(?:compañer\p{L}+|equipos?|colegas)|(?<!\p{L})(?:compañer\p{L}+|otro equipo|colegas) (?:se |ya )?(?:encargan?|ocupan?|hacen?|llevan?)`,
  'giu',
);
const toLearn =
  /\b(?:would|['’]d) (?:love|like) to learn\b|\b(?:will|['’]ll) teach you\b|\bwant to learn\b|(?<!\p{L})(?:(?:möchte|würde)\p{L}* (?:\p{L}+ ){0,2}(?:er)?lernen|bringen wir ihnen bei|nous vous form\p{L}+|aimerais apprendre|te (?:enseñamos|formamos)|me gustaría aprender)(?!\p{L})/giu;

/** "You need not be a Kafka guru": how well the skill is known is negated, and perhaps not the skill. */
export const negatedDegree =
  /(?:\bnot|n['’]t|\bno|(?<!\p{L})(?:kein\p{L}*|inutile|pas|nicht|no hace falta)) (?:[^,.;]{0,24}?)(?<!\p{L})(?:an?|the|be|un|une|d['’]être|être|ser)? ?(?:[^,.;]{0,24}?)(?:guru|gourou|gurú|expert|ninja|rock ?star|wizard|profi|specialist|spezialist|spécialiste|especialista|crack|genie)/iu;

/** "It does not have to be Spring Boot": something else would do, and so would it. */
export const negatedDuty =
  /(?:not|n['’]t|need not) (?:have|need) to be\b|\bneed(?:s)? not be\b|(?:not|n['’]t) an? (?:deal[- ]?breaker|obligation|show[- ]?stopper)|muss (?:es |das )?nicht (?:\p{L}+ ){0,2}sein|n['’]est pas (?:une obligation|éliminatoire)|no tiene que ser|no es (?:una obligación|excluyente)/iu;

/** "If you have never seen it, this is not for you". */
export const condition = /^[\s"“«(]*(?:if|unless|whether|que|ob|wenn|falls|wer|sofern|si|s['’])(?!\p{L})/iu;
/** "If you only know Excel, do not apply": knowing it is not wrong. */
export const nothingElse =
  /(?<!\p{L})(?:only|just|nothing but|nur|lediglich|ausschließlich|seulement|uniquement|(?:ne |n['’])\p{L}+ que|s[oó]lo|solamente|únicamente)(?!\p{L})/iu;
/** Without it nothing works: what is missing is asked for. */
export const indispensable =
  /(?:won['’]t|will not|does not|doesn['’]t|do not|don['’]t|cannot|can['’]t) (?:get (?:very |too )?far|work|run|ship|go|move|happen|do|succeed|be)|(?:no|keine?|pas de|aucune?|ningún) (?:deploy|release|build|go-live|produ)\p{L}*|nothing (?:works|goes|runs|moves|ships|happens|starts|builds|deploys|flies|gets (?:done|built|shipped)|(?:can|will) \p{L}+|is possible)|(?:do not|don['’]t|please do not) apply|no chance|\bimpossible(?!\p{L})|nicht (?:sehr |besonders )?weit(?!\p{L})|inutile de (?:postuler|candidater|venir)|point de salut|ni lo intent\p{L}+|sich nicht (?:zu )?bewerben|nicht zu bewerben|(?:not|n['’]t) bother|n['’]?ir\p{L}+ pas (?:très |bien )?loin|no (?:hay|habrá) \p{L}+|no llegar\p{L}+ (?:muy )?lejos|no ir\p{L}+ a (?:ninguna|ningún)|get nowhere|nulle part|(?:geht|läuft|funktioniert|klappt|passiert|startet|bewegt sich)\p{L}* (?:\p{L}+ ){0,3}(?:nichts?|nix)(?!\p{L})|(?<!\p{L})(?:nichts|nix) (?:geht|läuft|funktioniert|klappt|passiert|startet|möglich)|(?:berücksichtigen|bearbeiten) (?:wir )?nicht|nicht berücksichtigt|rien (?:ne |n['’])(?:marche|va|fonctionne|tourne|bouge|avance|part|passe|roule|démarre|est possible|se (?:fait|passe))|ne (?:marche|va|fonctionne|tourne|avance) (?:rien|pas)|ne postulez pas|no (?:funcionan?|corren?|anda|marcha|va|avanza|arranca|se mueve|sale)(?!\p{L})|no te (?:presentes|postules)|nada (?:funciona|corre|anda|marcha|va|avanza|arranca|sale|se mueve)(?!\p{L})/iu;
const lack = /(?<!\p{L})(?:without|ohne|sans|sin)(?!\p{L})/iu;
/** "Nothing goes live without it": a negative word before the lack, in one clause. */
const nothingWithout =
  /(?<!\p{L})(?:not|never|nothing|nobody|no one|cannot|nicht|nichts|nie|niemand|kein\p{L}*|rien|jamais|personne|ne|nada|nadie|nunca|no)(?!\p{L})[^,.;:]{1,60}(?<!\p{L})(?:without|ohne|sans|sin)(?!\p{L})|n['’]t [^,.;:]{1,60}\bwithout\b/iu;

const doubtful = [negative, gone, leftToOthers, toLearn, new RegExp(indifference.source, 'giu')];

export type Place = readonly [from: number, to: number];
const placesOf = (text: string, pattern: RegExp): Place[] =>
  [...text.matchAll(pattern)].map(({ index, 0: words }) => [index, index + words.length] as const);

/** Most sentences have none of these, so this is tested first. */
const any = new RegExp(doubtful.map(({ source }) => source).join('|'), 'iu');

/** A part of a sentence without a skill that negates the one before: "not you", "no thanks", "but not required". */
const pointsBack =
  /(?<!\p{L})(?:not|n['’]t) (?:you|us|me|ours?|yours|required|needed|necessary|mandatory|essential|a must|something|here|any ?more|any longer|for (?:us|you|me|this)|our|in (?:this|our)|really|now|today|anything)(?!\p{L})|\bno,? (?:thanks?|thank you|thx|way|need|longer|more|please|chance|go)\b|\bwe (?:do not|don['’]t)\W*$|\b(?:not|n['’]t|never|no one|nobody|nothing|without)\b.*\b(?:it|them|any|one)\W*$|(?<!\p{L})(?:nicht (?:du|sie|wir|ihr|nötig|notwendig|erforderlich|mehr|hier|bei uns|zwingend|unbedingt|für)|nein,? danke|(?:ist|sind) (?:bei uns|hier) falsch|c['’]est (?:non|fini)|kein (?:bedarf|interesse|muss|thema)|ohne (?:uns|mich)|pas (?:vous|nous|toi|moi|obligatoire|requis|nécessaire|indispensable|ici|chez|pour)|non,? merci|jamais (?:ici|chez)|no (?:tú|usted|ustedes|nosotros|obligatori|necesari|imprescindible|aquí|para)|(?:no|nada),? gracias|(?:aquí|nosotros|tú) (?:no|nunca))(?!\p{L})|^[^\p{L}]*(?:not?|none|never|nein|nicht|nie|niemals|non|jamais|nunca|jamás)[^\p{L}]*$/iu;
/** In words. */
const longestAddition = 3;

/** Whether words without a skill of their own belong to the skill that stands before them. */
export const isAddition = (words: string): boolean => {
  const isShort = words.trim().split(/\s+/u).length <= longestAddition;
  return pointsBack.test(words) || (isShort && words.search(negative) < 0);
};

/** Where a sentence has phrases that are negative in form only. */
export const harmlessIn = (sentence: string): Place[] =>
  harmless.flatMap((pattern) => placesOf(sentence, pattern));

/** Where a sentence has words of doubt, besides those at the places of rules that explain them. */
export const doubtsIn = (sentence: string, explained: readonly Place[]): Place[] => {
  if (!any.test(sentence)) return [];
  const others = [...explained, ...harmlessIn(sentence)];
  return doubtful
    .flatMap((pattern) => placesOf(sentence, pattern))
    .filter(([from, to]) => !others.some(([start, end]) => from < end && to > start));
};

/** Whether a sentence says that nothing works without what it names. */
export const isIndispensable = (sentence: string): boolean =>
  lack.test(sentence) && (indispensable.test(sentence) || nothingWithout.test(sentence));
