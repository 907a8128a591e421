import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { inEnglish } from '../../domain/messages/english.ts';
import type { Message } from '../../domain/messages/message.ts';

export type Address = { address: string; family: 4 | 6 };
export type Resolve = (host: string) => Promise<Address[]>;

/**
 * The only block of IPv6 that is allocated for the public internet; all others are reserved or unassigned.
 */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** An IPv4-compatible IPv6 address (`::1.2.3.4`): deprecated and not publicly routed. */
const ipv4Compatible = /^::[\d.]+$/;
/** Addresses in public ranges that cloud providers use for internal services. */
const metadata = ['168.63.129.16'];

/**
 * Whether an address is on the public internet: not local, private, a cloud metadata service, or one of those
 * in another notation.
 */
export const isPublic = (address: string): boolean => {
  if (!ipaddr.isValid(address) || address.includes('%') || ipv4Compatible.test(address)) return false;
  const found = ipaddr.process(address);
  if (found.range() !== 'unicast' || metadata.includes(found.toString())) return false;
  return found.kind() === 'ipv4' || found.match(globalUnicast);
};

const ask: Resolve = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address, family }) => ({
    address,
    family: family === 6 ? 6 : 4,
  }));

/** A request that was not sent, or not answered. */
export class Unreachable extends Error {
  readonly reason: Message;

  constructor(reason: Message) {
    super(inEnglish(reason));
    this.reason = reason;
  }
}

/**
 * The address to send to. Refused if any address of the name is private, since a later lookup could return
 * that one.
 */
export const publicAddressOf = async (url: URL, resolve: Resolve = ask): Promise<Address> => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const literal = isIP(host);
  const found: Address[] = literal
    ? [{ address: host, family: literal === 6 ? 6 : 4 }]
    : await resolve(host).catch(() => []);
  const [first] = found;
  if (!first) throw new Unreachable('services.address-missing');
  if (!found.every(({ address }) => isPublic(address))) throw new Unreachable('services.address-private');
  return first;
};

/** For a request that goes to the address that was checked, without resolving the name again. */
export const pinnedTo =
  ({ address, family }: Address): LookupFunction =>
  (_host, options, answer) => {
    if (options.all) answer(null, [{ address, family }]);
    else answer(null, address, family);
  };
