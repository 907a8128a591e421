import type { availabilities, candidateStatuses } from '../contract/candidates/candidates.ts';
import type { JobType } from '../contract/candidates/jobTypes.ts';
import type { Workplace } from '../contract/candidates/workplaces.ts';

type Choice = (typeof availabilities)[number] | (typeof candidateStatuses)[number] | JobType | Workplace;

/** Words for a notice period, a status, a job type or a workplace, in the consoles' languages and in lower case. */
const words: Record<Choice, string> = {
  Immediate:
    'immediate, immediately, now, at once, available now | inmediata, inmediato, inmediatamente, de inmediato, ya | immédiate, immédiat, immédiatement, tout de suite | sofort, ab sofort',
  '2 weeks notice':
    '2 weeks, two weeks, 14 days, 2 weeks notice | 2 semanas, dos semanas, 14 días, 2 semanas de preaviso | 2 semaines, deux semaines, 14 jours, préavis de 2 semaines | 2 wochen, zwei wochen, 14 tage, 2 wochen frist',
  '1 month notice':
    '1 month, one month, 30 days, 1 month notice | 1 mes, un mes, 30 días, 1 mes de preaviso | 1 mois, un mois, 30 jours, préavis d’un mois, préavis de 1 mois | 1 monat, ein monat, 30 tage, 1 monat frist',
  Available: 'available, free | disponible, libre | disponible, libre | verfügbar, frei',
  'In Discussion':
    'in discussion, in talks | en conversación, en conversaciones | en discussion, en pourparlers | im gespräch, in gesprächen',
  Placed: 'placed | colocado, colocada | placé, placée | vermittelt, im einsatz',
  'Full-time':
    'full-time, full time, permanent | jornada completa, indefinido | temps plein, cdi | vollzeit, festanstellung',
  Contract:
    'contract, contractor | contrato, contrato temporal, temporal | contrat, cdd, durée déterminée, mission | vertrag, befristet',
  'Part-time': 'part-time, part time | jornada parcial, tiempo parcial | temps partiel | teilzeit',
  Freelance:
    'freelance, freelancer | autónomo, autónoma, freelance | freelance, indépendant, indépendante | freiberuflich, freelance',
  'On site':
    'on site, on-site, onsite, office | presencial, en la oficina | sur site, en présentiel, présentiel | vor ort, präsenz, büro',
  Hybrid: 'hybrid | híbrido, híbrida | hybride | hybrid, teilweise remote',
  Remote:
    'remote, home office | remoto, en remoto, teletrabajo | à distance, télétravail | remote, homeoffice',
};
const flags: Record<'yes' | 'no', string> = {
  yes: 'true, yes, y, 1, x | verdadero, sí, si, s | vrai, oui, o | wahr, ja, j',
  no: 'false, no, n, 0 | falso | faux, non | falsch, nein',
};

/** Ignores accents, case and the kind of apostrophe. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").replace(/\s+/g, ' ').trim().toLowerCase();

const byWord = (lists: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(lists).flatMap(([value, list]) =>
      list.split(/[,|]/).map((word) => [plain(word), value] as const),
    ),
  );
const choices = byWord(words);
const answers = byWord(flags);

/** The value that a word stands for, if it is known; other words are refused by the field itself. */
export const choiceFor = (text: string, values: readonly string[]): string | undefined => {
  const value = choices.get(plain(text));
  return value && values.includes(value) ? value : undefined;
};

export const yesOrNo = (text: string): boolean | undefined => {
  const answer = answers.get(plain(text));
  return answer === undefined ? undefined : answer === 'yes';
};
