import { type PaymentGateway, paymentGateways } from '../../application/paymentGateways.ts';
import type { Gateway } from '../../domain/billing/gateway.ts';
import type { Env } from '../env.ts';

type Options = {
  setting: Parameters<PaymentGateway['open']>[0];
  /** Plugins that could not be loaded. */
  leftOut: readonly string[];
  log: { error(about: object, message: string): void };
};

/**
 * The gateway that PAYMENT_GATEWAY names. If there is none of this name because a plugin was left out, the
 * server starts all the same, and payments wait as they do for a gateway that does not answer.
 */
export const openGateway = async (
  { PAYMENT_GATEWAY: name, NODE_ENV }: Pick<Env, 'PAYMENT_GATEWAY' | 'NODE_ENV'>,
  { setting, leftOut, log }: Options,
): Promise<{ gateway: Gateway; simulated: boolean }> => {
  const declared = paymentGateways.get(name);
  if (!declared) return missing(name, leftOut, log);
  const { open, simulated = false } = declared;
  if (simulated && NODE_ENV === 'production')
    throw new Error(`PAYMENT_GATEWAY=${name} moves no money and is not for production`);
  try {
    return { gateway: await open(setting), simulated };
  } catch (error) {
    throw new Error(`PAYMENT_GATEWAY=${name} cannot be used: ${(error as Error).message}`);
  }
};

const missing = (name: string, leftOut: Options['leftOut'], log: Options['log']) => {
  if (leftOut.length === 0) {
    const names = paymentGateways.entries().map(([one]) => one);
    throw new Error(`PAYMENT_GATEWAY=${name} is no payment gateway: choose one of ${names.join(', ')}`);
  }
  log.error({ gateway: name, plugins: leftOut }, `payments wait: there is no payment gateway ${name}`);
  const why = `There is no payment gateway ${name}`;
  return { gateway: { charge: () => Promise.reject(new Error(why)) }, simulated: false };
};
