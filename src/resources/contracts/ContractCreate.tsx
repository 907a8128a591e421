import { NounCreate } from '../../components/screens/forms/NounCreate.tsx';
import { contractGroups } from './contractGroups.ts';

export const ContractCreate = () => <NounCreate title="pages.contracts.add" groups={contractGroups} />;
