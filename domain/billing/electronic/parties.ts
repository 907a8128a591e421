import type { Company } from '../../contract/accounts/companies.ts';
import { standardTax } from '../tax/rates.ts';
import type { Contact, PostalAddress } from './model.ts';

/** The country before a European tax number: Greece writes EL. */
export const taxPrefix = (country: string): string => (country === 'GR' ? 'EL' : country);

/**
 * A tax number with its country before it, as EN 16931 asks for (BR-CO-9); null in a country without such a tax, whose
 * numbers are only for registration.
 */
export const vatNumberOf = (country: string | null, number: string | null, day: string): string | null => {
  if (!country || !number || !standardTax(country, day)) return null;
  const bare = number.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  const prefix = taxPrefix(country);
  return bare.startsWith(prefix) ? bare : `${prefix}${bare}`;
};

/** An electronic address as companies store it: the code of its list, a colon, and the address. */
export const readElectronicAddress = (
  stored: string | null | undefined,
): { scheme: string; id: string } | null => {
  const [scheme, ...rest] = (stored ?? '').split(':');
  const id = rest.join(':');
  return scheme && id ? { scheme, id } : null;
};

/** A postal code before a city, as most of Europe writes them: “10115 Berlin”, “1012 AB Amsterdam”, “00-001 Warszawa”. */
const cityLine =
  /^(?:[A-Z]{1,3}[- ])?(\d{2}-\d{3}|\d{4} [A-Z]{2}(?= )|\d{3} \d{2}(?= )|\d{4,6})\s+(\p{L}.*)$/u;

/** The lines of an address of one text; postal code and city apart if one of them has both. */
export const readAddress = (text: string | null, country: string): PostalAddress => {
  const parts = (text ?? '')
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter(Boolean);
  const at = parts.findIndex((line) => cityLine.test(line));
  const [, zip = null, city = null] = parts[at]?.match(cityLine) ?? [];
  const others = parts.filter((_, place) => place !== at);
  const [first, second, ...more] = others;
  const lines = [first, second, more.join(', ')].filter((line) => line !== undefined && line !== '');
  return { lines: lines as string[], zip, city, country };
};

/** Lengths of IBANs by country (ISO 13616 registry, 2025). */
const ibanLengths = new Map(
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20'
    .split(' ')
    .map((one) => [one.slice(0, 2), Number(one.slice(2))] as const),
);

/** The first account number in a text that has the form and check digits of an IBAN. */
export const ibanIn = (text: string | null): string | null => {
  for (const { 0: start, index } of (text ?? '').matchAll(/\b[A-Z]{2}\d{2}/g)) {
    const length = ibanLengths.get(start.slice(0, 2));
    const [written = ''] = text?.slice(index).match(/^(?:[A-Z0-9] ?)+/) ?? [];
    const iban = written.replaceAll(' ', '').slice(0, length ?? 0);
    if (iban.length === length && isIban(iban)) return iban;
  }
  return null;
};

const isIban = (iban: string): boolean => {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
};

/** Whom to ask about an invoice; null unless name, phone number and email are known. */
export const contactOf = (
  company: Pick<Company, 'contactPerson' | 'phone' | 'email'> | null,
): Contact | null => {
  const { contactPerson: name, phone, email } = company ?? {};
  return name && phone && email ? { name, phone, email } : null;
};
