import { BlockList, isIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAddresses, isWithin, readRanges } from './addresses.ts';

const row = (value: string | null, enabled = true) =>
  ({ kind: 'security', key: 'ipRestriction', userId: null, enabled, value }) as const;

describe('a list of IP addresses', () => {
  it('is parsed by lines or commas, and invalid entries are named', () => {
    expect(readRanges('203.0.113.7\n2001:db8::/32, 10.0.0.0/8 256.1.1.1 10.0.0.0/33 here')).toEqual({
      ranges: ['203.0.113.7', '2001:db8::/32', '10.0.0.0/8'],
      faults: ['256.1.1.1', '10.0.0.0/33', 'here'],
    });
  });

  it('matches the same addresses as Node’s own block list', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.ipV4(), fc.ipV6()),
        fc.oneof(fc.ipV4(), fc.ipV6()),
        fc.nat(128),
        fc.boolean(),
        (base, other, bits, near) => {
          const six = isIPv6(base);
          const length = six ? bits : bits % 33;
          const ip = near ? base : other;
          const system = new BlockList();
          system.addSubnet(base, length, six ? 'ipv6' : 'ipv4');
          const kind = isIPv6(ip) ? 'ipv6' : 'ipv4';
          fc.pre(
            !/^::ffff:/i.test(base) && !/^(0{1,4}:){5}ffff:/i.test(base) && kind === (six ? 'ipv6' : 'ipv4'),
          );
          expect(isWithin(ip, [`${base}/${length}`])).toBe(system.check(ip, kind));
        },
      ),
    );
  });

  it('recognizes an IPv4 address mapped to IPv6', () => {
    expect(isWithin('::ffff:203.0.113.7', ['203.0.113.0/24'])).toBe(true);
    expect(isWithin('::ffff:203.0.114.7', ['203.0.113.0/24'])).toBe(false);
  });

  it('never matches an invalid address', () => {
    for (const address of ['', 'browser', '1.2.3', '::g'])
      expect(isWithin(address, ['0.0.0.0/0', '::/0'])).toBe(false);
  });

  it('cannot be saved if it is empty, invalid, or would lock out its editor', () => {
    expect(() => checkAddresses(row('', true), '203.0.113.7')).toThrow('Enter at least one address or range');
    expect(() => checkAddresses(row('nowhere'), '203.0.113.7')).toThrow(
      'Not a valid address or range: nowhere',
    );
    expect(() => checkAddresses(row('10.0.0.0/8'), '203.0.113.7')).toThrow(
      'This would lock you out. Your address is 203.0.113.7.',
    );
    checkAddresses(row('10.0.0.0/8', false), '203.0.113.7');
    checkAddresses(row('10.0.0.0/8\n203.0.113.7'), '203.0.113.7');
  });
});
