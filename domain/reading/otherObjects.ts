import { negatedDegree } from './doubts.ts';
import type { Mention } from './mentions.ts';

/** What ads and resumes negate besides skills: conditions of work, formal requirements, and who need not apply. */
const objects = [
  // English
  String.raw`visas?|sponsorships?|travel(?:l?ing|s)?|trips?|commut(?:es?|ing)|degrees?|diplomas?|university|college|agenc(?:y|ies)|agents?|recruiters?|headhunters?|gaps?|weekends?|overtime|dress[- ]?codes?|on[- ]?call|stand[- ]?by|shifts?|nights?|relocat\p{L}+|nonsense|bureaucracy|politics|micro-?manag\p{L}+|hierarch\p{L}+|meetings?|clearances?|juniors?|freelancers?|contractors?|sub-?contractors?|middlem[ae]n|third[- ]part(?:y|ies)|c2c|corp[- ]to[- ]corp|remote(?:ly)?|hybrid|on[- ]?site|office|cover letters?|deadlines?|ties|suits?|drama|egos?|phone calls?|cold calls?|part[- ]time|full[- ]time|probation|driving licen[cs]es?|citizenship|work permits?|interviews?|homework|whiteboard\p{L}*|background checks?|interruptions?|supervision|downtime|excuses?|compromis\p{L}+|delays?|stress|pressure|boredom|limits?`,
  // German
  String.raw`\p{L}*reise\p{L}*|visum|visa\p{L}*|\p{L}*studium|\p{L}*abschluss|abitur|diplom|\p{L}*agentur\p{L}*|\p{L}*vermittler\p{L}*|personaldienstleister|lücken?|wochenend\p{L}*|überstunden|dresscode|kleiderordnung|\p{L}*bereitschaft\p{L}*|schicht\p{L}*|nachtschicht\p{L}*|nachtarbeit|umzug|umziehen|unsinn|bürokratie|besprechungen|anschreiben|führerschein|probezeit|pendeln|junior\p{L}*|berufsanfänger\p{L}*|freiberufler\p{L}*|subunternehmer|homeoffice|büro\p{L}*|teilzeit|vollzeit|sicherheitsüberprüfung|langeweile|druck|kompromisse|krawatte|anzug|arbeitserlaubnis|staatsbürgerschaft|unterbrechung\p{L}*|grenzen`,
  // French
  String.raw`parrainage|déplacements?|voyages?|voyager|diplômes?|agences?|cabinets?|trous?|week-?ends?|heures? sup\p{L}*|astreintes?|code vestimentaire|déménag\p{L}+|mobilité|bureaucratie|hiérarchie|réunions?|lettres? de motivation|permis|période d['’]essai|débutants?|indépendants?|sous-traitan\p{L}*|intermédiaires?|télétravail|bureau|pression|nuits?|habilitation|cravate|costume|interruption|limites?`,
  // Spanish
  String.raw`visados?|patrocinio|viaj\p{L}+|desplazamientos?|títulos?|titulaci\p{L}+|carrera|agencias?|consultoras?|intermediari\p{L}+|lagunas?|huecos?|fin(?:es)? de semana|horas? extra\p{L}*|guardias?|turnos?|código de vestimenta|traslado|mudanza|reubicación|burocracia|jerarquías?|reuniones|cartas? de presentación|carn[eé] de conducir|per[ií]odo de prueba|becari\p{L}+|autónom\p{L}+|subcontrat\p{L}+|remoto|teletrabajo|oficina|estrés|presión|noches?|corbata|traje|tonterías|permiso de trabajo|interrupciones|límites?`,
].join('|');
const word = String.raw`\p{L}[\p{L}\p{N}'’-]*`;
const objectAfter = new RegExp(
  String.raw`^[\s"“«]*(?:${word}\s+){0,3}?(?:[dl]['’])?(?:${objects})(?!\p{L})`,
  'iu',
);
const objectBefore = new RegExp(String.raw`(?<!\p{L})(?:${objects})(?:\s+${word}){0,2}\s*$`, 'iu');

/** "React, we do not have a designer yet": an object with an article, in a part without a skill. */
const anyObject = /^\s+(?:an?|your|ein(?:e[nmr]?)?|une?|una)\s+\p{L}+/iu;
/** "A degree or Perl": the skill after the object is negated as well. */
const joined = /(?<!\p{L})(?:or|nor|oder|noch|ou|ni|o)(?:\s+\p{L}+){0,2}\s*$/iu;
/** What is not required stands before these words; other verbs may have it behind them. */
const required =
  /(?:required|needed|necessary|mandatory|nötig|notwendig|erforderlich|requi[st]e?s?|nécessaires?|exigée?s?|obligatoires?|necesari[oa]s?|obligatori[oa]s?|requerid[oa]s?)\s*$/iu;
