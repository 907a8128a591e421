import type { FieldGroup } from '../../components/screens/forms/fieldGroups.ts';
import { NounCreate } from '../../components/screens/forms/NounCreate.tsx';
import { companyGroups } from './companyGroups.ts';

/** The fields of a new company, without verification, which follows later. */
const groupsFor = (type: string | undefined): FieldGroup[] =>
  companyGroups.map((group) => ({
    ...group,
    fields: group.fields.filter((field) => field !== 'verification' && (field !== 'type' || !type)),
  }));

/** Adds a company to the side whose list the user comes from. */
export const CompanyCreate = ({ type }: { type?: 'provider' | 'recruiter' }) => (
  <NounCreate
    title={type && `pages.companies.add.${type}`}
    groups={groupsFor(type)}
    first={type && { type }}
  />
);
