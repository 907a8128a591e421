import { useCreatePath } from 'react-admin';
import type { Application } from '../../../domain/contract/hiring/applications.ts';
import { NounList } from '../../components/screens/lists/NounList.tsx';

/** The applications for all jobs of the company; each opens on the page of its job, where it is answered. */
export const ApplicationList = () => {
  const createPath = useCreatePath();
  return (
    <NounList<Application>
      columns={['name', 'title', 'job', 'providerId', 'rate', 'status', 'received', 'decided']}
      filters={['status', 'received']}
      sort={{ field: 'received', order: 'DESC' }}
      pathOf={({ jobId }) => createPath({ resource: 'jobs', type: 'show', id: jobId })}
    />
  );
};
