import { NounEdit } from '../../components/screens/forms/NounEdit.tsx';
import { contractGroups } from './contractGroups.ts';

export const ContractEdit = () => <NounEdit groups={contractGroups} />;
