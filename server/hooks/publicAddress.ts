import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type Address = { address: string; family: 4 | 6 };
export type Resolve = (host: string) => Promise<Address[]>;

/** The only part of IPv6 that is given out for the open internet; the rest is special, or nobody's. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** An IPv4 address written as the last part of `::`, which is deprecated and leads nowhere public. */
const ipv4Compatible = /^::[\d.]+$/;
/** Addresses that look public and lead to a cloud provider's own services for its machines. */
const metadata = ['168.63.129.16'];

/** An address of the open internet: not this machine, its network, a provider's metadata, or anything in disguise. */
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

export class Unreachable extends Error {}

/** The address to send to. Refused if the name leads anywhere private: with one such address it could lead there at any time. */
export const publicAddressOf = async (url: URL, resolve: Resolve = ask): Promise<Address> => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const literal = isIP(host);
  const found: Address[] = literal
    ? [{ address: host, family: literal === 6 ? 6 : 4 }]
    : await resolve(host).catch(() => []);
  const [first] = found;
  if (!first) throw new Unreachable('This address could not be found');
  if (!found.every(({ address }) => isPublic(address)))
    throw new Unreachable('This address is in a private network');
  return first;
};
