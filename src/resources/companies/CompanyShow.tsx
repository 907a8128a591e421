import { NounShow } from '../../components/screens/NounShow.tsx';
import { companyGroups } from './companyGroups.ts';

export const CompanyShow = () => <NounShow groups={companyGroups} />;
