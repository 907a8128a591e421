import { z } from 'zod';
import type { Preference } from '../contract/platform/preferences.ts';
import { Invalid } from '../errors.ts';
import { securityRow } from './switches.ts';

const isOne = (text: string): boolean => z.ipv4().safeParse(text).success || z.ipv6().safeParse(text).success;
const isRange = (text: string): boolean =>
  z.cidrv4().safeParse(text).success || z.cidrv6().safeParse(text).success;

/** The addresses and ranges of a list, separated by lines or commas, and its invalid entries. */
export const readRanges = (list: string | null): { ranges: string[]; faults: string[] } => {
  const words = (list ?? '').split(/[\s,;]+/).filter((word) => word !== '');
  const isRight = (word: string) => isOne(word) || isRange(word);
  return { ranges: words.filter(isRight), faults: words.filter((word) => !isRight(word)) };
};

/** Whether an address is in one of these ranges; false for an invalid address. */
export const isWithin = (address: string, ranges: readonly string[]): boolean => {
  const ip = plain(address);
  if (!isOne(ip)) return false;
  return ranges.some((range) => {
    const [base = '', length] = range.split('/');
    const from = plain(base);
    const width = from.includes(':') ? 128n : 32n;
    if (from.includes(':') !== ip.includes(':')) return false;
    const rest = width - (length === undefined ? width : BigInt(length));
    return numberOf(ip) >> rest === numberOf(from) >> rest;
  });
};

/** An IPv4 address mapped to IPv6, ::ffff:192.0.2.1, counts as IPv4; a zone id is ignored. */
const plain = (address: string): string =>
  (address.split('%')[0] as string).replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

const numberOf = (ip: string): bigint => (ip.includes(':') ? sixNumber(ip) : fourNumber(ip));

const fourNumber = (ip: string): bigint => ip.split('.').reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);

const sixNumber = (ip: string): bigint => {
  const written = ip.replace(/\d+\.\d+\.\d+\.\d+$/, (four) => {
    const value = fourNumber(four);
    return `${(value >> 16n).toString(16)}:${(value & 0xffffn).toString(16)}`;
  });
  const [head = '', tail] = written.split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const zeros = Array.from({ length: 8 - groups(head).length - groups(tail).length }, () => '0');
  const all = tail === undefined ? groups(head) : [...groups(head), ...zeros, ...groups(tail)];
  return all.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n);
};

type Kept = Pick<Preference, 'kind' | 'key' | 'userId' | 'enabled' | 'value'>;

/** Refuses a list that is empty, invalid, or would lock out its editor at `ip`. */
export const checkAddresses = (row: Kept, ip: string | undefined): void => {
  if (!securityRow([row], 'ipRestriction')) return;
  const { ranges, faults } = readRanges(row.value);
  if (faults.length)
    throw Invalid({
      value: { code: 'settings.not-an-address', values: { words: faults.slice(0, 5).join(', ') } },
    });
  if (!row.enabled) return;
  if (ranges.length === 0) throw Invalid({ value: 'settings.no-address' });
  if (ip !== undefined && !isWithin(ip, ranges))
    throw Invalid({ value: { code: 'settings.lock-out', values: { ip: plain(ip) } } });
};
