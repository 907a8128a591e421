import { folded } from '../languages/languageNames.ts';

const degree =
  /\b(?:b\.? ?sc|m\.? ?sc|b\.? ?a|m\.? ?a|mba|phd|ph\.d|bachelor|master|diplom|magister|promotion|doctor|abitur|licence|licencia|bts|dut|bac|doctorat|doctorado|grado|maestria|tecnico|ingenieur|ingeniero|ingenieria|degree|diploma|diplome|a-levels|staatsexamen)\b|ausbildung|informatik\b/u;
/** Shorter ones, which elsewhere may be initials of a name. */
const shortDegree =
  /\b(?:bachelors|masters|licenciatura|b\.? ?s|m\.? ?s|b\.? ?e|m\.? ?e|b\.? ?tech|m\.? ?tech|bfa|mfa|b\.? ?com|m\.? ?com|bba|bca|mca|beng|meng|llb|llm|hsc|ssc|gcse|fachabitur|mittlere reife|fp|cap|bep|but|deug|maitrise)\b|^(?:diplom|bachillerato|baccalaureat)/u;
const school =
  /universit|universidad|hochschule|college|school|schule|ecole|institut|academy|akademie|escuela|lycee|gymnasium|kolleg|facult|fakultat/u;
/** In capitals: "mit" is German for with. */
const schoolInShort =
  /(?<!\p{L})(?:FH|TH|TU|IUT|IES|INSA|BSZ|IIT|NIT|IIIT|BITS|RWTH|UCL|LSE|KTH|EPFL|ETH|MIT)(?!\p{L})/u;

/** Whether a text names a degree or a school. */
export const isOfEducation = (text: string): boolean => degree.test(folded(text)) || isSchool(text);

/** Whether a part of an education names a degree. */
export const isDegree = (text: string): boolean =>
  degree.test(folded(text)) || shortDegree.test(folded(text));
export const isSchool = (text: string): boolean => school.test(folded(text)) || schoolInShort.test(text);

const certificate =
  /(?<!\p{L})(?:certified|zertifi\p{L}*|certificat\p{L}*|certificad[oa]|ccn[ap]|ccie|pmp|prince2|itil|psm|cissp|comptia|togaf|istqb|isaqb)(?!\p{L})/u;

/** Whether a line names a certificate, and neither a degree nor a school. */
export const isCertificate = (text: string): boolean =>
  certificate.test(folded(text)) && !isDegree(text) && !isSchool(text);
