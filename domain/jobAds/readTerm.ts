import { durationUnits } from '../time/durationEnd.ts';
import { weekIn } from '../time/weeks.ts';
import { readDay } from './readDay.ts';

/** When the work starts: YYYY-MM-DD, or at once. */
export type Start = { day: string } | 'now';

const labelOf = (names: string) => new RegExp(String.raw`^(?:${names})\s*(?:[:–-]\s*|\()(?<value>.+)$`, 'iu');
const startLabel = labelOf(
  `(?:(?:project|contract|job|tentative|expected|planned|target|earliest) )?start(?:ing)?(?: date)?|date of joining|joining(?: date)?|(?:projekt|vertrags)?(?:start|beginn)(?:termin|datum)?|startdatum|eintritt(?:s(?:termin|datum))?|(?:date (?:de|du) )?(?:début|démarrage)(?: (?:de|du) (?:la )?(?:mission|contrat|projet))?|(?:fecha de )?(?:inicio|incorporación|comienzo)(?: del? (?:contrato|proyecto))?`,
);
const durationLabel = labelOf(
  `(?:(?:project|contract|assignment|engagement|initial|estimated|expected) )?(?:duration|length|term)(?: of (?:contract|project|assignment))?|(?:projekt|vertrags|einsatz)?(?:laufzeit|dauer)|durée(?: (?:de|du) (?:la )?(?:mission|contrat|projet))?|duración(?: del? (?:contrato|proyecto))?`,
);
/** "start 5th January 2027", "ab 01.02.2027": a day without a colon before it. */
const startOn =
  /^(?:starts?|starting|beginn|ab|début|démarrage|inicio)(?:\s+(?:on|from|am|ab|dem|le|el))?\s+(?=\d|\p{L}+\s+\d)(?<value>.+)$/iu;
/** In a sentence, and not only behind a label. */
const atOnceInText =
  /(?<!\p{L})(?:(?:suchen|gesucht|frei|start)[^.;]{0,40} ab sofort|ab sofort (?:gesucht|suchen)|immediate (?:start|joiners?)|start(?:ing)? (?:asap|immediately)|zum nächstmöglichen (?:zeitpunkt|termin)|incorporación inmediata|démarrage immédiat)(?!\p{L})/iu;
const atOnce =
  /^(?:asap|a\.s\.a\.p|as soon as possible|immediate(?:ly)?|now|at once|(?:ab )?sofort|so bald wie möglich|schnellstmöglich|dès que possible|immédiat(?:e(?:ment)?)?|de suite|tout de suite|inmediat[ao](?:mente)?|de inmediato|lo antes posible|cuanto antes)(?![\p{L}])/iu;

const units = durationUnits.filter(({ name }) => name !== 'day');
const all = units.map(({ words }) => words).join('|');
const range = String.raw`(?<from>\d{1,2})(?:\s*(?:-|–|to|bis|à|a)\s*(?<to>\d{1,2}))?\+?[\s-]*(?<unit>${all})(?!\p{L})`;
const length = new RegExp(range, 'iu');
/** "6-month contract", "contract of 6 months", "12 Monate befristet", "CDD de 6 mois". */
const contractOf = new RegExp(
  String.raw`(?<!\p{L})(?:(?:contract|assignment|project|projekt|mission|CDD|contrato|proyecto)\s*(?:of|for|von|für|über|de|,|\()\s*${range}|${range.replace(/<(\w+)>/gu, '<$12>')}[\s-]*(?:(?:initial|rolling|renewable|fixed[- ]term)\s+)?(?:contract|assignment|befristet|vertrag|contrat\b|contrato\b))`,
  'iu',
);

/** When the work of an ad's line starts, as far as the line says so. */
export const readStart = (
  line: string,
  today: string,
  dayIs: 'first' | 'second' | undefined,
): Start | undefined => {
  const said = (startLabel.exec(line) ?? startOn.exec(line))?.groups?.value?.trim();
  if (said === undefined) return atOnceInText.test(line) ? 'now' : undefined;
  if (atOnce.test(said)) return 'now';
  const day = readDay(said, today, dayIs) ?? weekIn(said, today);
  return day === null ? undefined : { day };
};

/** How long the work of an ad's line takes, as the field says it: '6 months', '3-6 months'. */
export const readDuration = (line: string): string | undefined => {
  const labelled = durationLabel.exec(line)?.groups?.value;
  const groups = labelled === undefined ? contractOf.exec(line)?.groups : length.exec(labelled)?.groups;
  const from = Number(groups?.from ?? groups?.from2);
  const to = Number(groups?.to ?? groups?.to2 ?? from);
  const written = (groups?.unit ?? groups?.unit2 ?? '').toLowerCase();
  const unit = units.find(({ words }) => new RegExp(`^(?:${words})$`, 'u').test(written))?.name;
  if (unit === undefined || !(from > 0) || to < from) return undefined;
  return `${from === to ? from : `${from}-${to}`} ${unit}${to === 1 ? '' : 's'}`;
};
