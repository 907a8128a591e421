import { type Gateway, manualGateway, testGateway } from '../domain/billing/gateway.ts';
import type { ownGatewayNames } from '../domain/billing/gatewayNames.ts';
import { type Registry, registry } from '../domain/contract/registry.ts';

/** A payment service that can collect invoices. The server uses the one that `PAYMENT_GATEWAY` names; see docs/decisions/0101. */
export type PaymentGateway = {
  /**
   * Opens it when the server starts. `setting` reads an environment variable, or the file that `NAME_FILE`
   * names. If a setting is missing or invalid, throw an error that names it: the server then does not start.
   */
  open(setting: (name: string) => string | undefined): Promise<Gateway>;
  /** Answers in the browser-only demo, where no payment service can be called. Without it the gateway `test` does. */
  demo?(): Promise<Gateway>;
  /** Moves no money, so it works only over sample data, and never in production. */
  simulated?: boolean;
};

const own: Record<(typeof ownGatewayNames)[number], PaymentGateway> = {
  manual: { open: async () => manualGateway, demo: async () => manualGateway },
  test: { open: async () => testGateway, simulated: true },
};

/** The payment gateways by name, those of the plugins that are on among them. */
export const paymentGateways: Registry<PaymentGateway> = registry<PaymentGateway>(own);

/** What answers for a gateway in the browser-only demo. */
export const demoGateway = async (name: string): Promise<Gateway> =>
  (await paymentGateways.get(name)?.demo?.()) ?? testGateway;
