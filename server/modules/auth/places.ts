import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { callerAt } from '../../requests/allowance.ts';
import { deviceKey, type Known, networkKey, type Place } from '../../requests/slowdown.ts';
import type { Transaction } from '../../store/transaction.ts';

/** Time without use after which a place is forgotten. */
export const placeDays = 180;
const mostDevices = 20;
const mostNetworks = 50;

/**
 * Columns for a query over `users` as `u` that tell whether a place is known; both keys are its parameters.
 */
export const knownColumns = (deviceAt: number, networkAt: number): string =>
  [
    ['knownDevice', deviceAt],
    ['knownNetwork', networkAt],
  ]
    .map(
      ([name, at]) =>
        `exists (select 1 from "signInPlaces" p where p."userId" = u."id" and p."key" = $${at}) as "${name}"`,
    )
    .join(', ');

export const placeKeys = ({ device, ip }: Place): [string, string] => [
  device ? deviceKey(device) : '',
  networkKey(ip),
];

export type KnownColumns = { knownDevice: boolean; knownNetwork: boolean };
export const knownFrom = (found: KnownColumns | undefined): Known => ({
  device: found?.knownDevice ?? false,
  network: found?.knownNetwork ?? false,
});

/**
 * Remembers that this account signed in from this device and network. Returns the token that the device
 * keeps: its current one if it is valid, else a new one.
 */
export const rememberPlace = async (
  transaction: Transaction,
  userId: string,
  place: Place & { now: Date },
): Promise<string> => {
  const device = (await ours(transaction, place.device)) ?? randomBytes(32).toString('base64url');
  await keep(transaction, userId, [deviceKey(device), networkKey(place.ip)], place.now);
  for (const [kind, most] of [
    ['device', mostDevices],
    ['network', mostNetworks],
  ])
    await transaction.query(
      `delete from "signInPlaces" where "userId" = $1 and "key" in (
         select "key" from "signInPlaces" where "userId" = $1 and "key" like $2 order by "seenAt" desc offset $3)`,
      [userId, `${kind}:%`, most],
    );
  return device;
};

/** Remembers only the network. */
export const rememberNetwork = (
  transaction: Transaction,
  userId: string,
  { ip, now }: Pick<Place, 'ip'> & { now: Date },
): Promise<unknown> => keep(transaction, userId, [networkKey(ip)], now);

const keep = (transaction: Transaction, userId: string, keys: readonly string[], now: Date) =>
  transaction.query(
    `insert into "signInPlaces" ("userId", "key", "seenAt") select $1, unnest($2::text[]), $3
     on conflict ("userId", "key") do update set "seenAt" = excluded."seenAt"`,
    [userId, keys, now],
  );

const ours = async (transaction: Transaction, device: string | undefined): Promise<string | null> => {
  if (!device) return null;
  const found = await transaction.query('select 1 from "signInPlaces" where "key" = $1 limit 1', [
    deviceKey(device),
  ]);
  return found.length > 0 ? device : null;
};

/** Forgets the devices and networks of this account, except the network of this address. */
export const forgetPlaces = async (transaction: Transaction, userId: string, but?: string): Promise<void> => {
  await transaction.query('delete from "signInPlaces" where "userId" = $1 and "key" <> $2', [
    userId,
    but === undefined ? '' : networkKey(but),
  ]);
};

/** The address of a request, and its truncated user agent. */
export const callerOf = ({ ip, headers }: FastifyRequest): { ip: string; agent: string | undefined } => ({
  ip,
  agent: headers['user-agent']?.replace(/[^\x20-\x7e]/g, '').slice(0, 300) || undefined,
});

/** Displayed part of an address: the network of an IPv6 one. */
export const shownNetwork = (ip: string): string => {
  const caller = callerAt(ip);
  return caller.includes(':') ? `${caller}::/64` : caller;
};
