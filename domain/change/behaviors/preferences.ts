import type { Rows } from '../../contract/index.ts';
import { incomingKey, isIncoming, namedIn, readIncoming } from '../../contract/platform/incoming.ts';
import type { Preference } from '../../contract/platform/preferences.ts';
import { Invalid } from '../../errors.ts';
import { checkAddresses } from '../../settings/addresses.ts';
import { checkFeature } from '../../settings/checkFeature.ts';
import { firstPlatform } from '../../settings/platform.ts';
import type { Behavior } from '../behavior.ts';
import type { Reader, Values } from '../context.ts';
import { digestStart } from '../notifications/digest.ts';

export const preferences: Behavior<Rows['preferences']> = {
  stamp: (before, after, { now }) => digestStart(before, after, now),
  // An IP allowlist must be valid. If the feature is switched off, the list can only be removed.
  check: async (before, after, { ip, platform = firstPlatform }, reader) => {
    if (isAllowlist(after) && (!isAllowlist(before) || before?.value !== after.value))
      checkFeature(platform.features, 'advancedSecurity');
    checkAddresses(after as Preference, ip);
    await checkIncoming(after, reader);
  },
};

const isAllowlist = (row: Values | null) =>
  row?.kind === 'security' && row.key === 'ipRestriction' && row.enabled;

/** Only active people of the company can be put in charge. */
const checkIncoming = async ({ companyId, kind, key, value }: Values, reader: Reader): Promise<void> => {
  if (kind !== 'work' || key !== incomingKey) return;
  if (value !== null && !isIncoming(String(value))) throw Invalid({ value: 'value.invalid' });
  const ids = namedIn(readIncoming(value as string | null));
  const people = await Promise.all(ids.map((id) => reader.find('users', id)));
  if (people.some((one) => one?.companyId !== companyId || one?.status !== 'Active'))
    throw Invalid({ value: 'tasks.not-in-company' });
};