/** "You need no hand-holding: Go, Docker": what follows is something else, unless these words announce it. */
const colon = /^[^:：]*\p{L}[^:：]*[:：]/u;
const announcing =
  /(?<!\p{L})(?:use[ds]?|using|need|needed|required|wanted|know|have|work\p{L}*|stack|following|these|\p{L}*te[ck]\p{L}*nolog\p{L}*|tools?|skills?|languages?|frameworks?|list|scope|here|team|in|on|with|folgend\p{L}*|diese|nutz\p{L}*|verwend\p{L}*|gefragt|brauch\p{L}*|einsatz|sprachen|mehr|suivant\p{L}*|ces|utilis\p{L}*|requis\p{L}*|langages?|outils?|siguientes?|est[ao]s|us\p{L}+|utiliz\p{L}*|requer\p{L}*|requier\p{L}*|herramientas|lenguajes)(?!\p{L})/iu;
/** Negative words before a noun; what is negated stands behind them. */
const determiner =
  /^(?:no|without|kein\p{L}*|ohne|weder|noch|sans|pas|aucune?|ni|sin|ningún|ningun[oa]s?)$/iu;
/** Not a noun of its own: what is negated was named before. */
const noNoun =
  /^[\s"“«]*(?:(?:it|them|that|this|those|these|one|any|must|requirement|condition|priority|muss|bedingung|pflicht|voraussetzung|obligatoires?|requis\p{L}*|nécessaires?|exigée?s?|indispensables?|imprescindibles?|obligatori[oa]s?|requerid[oa]s?|thanks?|thank|thx|need|needed|way|longer|more|chance|future|place|room|use|interest|idea|go|good|please|pls|mehr|bedarf|interesse|chance|danke|bitte|das|dies\p{L}*|zukunft|platz|merci|besoin|plus|cela|ça|chez|ici|pour|vous|nous|toi|intérêt|gracias|es[oa]s?|ell[oa]s?|él|por favor|aquí|interés|futuro|cabida|necesario|es|son|está|están|hay|tienen?|puedes?|podrás?|sirven?)(?!\p{L})|de (?:ça|cela)|$)/iu;
const verb =
  /(?<!\p{L})(?:is|are|was|were|be|has|have|had|gets?|plays?|ist|sind|war|hat|haben|spielt|spielen|bleibt|est|sont|a|ont|joue|es|son|está|están|tiene|tienen|juega)(?!\p{L})/iu;
const nounEnds = /[,;:.!?()[\]，；：。]|\s[–—-]\s|(?<!\p{L})(?:and|but|und|aber|et|mais|y|pero)(?!\p{L})/u;

/**
 * Whether a negative word is about something else than skills: "no travel", "a degree is not required", "without gaps". What it
 * governs stands next to it, with no skill between.
 */
export const isAboutOthers = (
  text: string,
  [from, to]: readonly [from: number, to: number],
  mentions: readonly Pick<Mention, 'from' | 'to'>[],
): boolean => {
  const before = text.slice(mentions.findLast((one) => one.to <= from)?.to ?? 0, from);
  const next = mentions.find((one) => one.from >= to)?.from ?? text.length;
  const after = text.slice(to, next);
  const object = objectAfter.exec(after)?.[0];
  if (object !== undefined) return next === text.length || !joined.test(after.slice(object.length));
  const head = colon.exec(after)?.[0];
  if (head !== undefined && !announcing.test(head) && (before.length === from || /[,;]/u.test(before)))
    return true;
  const end = nounEnds.exec(after)?.index;
  const isLast = end !== undefined || next === text.length;
  if ((isLast || required.test(text.slice(from, to))) && objectBefore.test(lastPart(before))) return true;
  if (next === text.length && /[,;]/u.test(before) && anyObject.test(after)) return !negatedDegree.test(text);
  if (!determiner.test(text.slice(from, to))) return false;
  if (!isLast) return false;
  const isOfSkill = before.length < from && verb.test(lastPart(before)) && !/[,;]/u.test(before);
  return !isOfSkill && !noNoun.test(after.slice(0, end));
};

const lastPart = (text: string): string => text.split(/[,;:(]/u).at(-1) ?? '';
