import { hasContacts } from '../masking/maskText.ts';

/** An ad as it may be published, the lines of the mail around it, and those that ask for personal data. */
export type AdText = { ad: string; around: string[]; personal: string[] };

const greeting =
  /^(?:hi|hello|hey|dear|hallo|guten (?:tag|morgen)|sehr geehrte\p{L}*|bonjour|madame|monsieur|hola|buenos días|good (?:morning|afternoon|day))\b(?:[ ,]+[\p{L}.’'-]+){0,4}[ ,.!:]*(?:$|[–-]\s*(?:see|please|pls|find|hope|below)\b)/iu;
const subject = /^(?:fwd?|fw|re|aw|wg|subject|betreff|objet|asunto)\s*:/iu;
const head = /^(?:from|to|cc|sent|von|an|gesendet|de|à|para|envoyé|enviado)\s*:/iu;
const quoted =
  /^(?:-+\s*(?:original message|forwarded message|ursprüngliche nachricht|message d[’']origine|mensaje original)\s*-+|on .{4,80} wrote:)$/iu;

/** How a mail begins, or the head of one that was forwarded. */
export const isMailLine = (written: string): boolean => {
  const line = written.trim();
  return [greeting, subject, head, quoted].some((pattern) => pattern.test(line));
};

const signOff =
  /^(?:(?:many )?thanks(?: (?:and|&|,)? ?regards)?|thank you|(?:(?:best|kind|warm) )?regards|best wishes|cheers|sincerely|mit freundlichen grüßen|(?:viele|beste|liebe) grüße|cordialement|bien à vous|(?:un |saludos )?cordial(?:es)? saludos?|saludos(?: cordiales)?|un saludo|atentamente)[,.! ]*$/iu;
/** Lines of a signature. A longer text behind a sign-off is the ad itself, in a mail that was answered. */
const mostOfSignature = 12;

const personalData =
  /\bSSN\b|social security (?:no|number)|\bDOB\b|date of birth|birth ?date|\bPAN (?:card|no|number)|\baadhaar|passport (?:no|number|copy)|licen[cs]e (?:no|number|copy)|geburtsdatum|sozialversicherungsnummer|personalausweis|date de naissance|numéro de sécurité sociale|fecha de nacimiento|número de (?:la )?seguridad social|(?:copia|número) del? DNI/iu;

/**
 * Tells an ad from the mail it came in: greetings, heads, contact details and the signature are for the person who got
 * the mail, and requests for personal data for nobody.
 */
export const adText = (text: string): AdText => {
  const lines = text.trim().split(/\r?\n/u);
  const last = lines.findLastIndex((line) => signOff.test(line.trim()));
  const behind = lines.slice(last).filter((line) => line.trim() !== '');
  const end = last >= 0 && behind.length <= mostOfSignature ? last : lines.length;
  // "From: December 1" of an ad looks like the head of a mail, which has a subject as well.
  const hasSubject = lines.some((line) => subject.test(line.trim()));
  const isAround = (line: string) => isMailLine(line) && (hasSubject || !head.test(line.trim()));
  const around: string[] = [];
  const personal: string[] = [];
  const kept = lines.filter((line, at) => {
    if (personalData.test(line)) personal.push(line.trim());
    else if (at >= end || isAround(line) || hasContacts(line)) around.push(line.trim());
    else return true;
    return false;
  });
  const ad = kept
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  return { ad, around: around.filter(Boolean), personal };
};
