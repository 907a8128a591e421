import type { Faults } from '../../messages/message.ts';
import { flag, longText, oneOf, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { settingFault } from './platformOptions.ts';

const preferenceKinds = ['notification', 'security', 'display', 'platform', 'work'] as const;

/**
 * One setting of a person, of a company (no user), or of the platform (neither): notifications, security
 * settings, language, time zone, date format, and who takes on what arrives.
 */
export const preferences = defineNoun({
  name: 'preferences',
  label: 'Preference',
  plural: 'Preferences',
  prefix: 'PREF',
  fields: {
    companyId: optional(reference('Company', 'companies', 'removed')),
    userId: optional(reference('User', 'users', 'removed')),
    kind: oneOf('Kind', preferenceKinds),
    key: text('Key', 60),
    label: text('Label'),
    description: optional(text('Description', 300)),
    enabled: flag('Enabled'),
    value: optional(longText('Value', 2000)),
  },
  fixed: ['companyId', 'userId', 'kind', 'key'],
  defaults: { enabled: false },
  alwaysAudited: true,
  search: ['label', 'description'],
  title: 'label',
  check: ({ kind, key, enabled, value }): Faults => {
    if (kind === 'notification' && ['sms', 'smsNotifications'].includes(key) && enabled)
      return { enabled: 'settings.no-text-messages' };
    const fault = settingFault({ kind, key, value });
    return fault === null ? {} : { value: fault };
  },
});
export type Preference = RowOf<typeof preferences>;
