/** A name in any script as DNS and email addresses have it: `münchen.example` as `xn--mnchen-3ya.example`. */
const inLetters = (domain: string): string =>
  /^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain) && URL.canParse(`https://${domain}`)
    ? new URL(`https://${domain}`).hostname
    : domain;
/** As people type it: with `@`, capitals, a dot at the end, or in their own script. */
export const tidyDomain = (typed: string): string =>
  inLetters(typed.trim().toLowerCase().replace(/^@/, '').replace(/\.$/, ''));
const discoveryPath = /\/?\.well-known\/openid-configuration$/;
/** The issuer of a pasted address, which may be that of the discovery document. */
export const tidyIssuer = (typed: string): string => typed.trim().replace(discoveryPath, '');

/** Whether it is a web address without query and fragment, as issuers are. */
export const isIssuer = (address: string): boolean => {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { username, password, search, hash } = new URL(address);
  return username === '' && password === '' && search === '' && hash === '';
};

/** The value of the TXT record that proves a domain. */
export const recordOf = (token: string): string => `talentbench-verification=${token}`;

/** Public mail services, whose addresses say nothing about where a person works. */
const mailServices = new Set(
  `aol.com fastmail.com freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.fr gmx.net googlemail.com hey.com
  hotmail.co.uk hotmail.com hotmail.de hotmail.es hotmail.fr hotmail.it hushmail.com icloud.com laposte.net libero.it
  live.com live.de live.fr mac.com mail.com mail.de mail.ru mailbox.org me.com msn.com naver.com orange.fr outlook.com
  outlook.de outlook.es outlook.fr pm.me posteo.de proton.me protonmail.ch protonmail.com qq.com rediffmail.com sfr.fr
  t-online.de telefonica.net tuta.com tutanota.com wanadoo.fr web.de yahoo.co.in yahoo.co.uk yahoo.com yahoo.de
  yahoo.es yahoo.fr yandex.com yandex.ru ymail.com zoho.com 126.com 163.com`.split(/\s+/),
);
export const isMailService = (domain: string): boolean => mailServices.has(domain);

const domainShape =
  /^(?=.{4,100}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:xn--[a-z\d-]{1,59}|[a-z]{2,63})$/;
export const isDomain = (domain: string): boolean => domainShape.test(domain);

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** First and last name from the claims of a provider, or from the address. */
export const namesFrom = (
  claims: Readonly<Record<string, unknown>>,
  email: string,
): { firstName: string; lastName: string } => {
  const [given, family, whole] = [claims.given_name, claims.family_name, claims.name].map(tidyName);
  if (given && family) return { firstName: given, lastName: family };
  const [first = '', ...others] = (whole || wordsOfAddress(email)).split(' ');
  return { firstName: given || first, lastName: family || others.join(' ') || first };
};

/** `ada.lovelace@…` as `Ada Lovelace`. */
const wordsOfAddress = (email: string): string =>
  tidyName((email.split('@')[0] ?? '').replace(/[._+-]+/g, ' '))
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const tidyName = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{Zs}]/gu, '')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 60)
        .trim()
    : '';
