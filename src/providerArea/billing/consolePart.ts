import BillingIcon from '@mui/icons-material/ReceiptLongOutlined';
import { defineConsolePart } from '../../components/consolePart.ts';
import { lazyScreen } from '../../components/screens/lazyScreen.ts';
import { ownInvoices } from '../../resources/invoices/index.ts';

/** The company's plan and invoices. */
export const consolePart = defineConsolePart({
  alsoFor: { '/settings': ['/invoices'] },
  resources: [ownInvoices],
  settingsTabs: [
    {
      path: 'billing',
      icon: BillingIcon,
      Page: lazyScreen(() => import('../settings/BillingTab.tsx'), 'BillingTab'),
    },
  ],
});
