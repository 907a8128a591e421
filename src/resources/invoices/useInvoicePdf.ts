import { useState } from 'react';
import { useDataProvider, useLocale, useNotify, useTranslate } from 'react-admin';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import type { Invoice } from '../../../domain/contract/billing/invoices.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { operator } from '../../platform/operator.ts';
import { printInvoice, type Seller } from './printInvoice.ts';

const seller: Seller = { ...operator, name: operator.operator || 'TalentBench' };

/** Prints an invoice in the user's language. The code that prints it is loaded on the first click. */
export const useInvoicePdf = () => {
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [isBusy, setBusy] = useState(false);
  const download = async (invoice: Invoice) => {
    setBusy(true);
    try {
      const [{ savePdf }, { data: buyer }] = await Promise.all([
        import('../../components/pdf/savePdf.ts'),
        dataProvider.getOne<Company>('companies', { id: invoice.companyId }),
      ]);
      const missing = await savePdf(
        printInvoice(invoice, buyer, seller, { locale, translate }),
        `${invoice.id}.pdf`,
      );
      if (missing.length)
        notify('contractsPage.view.missing', { type: 'warning', messageArgs: { signs: missing.join(' ') } });
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(false);
  };
  return { download, isBusy };
};
