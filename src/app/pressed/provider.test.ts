// @module-tag rest
import { pressEveryButton } from '../../testing/pressEveryButton.ts';

await pressEveryButton('provider', {
  'Invite a colleague': 'src/resources/users/team/team.test.tsx',
  'Extend the deployment': 'src/resources/deployments/deployments.test.tsx',
  'Export invoices to accounting software': 'src/resources/providerInvoices/accounting/accounting.test.tsx',
  'Statement of account': 'src/resources/providerInvoices/accounting/accounting.test.tsx',
  'Assign …': 'src/components/follow/follow.test.tsx',
});
