import { date, oneOf, optional, text, whole } from '../fields.ts';
import { anyMove, defineNoun, type RowOf } from '../noun.ts';

const complianceStatuses = ['In Progress', 'Compliant', 'Not Applicable'] as const;

/** A compliance framework that the platform is audited against. */
export const complianceFrameworks = defineNoun({
  name: 'complianceFrameworks',
  label: 'Compliance Framework',
  plural: 'Compliance',
  prefix: 'CF',
  fields: {
    framework: text('Framework', 60),
    status: oneOf('Status', complianceStatuses),
    lastAudit: optional(date('Last Audit')),
    nextAudit: optional(date('Next Audit')),
    score: optional(whole('Score', 0, 100)),
  },
  pastDates: ['lastAudit'],
  datesInOrder: [['lastAudit', 'nextAudit']],
  search: ['framework'],
  title: 'framework',
  lifecycles: [
    { field: 'status', initial: complianceStatuses, moves: anyMove(complianceStatuses, ['admin']) },
  ],
});
export type ComplianceFramework = RowOf<typeof complianceFrameworks>;
