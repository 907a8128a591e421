import { type PaymentGateway, paymentGateways } from '../../application/paymentGateways.ts';
import type { Gateway } from '../../domain/billing/gateway.ts';
import type { Env } from '../configuration/env.ts';
import { openNamed } from '../configuration/openNamed.ts';

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
  const simulated = paymentGateways.get(name)?.simulated ?? false;
  if (simulated && NODE_ENV === 'production')
    throw new Error(`PAYMENT_GATEWAY=${name} moves no money and is not for production`);
  const choice = { variable: 'PAYMENT_GATEWAY', name, kind: 'payment gateway', declared: paymentGateways };
  const gateway = await openNamed({ ...choice, leftOut }, ({ open }) => open(setting));
  return { gateway: gateway ?? missing(name, leftOut, log), simulated };
};

const missing = (name: string, leftOut: Options['leftOut'], log: Options['log']): Gateway => {
  log.error({ gateway: name, plugins: leftOut }, `payments wait: there is no payment gateway ${name}`);
  return { charge: () => Promise.reject(new Error(`There is no payment gateway ${name}`)) };
};
