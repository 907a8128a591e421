// @module-tag rest
import { test } from 'vitest';
import { pressEveryButton } from '../../testing/pressEveryButton.ts';

// 121 pages take as long as the two other consoles together, so that only the nightly run visits them.
if (process.env.EVERY_CONSOLE !== 'true') test.skip('each button of the operator’s console');
else
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
