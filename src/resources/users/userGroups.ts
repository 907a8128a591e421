import type { FieldGroup } from '../../components/screens/forms/fieldGroups.ts';

/** The fields of a user by group. */
export const userGroups: readonly FieldGroup[] = [
  {
    labelKey: 'pages.users.person',
    fields: ['firstName', 'lastName', 'displayName', 'email', 'phone', 'title', 'avatar'],
  },
  {
    labelKey: 'pages.users.account',
    fields: [
      'userType',
      'companyId',
      'role',
      'customRoleId',
      'status',
      'statusReason',
      'verified',
      'premium',
      'agentRole',
      'accessNote',
      'twoFactor',
    ],
  },
  { labelKey: 'pages.users.background', fields: ['skills', 'education', 'certifications'] },
  { labelKey: 'pages.users.use', fields: ['lastActive', 'lastLogin', 'loginCount', 'profileViews'] },
];
