import { Resolver } from 'node:dns/promises';
import { recordOf } from '../../../../domain/security/signOnSetUp.ts';

/** The TXT records of a name, each in parts. */
export type ResolveTxt = (domain: string) => Promise<string[][]>;

const ask: ResolveTxt = (domain) => new Resolver({ timeout: 3000, tries: 2 }).resolveTxt(domain);

/** Whether the domain has the record that proves it. A domain that cannot be looked up has none. */
export const isProven = async (
  domain: string,
  token: string,
  resolveTxt: ResolveTxt = ask,
): Promise<boolean> => {
  const records = await resolveTxt(domain).catch(() => []);
  return records.some((parts) => parts.join('').trim() === recordOf(token));
};
