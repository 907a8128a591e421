// @module-tag nightly
import { pressEveryButton } from '../../testing/pressEveryButton.ts';

await pressEveryButton('admin', {
  'Add Recruiter': 'src/platformAdminArea/companies.test.tsx',
  'Add Provider': 'src/platformAdminArea/companies.test.tsx',
  'Add … Provider': 'src/platformAdminArea/companies.test.tsx',
  'Add … Recruiter': 'src/platformAdminArea/companies.test.tsx',
  'Add Plan': 'src/platformAdminArea/billing/plans.test.tsx',
  'Add … …': 'src/platformAdminArea/security/accessAndAudit.test.tsx',
  'Replace payment method': 'src/platformAdminArea/billing/overview.test.tsx',
  'Record a contract … on paper?': 'src/resources/contracts/signing/signing.test.tsx',
});
