import { paymentTermDays } from '../../domain/billing/monthlyRun.ts';
import { newRow } from '../../domain/change/newRow.ts';
import {
  clientInvoiceReminder,
  clientInvoicesToRemind,
  commissionsToCharge,
} from '../../domain/change/notifications/clientInvoices.ts';
import { concerning } from '../../domain/change/notifications/concerned.ts';
import { addDays, monthAfter, utcDay } from '../../domain/time/days.ts';
import { carryOut, carryOutInOrder } from '../effects.ts';
import type { RowJob } from './rowJob.ts';

/** Reminds clients of invoices that are past their due date, once. */
export const clientInvoiceReminders: RowJob<'providerInvoices'> = {
  due: clientInvoicesToRemind,
  atOnce: 100,
  act: async (work, invoice) => {
    await carryOutInOrder(
      work,
      concerning(clientInvoiceReminder(invoice), { noun: 'providerInvoices', row: invoice }),
    );
    await work.rows.system.patch('providerInvoices', { id: invoice.id }, { remindedDate: utcDay(work.now) });
    return true;
  },
};

/**
 * Charges a provider's commission of past months as one invoice of the platform for each currency. Credit notes count
 * against it; a sum that is not positive waits for later invoices.
 */
export const commissionCharges: RowJob<'providerInvoices'> = {
  due: commissionsToCharge,
  atOnce: 1,
  unlocked: true,
  act: async (work, { providerId, currency }) => {
    const { hold, system } = work.rows;
    const month = monthAfter(utcDay(work.now), 0);
    await hold(`client invoices of ${providerId}`, 'alone');
    const open = await system.findAllToChange('providerInvoices', { providerId, currency, chargedIn: null });
    const charged = open.filter(({ issuedDate }) => issuedDate < month);
    const amount = charged.reduce((sum, { commission }) => sum + commission, 0);
    if (amount <= 0) return false;
    const lastMonth = monthAfter(month, -1);
    await carryOut(work, {
      kind: 'create',
      noun: 'invoices',
      by: 'system',
      row: newRow('invoices', work, {
        companyId: providerId,
        plan: `Commission ${lastMonth.slice(0, 7)}`,
        amount,
        currency,
        periodStart: lastMonth,
        periodEnd: addDays(month, -1),
        dueDate: addDays(utcDay(work.now), paymentTermDays),
      }),
      following: ({ id: chargedIn }) =>
        charged.map(({ id }) => ({
          kind: 'revise',
          noun: 'providerInvoices',
          where: { id },
          values: () => ({ chargedIn }),
          along: true,
        })),
    });
    return true;
  },
};
