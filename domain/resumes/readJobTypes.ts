import type { JobType } from '../contract/candidates/jobTypes.ts';
import type { Found } from '../jobAds/readJobAd.ts';
import { folded } from '../languages/languageNames.ts';
import { quoteOf, type ResumeLine, type SectionKind } from './sections.ts';

/** What comes before the types that a person accepts, and says so. */
const cue =
  /\b(?:open to|looking for|seeking|available for|interested in|(?:job|employment|contract) types?|offen fur|auf der suche nach|ich suche|verfugbar fur|interessiert an|(?:anstellungs|beschaftigungs|vertrags)art|ouvert(?:e)? a|(?:je|en) recherche (?:de)?|disponible pour|types? de contrat|abiert[oa] a|busco|disponible para|interesad[oa] en|tipos? de (?:contrato|empleo))\b\s*:?\s*(?<rest>.+)$/u;
const types: Record<JobType, string> = {
  'Full-time': String.raw`full[- ]?time|permanent|vollzeit|festanstellung|unbefristet\w*|cdi|temps plein|jornada completa|indefinid[oa]`,
  Contract: String.raw`contract(?:or|ing)?|c2c|w2|befristet\w*|cdd|temporal|contrato temporal`,
  'Part-time': 'part[- ]?time|teilzeit|temps partiel|media jornada|jornada parcial|tiempo parcial',
  Freelance: String.raw`freelanc(?:e|er|ing)|freiberuflich\w*|freie mitarbeit|selbst(?:st)?andig\w*|independante?|portage salarial|autonom[oa]`,
};
const articles = 'an?|new|eine[nrm]?|une?|d|des|les?|las?|los|unos|en|in';
const jobs =
  'work|roles?|positions?|jobs?|projects?|assignments?|engagements?|employment|opportunities|basis|stellen?|tatigkeit(?:en)?|projekte?|anstellung(?:en)?|vertrage?|missions?|postes?|emplois?|contrats?|proyectos?|puestos?|trabajos?|empleos?|contratos?';
const patterns = (Object.keys(types) as JobType[]).map(
  (type) =>
    [
      type,
      new RegExp(
        String.raw`^(?:(?:${articles}|${jobs})\s+)*(?:${types[type]})(?:\s+(?:${articles}|${jobs}))*$`,
        'u',
      ),
    ] as const,
);
const negation = /\b(?:not?|kein\w*|nicht|pas|sin|sauf|except|ausser)\b/u;
const read: readonly SectionKind[] = ['head', 'profile', 'availability', 'contact', 'other'];

/** The job types that the person says to accept: "Open to contract or freelance work". */
export const readJobTypes = (
  lines: readonly ResumeLine[],
  taken: Set<ResumeLine>,
): Found<JobType[]> | undefined => {
  for (const line of lines) {
    if (!read.includes(line.section)) continue;
    for (const sentence of folded(quoteOf(line)).split(/[.;!](?:\s|$)/u)) {
      const rest = cue.exec(sentence)?.groups?.rest;
      if (!rest || negation.test(sentence)) continue;
      const parts = rest.split(/\s*[,/|•·+&()]\s*|\s+(?:and|or|und|oder|sowie|et|ou|y|o)\s+/u);
      const value = parts.flatMap((part) => patterns.find(([, words]) => words.test(part.trim()))?.[0] ?? []);
      if (value.length === 0) continue;
      taken.add(line);
      return { value: [...new Set(value)], quote: quoteOf(line) };
    }
  }
  return undefined;
};
