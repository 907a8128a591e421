import { hasContacts } from '../masking/maskText.ts';

/** An ad as it may be published, the lines of the mail around it, and those that ask for personal data. */
export type AdText = { ad: string; around: string[]; personal: string[] };

const greeting =
  /^(?:(?:hi|hello|hey|dear|hallo|guten (?:tag|morgen)|sehr geehrte\p{L}*|bonjour|madame|monsieur|hola|buenos días|good (?:morning|afternoon|day))\b.{0,60}|(?:fwd?|fw|re|aw|wg|from|to|cc|sent|subject|von|an|gesendet|betreff|de|à|objet|asunto)\s*:.*|-+\s*(?:original message|forwarded message|ursprüngliche nachricht|message d[’']origine|mensaje original)\s*-+|on .{4,80} wrote:)$/iu;

/** How a mail begins, or the head of one that was forwarded. */
export const isMailLine = (line: string): boolean => greeting.test(line.trim());

const signOff =
  /^(?:(?:many )?thanks(?: (?:and|&|,)? ?regards)?|thank you|(?:(?:best|kind|warm) )?regards|best wishes|cheers|sincerely|mit freundlichen grüßen|(?:viele|beste|liebe) grüße|cordialement|bien à vous|(?:un |saludos )?cordial(?:es)? saludos?|saludos(?: cordiales)?|un saludo|atentamente)[,.! ]*$/iu;
/** Lines of a signature. A longer text behind a sign-off is the ad itself, in a mail that was answered. */
const mostOfSignature = 12;

const personalData =
  /\bSSN\b|social security|\bDOB\b|date of birth|birth ?date|\bPAN (?:card|no|number)|\baadhaar|passport (?:no|number|copy)|driver[’']?s? licen[cs]e|geburtsdatum|sozialversicherungsnummer|personalausweis|date de naissance|sécurité sociale|fecha de nacimiento|seguridad social|\bDNI\b/iu;

/**
 * Tells an ad from the mail it came in: greetings, heads, contact details and the signature are for the person who got
 * the mail, and requests for personal data for nobody.
 */
export const adText = (text: string): AdText => {
  const lines = text.trim().split(/\r?\n/u);
  const last = lines.findLastIndex((line) => signOff.test(line.trim()));
  const behind = lines.slice(last).filter((line) => line.trim() !== '');
  const end = last >= 0 && behind.length <= mostOfSignature ? last : lines.length;
  const around: string[] = [];
  const personal: string[] = [];
  const kept = lines.filter((line, at) => {
    if (personalData.test(line)) personal.push(line.trim());
    else if (at >= end || isMailLine(line) || hasContacts(line)) around.push(line.trim());
    else return true;
    return false;
  });
  const ad = kept
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  return { ad, around: around.filter(Boolean), personal };
};
