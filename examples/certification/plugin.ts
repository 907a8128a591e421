import { defineCriterion, defineNoun, definePlugin, field } from 'talentbench/plugin';

const certificates = defineNoun({
  name: 'certificates',
  label: 'Certificate',
  plural: 'Certificates',
  prefix: 'CERT',
  fields: {
    companyId: field.reference('Provider', 'companies'),
    candidateId: field.reference('Resource', 'candidates', 'removed'),
    title: field.text('Title'),
    validUntil: field.date('Valid Until'),
  },
  search: ['title'],
  title: 'title',
});
declare module '../../domain/contract/index.ts' {
  interface PluginNouns {
    certificates: typeof certificates;
  }
}
const own = { where: { companyId: '$company' } } as const;

const heldCertificates = defineCriterion({
  of: 'certificates',
  candidate: 'candidateId',
  values: ({ title, validUntil }, today) => (validUntil >= today ? [title] : []),
  labelKey: 'certification.criterion',
  reasonKey: 'certification.reason',
  points: 5,
});

export const plugin = definePlugin({
  name: 'certification',
  nouns: {
    certificates: {
      noun: certificates,
      rules: { provider: { list: own, show: own, create: own, edit: own, delete: own } },
      needs: { read: 'market.read', write: 'candidates.write' },
      personalData: [{ of: 'candidates', by: 'candidateId', removed: true }],
    },
  },
  matchingCriteria: { heldCertificates },
  consoles: { provider: () => import('./provider.tsx') },
});
