import { NounShow } from '../../components/screens/NounShow.tsx';
import { contractGroups } from './contractGroups.ts';

export const ContractShow = () => <NounShow groups={contractGroups} />;
