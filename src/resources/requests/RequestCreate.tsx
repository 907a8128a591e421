import { NounCreate } from '../../components/screens/forms/NounCreate.tsx';
import { requestGroups } from './requestGroups.ts';

const groups = requestGroups.map((group) => ({
  ...group,
  fields: group.fields.filter((field) => !['status', 'endReason', 'reason'].includes(field)),
}));

export const RequestCreate = () => <NounCreate title="pages.requests.add" groups={groups} />;
