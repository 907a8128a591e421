import type { Rows } from '../../contract/index.ts';
import type { Preference } from '../../contract/platform/preferences.ts';
import { checkAddresses } from '../../settings/addresses.ts';
import { checkFeature } from '../../settings/checkFeature.ts';
import { firstPlatform } from '../../settings/platform.ts';
import type { Behavior } from '../behavior.ts';
import type { Values } from '../context.ts';
import { digestStart } from '../notifications/digest.ts';

export const preferences: Behavior<Rows['preferences']> = {
  stamp: (before, after, { now }) => digestStart(before, after, now),
  // An IP allowlist must be valid. If the feature is switched off, the list can only be removed.
  check: (before, after, { ip, platform = firstPlatform }) => {
    if (isAllowlist(after) && (!isAllowlist(before) || before?.value !== after.value))
      checkFeature(platform.features, 'advancedSecurity');
    checkAddresses(after as Preference, ip);
  },
};

const isAllowlist = (row: Values | null) =>
  row?.kind === 'security' && row.key === 'ipRestriction' && row.enabled;
