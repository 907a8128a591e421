import type { Wish } from './sections.ts';

/**
 * Words that make the skills beside them a must, nice to have, or ruled out. They act on what follows, on what
 * stands before, or on whichever side has a skill.
 */
export type Cue = {
  kind: 'not' | Exclude<Wish, 'asked'>;
  side: 'after' | 'before' | 'either';
  from: number;
  to: number;
  /** In letters: the cue acts only on a skill that is as near, and its list. */
  near: number | null;
};

type Rule = readonly [kind: Cue['kind'], side: Cue['side'], words: RegExp, near?: number];

/** Letters between a cue that acts only on what is next to it, and that skill. */
const nearest = 18;
/** As nearest, with nothing but brackets or an article between. */
export const beside = 2;

const some = String.raw`(?:\s+(?:any|prior|previous|deep|specific|real|hands-on|further|longer))*`;
const knowing = String.raw`(?:\s+(?:experience|knowledge|need|background|expertise|skills?|exposure))?(?:\s+(?:with|of|in|for|to (?:know|use|have|learn)))?`;

const rules: readonly Rule[] = [
  // A must, in negative words: "no way around X".
  [
    'must',
    'after',
    /\b(?:no way around|no getting around|(?:cannot|can['’]t|could not|couldn['’]t|won['’]t|will not) (?:do|live|work|get by|manage|get far|succeed) without)\b|(?<!\p{L})(?:(?:ne |n['’])?(?:peut|pouvons|pouvez|pourrez) pas (?:se |nous |vous )?passer (?:de|d['’])|no (?:se )?(?:podemos|puede|puedes|podrás) prescindir de)/giu,
  ],
  [
    'must',
    'before',
    /(?<!\p{L})(?:führt kein weg vorbei|(?:(?:können|kann|wollen|will) (?:wir|man|ich) )?nicht verzichten|kommt (?:man|niemand) nicht (?:herum|vorbei)|verzicht\p{L}+ (?:\p{L}+ )?nicht auf|(?:est|sont) incontournables?|(?:es|son) ineludibles?|(?:ist|sind) (?:unverzichtbar|unumgänglich))(?!\p{L})|(?<!\p{L})(?:nicht verhandelbar|n['’]est pas négociable|(?:no es|non) n[eé]go[ct]iable)(?!\p{L})|\bis (?:not optional|not negotiable|indispensable)\b/giu,
  ],
  // Given up: "left X behind", "got rid of X", "sunsetting our X".
  [
    'not',
    'after',
    /\b(?:sunset(?:s|ting|ted)?|phas(?:e|es|ing) out|decommission\p{L}*|retiring|dropping|ditching|abandoning|mov(?:ing|ed) off|got off|(?:are|['’]re|is|am) (?:done|finished|through) with|spare (?:us|me)|(?:goodbye|farewell)(?: to)?,?|(?:anything|everything|any \p{L}+) but)(?: (?:our|the|all|its|your|old|legacy|remaining))*(?=\s)/giu,
    beside,
  ],
  [
    'not',
    'after',
    /(?<!\p{L})(?:verzicht(?:en|e|et)(?: (?!nicht)\p{L}+){0,2} auf|(?:weg|abschied|abkehr|umstieg|migrieren|migriert|wechseln|wechselt)(?: (?:wir|man))? von|raus aus|schluss mit|nie wieder|(?:alles|jede \p{L}+) außer|lös(?:en|t)(?: (?:wir|man|gerade|derzeit|bald|schrittweise))*(?=[^,.;]{1,60}\sab(?:\s*[.,;!]|$)))(?: (?:unserem|unser|unsere|dem|alten))*(?=\s)/giu,
    beside,
  ],
  [
    'not',
    'after',
    /(?<!\p{L})(?:(?:tout|n['’]importe quoi|tous les langages) sauf|exit|adieu(?: à)?|pas question de (?:toucher|travailler)(?: à| avec)?|finie?s?|(?:nous )?(?:nous|on se) pass(?:ons|e) (?:de|d['’])|migr(?:ons|ez|ent|e) (?:de|d['’])|(?:todo|cualquier (?:cosa|lenguaje)|lo que sea) menos|adiós a|prescindimos de|migra(?:mos|n|ndo) (?:de|desde)|abstenerse(?: (?:perfiles|candidatos))?(?: (?:de|con))?)(?=\s|(?<=['’]))/giu,
    beside,
  ],
  // "We chose X over Y", "lieber X als Y".
  [
    'not',
    'after',
    /(?<=\b(?:chose|choose|chosen|pick|picked|prefer|preferred|favou?r)\s[^,.;]{1,40}\s)(?:over|to)(?=\s)|(?<=\b(?:better|rather)\s[^,.;]{1,40}\s)than(?=\s)|(?<=(?<!\p{L})(?:lieber|eher|besser|mehr)\s[^,.;]{1,40}\s)als(?=\s)|(?<=(?<!\p{L})préfér\p{L}+\s[^,.;]{1,40}\s)à(?=\s)|(?<=(?<!\p{L})(?:mieux|mejor|antes)\s[^,.;]{1,40}\s)qu[e'’](?=\s|(?<=['’]))|(?<=(?<!\p{L})prefer(?:imos|ido|ible)\s[^,.;]{1,40}\s)a(?=\s)/giu,
    beside,
  ],
  [
    'not',
    'before',
    /\b(?:is|are) (?:out of scope|a thing of the past|on (?:its|their|the) way out|off the table|superfluous|obsolete|of no (?:use|interest|importance))\b|\b(?:will be|(?:is|are) being|gets?|was|were|has been) (?:\p{L}+ly )?(?:switched off|turned off|shut down|retired|phased out|sunset|decommissioned)\b/giu,
  ],
  [
    'not',
    'before',
    /(?<!\p{L})(?:(?:können|kann) (?:wir|man|ich) (?:(?!nicht)\p{L}+ )?verzichten|(?:ist|sind) nicht teil|(?:ist|sind) (?:tabu|raus|passé)|(?:läuft|laufen) aus(?=\s*(?:[.,;!]|und(?!\p{L})|$))|(?:war|waren) gestern|(?:ist|sind) vergangenheit|keine rolle (?:mehr )?spiel\p{L}*|(?:ist|sind) (?:[^,.;]{1,30} )?(?:unwichtig|nebensächlich|überflüssig|entbehrlich)|(?:hat|haben) ausgedient|(?:uns|sich|mich) (?:\p{L}+ ){0,2}(?:getrennt|losgesagt))(?!\p{L})/giu,
  ],
  [
    'not',
    'before',
    /(?<!\p{L})(?:(?:est|sont|reste|restent) (?:hors (?:du )?(?:périmètre|sujet)|exclue?s?|bannie?s?|superflue?s?|obsolètes?|sans (?:intérêt|importance))|très peu pour (?:nous|moi)|n['’](?:a|ont|y a) (?:\p{L}+ )?(?:pas|plus) (?:sa|leur) place|(?:queda|quedan) (?:fuera|descartad[oa]s?)|(?:está|están) (?:fuera de(?:l| nuestro) alcance|descartad[oa]s?)|no (?:nos|me) interesan?|(?:pasó|pasaron) a la historia|no (?:entra|entran|cabe|caben|tienen? cabida|forman? parte|importan?)|(?:es|son) (?:cosa )?del pasado)(?!\p{L})/giu,
  ],
  [
    'not',
    'after',
    /\b(?:got rid of|gave up(?: on)?|abandoned|dropped|ditched|retired|phased out|moved on from|said goodbye to)\b|(?<!\p{L})(?:(?:avons|ont|a|ai) abandonné|(?:avons|ont) renoncé à|(?:hemos |han |he )?(?:dejado|dejamos|dejaron) atrás|(?:nos|se) (?:deshicimos|deshicieron|desprendimos) de|(?:hemos|han|he) abandonado)(?!\p{L})/giu,
    beside,
  ],
  [
    'not',
    'before',
    /(?<=\bleft\s.{1,60})\bbehind\b|\b(?:days|times|years) (?:are|is) (?:over|gone|behind us)\b|\bis history\b|(?<!\p{L})(?:(?:uns |mich |sich )?verabschiedet|abgeschafft|(?<!(?<!\p{L})durch\s[^,.;]{1,40}\s)abgelöst|aufgegeben|hinter (?:uns|mir) gelassen|appartien\p{L}+ au passé|(?:ist|sind) vorbei|ist geschichte|est révolue?|sont révolue?s|c['’]est (?:du passé|fini)|se (?:acabó|acabaron|han acabado)|(?:es|son) historia)(?!\p{L})/giu,
  ],
  // Ruled out by what follows: "X is not required", "X ist nicht nötig".
  [
    'not',
    'before',
    /\b(?:is|are|was|were)(?: not|n['’]t)(?: \p{L}+ly| at all| being)? (?:required|needed|necessary|used|an? (?:must|requirement)|mandatory|expected|part of|relevant|wanted|in use|among (?:our|the)|something (?:we|you) (?:use|need|work with))\b|\b(?:has|have)(?: not|n['’]t) been (?:used|needed|in use)\b|\bplays? no (?:role|part)\b/giu,
  ],
  [
    'not',
    'before',
    /\b(?:is|are) (?:unnecessary|irrelevant|no (?:must|requirement|longer (?:used|needed|required)))\b|\bnot (?:required|needed|necessary|mandatory)\b/giu,
  ],
  [
    'not',
    'before',
    /(?<!\p{L})(?:(?:ist|sind|wird|werden) (?:hier |dafür |für uns )?)?nicht (?:zwingend |unbedingt |mehr )?(?:erforderlich|nötig|notwendig|gefragt|gefordert|vorausgesetzt|benötigt|gebraucht|voraussetzung|im einsatz|verwendet|eingesetzt|genutzt)(?!\p{L})|(?<!\p{L})(?:ist|sind) kein(?:e)? (?:muss|voraussetzung|bedingung|pflicht)|(?<!\p{L})(?:(?:kommt|kommen) (?:(?:bei uns|in dieser rolle|hier|dort|dafür|aktuell|derzeit) )*)?nicht (?:mehr )?zu(?:m einsatz|r anwendung)(?!\p{L})|(?<!\p{L})(?:spielt|spielen|findet|finden) (?:(?:bei uns|in dieser rolle|hier|dort|dafür|aktuell|derzeit) )*keine (?:rolle|verwendung|anwendung)(?!\p{L})/giu,
  ],
  [
    'not',
    'before',
    /(?:n['’]est|ne sont|n['’]était) (?:pas|plus) (?:un prérequis|des prérequis|requis|nécessaire|exigé|obligatoire|demandé|utilisé|indispensable|attendu)\p{L}*/giu,
  ],
  [
    'not',
    'before',
    /(?<!\p{L})no (?:es|son|será|serán|hace falta ser) (?:necesari|requerid|imprescindible|obligatori|usad|utilizad|emplead|un requisito)\p{L}*(?!\p{L}|\s+(?:saber|conocer|tener|usar|experiencia))|(?<!\p{L})no (?:está|están) en uso(?!\p{L})/giu,
  ],
  ['not', 'before', /(?<!\p{L})nicht mehr(?=\s*(?:[,;.!]|$))/giu],
  ['not', 'before', /不是必须的?|不是必需的?|不作要求|不做要求|非必须|非必需|并非必要/gu],
  // Ruled out by what stands before: "we do not use X", "wir nutzen kein X".
  [
    'not',
    'either',
    /\b(?:(?:do|does|did|need|will|would|must|should)(?: not|n['’]t)|won['’]t|cannot|can['’]t)(?: really| actually| currently)? (?:use|need|require|want|work with|work in|have to (?:know|use)|have|know|touch|expect|ask for|look for|be looking for|deal with|write|do)(?: to (?:know|use|have|learn))?(?: any)?\b/giu,
  ],
  [
    'not',
    'either',
    /\b(?:have|has|had)(?: not|n['’]t|\s+never) (?:yet )?(?:used|worked with|written|touched|done)\b|\bnever (?:used|worked with|use|touched)\b|\bnot (?:using|looking for|interested in|familiar with|experienced in|working with)\b|\bno longer (?:use|using|work with|working with)\b/giu,
  ],
  [
    'not',
    'after',
    /\b(?:instead of|rather than|(?:moving|migrating|migrated|moved|switch\w*|transition\w*|away) (?:away )?from|except(?: for)?|other than)\b/giu,
    nearest,
  ],
  [
    'not',
    'either',
    /(?<!\p{L})no (?:se |te |lo )?(?:usamos|usan|usas|usa|utilizamos|utilizan|utiliza|empleamos|emplean|emplea|trabajamos con|necesit\p{L}+|requier\p{L}+|exig\p{L}+|pid\p{L}+|pedimos|hace falta|hacen falta|es necesario|buscamos|tengo experiencia|he trabajado|he usado|conozco)(?:\s+(?:saber|conocer|experiencia|conocimientos?|usar|tener))*(?:\s+(?:en|de|con))?(?!\p{L})/giu,
  ],
  [
    'not',
    'after',
    new RegExp(
      String.raw`\b(?:no|without|zero)(?! (?:problem|matter|less|doubt|limit|one|more than)\b)${some}${knowing}(?=\s)`,
      'giu',
    ),
    nearest,
  ],
  [
    'not',
    'after',
    /(?<!\p{L})(?:kein(?:e|en|er|em|erlei)?|ohne|weder|statt|anstatt|anstelle von)(?:\s+(?:vor)?(?:kenntnisse|erfahrung(?:en)?|wissen))?(?:\s+(?:in|mit|von|zu))?(?=\s)/giu,
    nearest,
  ],
  [
    'not',
    'either',
    /(?<!\p{L})(?:brauch(?:st|en|t)|benötig(?:st|en|t)|musst|müssen|verwenden|nutzen|setzen|arbeiten|habe|kenne|können|kannst|wird|werden)(?:\s+(?:du|sie|wir|ihr|ich|auch|hier|dafür|bei uns))*\s+(?:nicht|nie)(?:\s+(?:mit|auf|in))?(?!\p{L})|(?<!\p{L})nicht (?:mit|in|auf)(?!\p{L})/giu,
  ],
  [
    'not',
    'either',
    /(?:n['’]|ne\s+|n’)(?!(?:est|sont|serait|seraient|sera|seront|était|étaient)(?!\p{L}))\p{L}+(?:\s+\p{L}+)?\s+(?:pas|plus|jamais)(?:\s+(?:besoin|avec|de connaissances?|d['’]expérience))*(?:\s+(?:de|du|des|en|sur))?(?!\p{L})/giu,
  ],
  [
    'not',
    'after',
    /(?<!\p{L})(?:pas besoin|pas de|pas d['’]|sans|plutôt qu(?:e|['’])|de préférence à|au lieu d(?:e|['’])|aucune? (?:connaissance|expérience|maîtrise))(?:\s+(?:d['’]expérience|connaissances?|expérience))?(?:\s+(?:de|du|en|avec|sur)(?!\p{L})|\s+d['’])?/giu,
    nearest,
  ],
  [
    'not',
    'after',
    /(?<!\p{L})(?:sin|nada de|en lugar de|en vez de|ningun[oa]?|ningún)(?:\s+(?:necesidad|experiencia|conocimientos?)(?:\s+previ[oa]s?)?)?(?:\s+(?:en|de|con|saber))?(?=\s)/giu,
    nearest,
  ],
  ['not', 'after', /(?<!\p{L})ni(?=\s)/giu, nearest],
  [
    'not',
    'either',
    /(?:不|无)(?:再)?(?:需要|用|使用|要求|必|考虑|接触|需|须|会|懂)(?:会|懂|掌握|了解|使用|具备|有)?|没有?(?:用过|使用过|接触过)|未(?:使用|接触)过?|(?:没有|无)(?=[^，。；]{0,20}经验)/gu,
  ],
  // "Java (not JavaScript)", "not a React role".
  ['not', 'after', /\bnot(?: an?| the)?(?=\s)|(?<!\p{L})(?:nicht|pas(?: une?)?)(?=\s)/giu, beside],
  // Nice to have.
  [
    'nice',
    'before',
    /\b(?:is|are|would be|as)?\s*(?:an? )?(?:(?:big|huge|strong|definite|great|nice) )?(?:plus|bonus|advantage|asset)\b|\b(?:is|are|would be) (?:nice|great|helpful|welcome|desirable|beneficial|optional|appreciated|preferred)\b(?: to have)?/giu,
  ],
  [
    'nice',
    'either',
    /\b(?:nice|good)[- ]to[- ]have\b|\boptional(?:ly)?\b|\bpreferred\b|\bdesirable\b|\bbonus\b/giu,
  ],
  [
    'nice',
    'after',
    /\b(?:ideally|preferably)\b|(?<!\p{L})(?:idealerweise|im idealfall|gerne auch|optimalerweise|idéalement|de préférence|idealmente|preferiblemente|se valora(?:rá|n|rán)?(?: positivamente)?)(?!\p{L})|最好/giu,
  ],
  [
    'nice',
    'before',
    /(?<!\p{L})(?:(?:ist|sind|wäre|wären) )?(?:von vorteil|ein plus|ein pluspunkt|ein bonus|vorteilhaft|hilfreich|gern gesehen|willkommen)(?!\p{L})/giu,
  ],
  [
    'nice',
    'either',
    /(?<!\p{L})(?:wünschenswert|kann-?kriterium|souhaitée?s?|souhaitables?|appréciée?s?|deseables?|valorables?|opcional(?:es)?|optionnel\p{L}*|facultati\p{L}+)(?!\p{L})/giu,
  ],
  [
    'nice',
    'before',
    /(?<!\p{L})(?:(?:est|sont|serait|seraient|sera) )?(?:un plus|un atout|un avantage|bienvenue?s?)(?!\p{L})|(?<!\p{L})(?:(?:es|son|será|sería) )?(?:un plus|una ventaja|un punto a favor)(?!\p{L})|者?优先(?:考虑)?|加分(?:项)?|更佳|为佳/giu,
  ],
  // A must.
  [
    'must',
    'before',
    /\b(?:is|are) (?:an? )?(?:absolute )?(?:must(?:[- ]haves?)?|required|mandatory|essential|necessary|needed|requirement|non-negotiable)\b|(?<!\p{L})(?:ist|sind|wird|werden) (?:ein |eine |absolute[sr]? )?(?:muss|zwingend|pflicht|erforderlich|voraussetzung|vorausgesetzt|notwendig|unerlässlich|unabdingbar)(?:\p{L}| erforderlich| notwendig)*/giu,
  ],
  [
    'must',
    'before',
    /(?<!\p{L})(?:est|sont) (?:requis|obligatoire|indispensable|exigé|impérati|nécessaire)\p{L}*|(?<!\p{L})(?:es|son) (?:imprescindible|obligatori|necesari|requerid)\p{L}*|是?必[须备]的?(?=[，。；,.;]|$)/giu,
  ],
  [
    'must',
    'either',
    /\bmust[- ]haves?\b|\b(?:must|have to|need to) (?:know|have|be (?:an expert|fluent|proficient) in|master)\b|\bmust\b(?=\s*[:：])|\b(?:required|mandatory|essential)\b/giu,
  ],
  [
    'must',
    'either',
    /(?<!\p{L})(?:zwingend(?: erforderlich| notwendig)?|unbedingt|unerlässlich|voraussetzung|indispensables?|impérati(?:f|ve|fs|ves|vement)|obligatoires?|exigée?s?|imprescindibles?|obligatori[oa]s?|requerid[oa]s?)(?!\p{L})|必须|必备|务必|要求/giu,
  ],
];

/** "Not only" rules nothing out. */
const notOnly =
  /(?:\bnot|n['’]t|(?<!\p{L})(?:nicht|pas|no)) (?:only|just|merely|nur|allein|lediglich|seulement|uniquement|s[oó]lo|solamente|únicamente)(?!\p{L})/giu;

/** Most sentences have no cue, so this is tested first. Without the `i` flag, it compiles in half the time: rules are in lower case. */
const anyCue = new RegExp(rules.map(([, , words]) => `(?:${words.source})`).join('|'), 'u');

/** The cues of a sentence in order; of overlapping ones the first rule wins. */
export const cuesIn = (sentence: string): Cue[] => {
  if (!anyCue.test(sentence.toLowerCase())) return [];
  const found: Cue[] = [];
  const only = [...sentence.matchAll(notOnly)].map(
    ({ 0: words, index }) => [index, index + words.length] as const,
  );
  for (const [kind, side, words, near = null] of rules) {
    for (const { 0: match, index } of sentence.matchAll(words)) {
      const lead = match.length - match.trimStart().length;
      const [from, to] = [index + lead, index + match.length];
      if (kind === 'not' && only.some(([start, end]) => start < to && end > from)) continue;
      if (found.every((one) => to <= one.from || from >= one.to)) found.push({ kind, side, from, to, near });
    }
  }
  return found.sort((one, other) => one.from - other.from);
};
