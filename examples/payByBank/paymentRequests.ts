import type { Charge, Charged, Gateway } from 'talentbench/plugin';
import { z } from 'zod';

/** Seconds until the payment service is asked again whether a company has paid. */
const hourly = 60 * 60;
/** Less than the time that TalentBench waits for an answer. */
const timeLimit = 15_000;

const paymentRequest = z.object({
  reference: z.string().min(1),
  status: z.enum(['open', 'paid', 'canceled']),
  reason: z.string().nullish(),
});

/**
 * The gateway over the payment service's API. `POST /payment-requests` sends a company a request to pay, once per
 * `Idempotency-Key`; repeated, it answers how that request stands.
 */
export const openPaymentRequests = (setting: (name: string) => string | undefined): Gateway => {
  const url = setting('PAY_BY_BANK_URL');
  const token = setting('PAY_BY_BANK_TOKEN');
  if (!url || !URL.canParse(url))
    throw new Error('PAY_BY_BANK_URL must be the address of the payment service');
  if (!token) throw new Error('PAY_BY_BANK_TOKEN must be set');
  return {
    charge: async (charge) => {
      const response = await fetch(new URL('payment-requests', url), {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': charge.key,
        },
        body: JSON.stringify(requestOf(charge)),
        signal: AbortSignal.timeout(timeLimit),
      });
      // A refused request has moved no money. Anything else is not known, and is asked again.
      if (response.status === 422) return { status: 'Failed', why: 'payments.not-charged' };
      if (!response.ok) throw new Error(`The payment service answered ${response.status}`);
      return chargedOf(paymentRequest.parse(await response.json()));
    },
  };
};

const requestOf = ({ amount, currency, invoice, payer }: Charge) => ({
  amount,
  currency,
  invoice: invoice.id,
  payer: { id: invoice.companyId, ...payer },
});

const chargedOf = ({ status, reference, reason }: z.output<typeof paymentRequest>): Charged => {
  switch (status) {
    case 'open':
      return { status: 'Pending', askAgain: hourly, reference };
    case 'paid':
      return { status: 'Completed', reference };
    case 'canceled':
      return { status: 'Failed', why: reason ?? 'payments.sent-back' };
  }
};
