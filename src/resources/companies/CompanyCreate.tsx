import type { FieldGroup } from '../../components/screens/fieldGroups.ts';
import { NounCreate } from '../../components/screens/NounCreate.tsx';
import { companyGroups } from './companyGroups.ts';

/** What a new company is asked for; verification comes later, by itself. */
const groupsFor = (type: string | undefined): FieldGroup[] =>
  companyGroups.map((group) => ({
    ...group,
    fields: group.fields.filter((field) => field !== 'verification' && (field !== 'type' || !type)),
  }));

/** Adds a company, of the side whose list one comes from. */
export const CompanyCreate = ({ type }: { type?: 'provider' | 'recruiter' }) => (
  <NounCreate
    title={type && `pages.companies.add.${type}`}
    groups={groupsFor(type)}
    first={type && { type }}
  />
);
