import { NounEdit } from '../../components/screens/forms/NounEdit.tsx';
import { companyGroups } from './companyGroups.ts';

export const CompanyEdit = () => <NounEdit groups={companyGroups} />;
