import { afterEach, expect, it } from 'vitest';
import type { Charge } from '../../domain/billing/gateway.ts';
import { installProduct } from '../../plugins/testing/installProduct.ts';
import type { Env } from '../configuration/env.ts';
import { openGateway } from './openGateway.ts';

afterEach(() => installProduct());

const logged: string[] = [];
const open = (name: string, { leftOut = [] as string[], NODE_ENV = 'development' as Env['NODE_ENV'] } = {}) =>
  openGateway(
    { PAYMENT_GATEWAY: name, NODE_ENV },
    {
      setting: (variable) => (variable === 'WALLET_TOKEN' ? 'secret' : undefined),
      leftOut,
      log: { error: (_, message) => logged.push(message) },
    },
  );

it('the gateway that simulates payments is refused in production', async () => {
  expect((await open('test')).simulated).toBe(true);
  expect((await open('manual', { NODE_ENV: 'production' })).simulated).toBe(false);
  await expect(open('test', { NODE_ENV: 'production' })).rejects.toThrow(
    'PAYMENT_GATEWAY=test moves no money and is not for production',
  );
});

it('a gateway of a plugin is opened with its settings', async () => {
  const given: unknown[] = [];
  const charge = async () => ({ status: 'Completed' as const });
  installProduct([
    {
      name: 'wallet',
      paymentGateways: {
        wallet: {
          open: async (setting) => {
            given.push(setting('WALLET_TOKEN'), setting('OTHER'));
            return { charge };
          },
        },
      },
    },
  ]);
  expect(await open('wallet')).toEqual({ gateway: { charge }, simulated: false });
  expect(given).toEqual(['secret', undefined]);
});

it('one that cannot be opened stops the start, with its reason', async () => {
  installProduct([
    {
      name: 'wallet',
      paymentGateways: { wallet: { open: () => Promise.reject(new Error('WALLET_URL must be set')) } },
    },
  ]);
  await expect(open('wallet')).rejects.toThrow(
    'PAYMENT_GATEWAY=wallet cannot be used: WALLET_URL must be set',
  );
});

it('an unknown one stops the start, unless a plugin was left out: then payments wait', async () => {
  await expect(open('wallet')).rejects.toThrow(
    'PAYMENT_GATEWAY=wallet is no payment gateway: choose one of manual, test',
  );
  const { gateway } = await open('wallet', { leftOut: ['wallet'] });
  expect(logged).toEqual(['payments wait: there is no payment gateway wallet']);
  const charge: Charge = {
    key: 'TXN-1/1',
    invoice: { id: 'INV-1', companyId: 'CO-001' },
    payer: { name: 'Corvane', email: null },
    amount: 100,
    currency: 'EUR',
    kind: 'PayPal',
    method: null,
    reference: null,
  };
  await expect(gateway.charge(charge, new Date())).rejects.toThrow('There is no payment gateway wallet');
});
