import { useRecordContext } from 'react-admin';
import type { Request } from '../../../domain/contract/deals/requests.ts';
import { RequestShow } from '../../resources/requests/RequestShow.tsx';
import { TasksPanel } from '../tasks/TasksPanel.tsx';
import { NextSteps } from './NextSteps.tsx';

/** A request with its tasks, and with what comes after an accepted proposal. */
export const RecruiterRequestShow = () => (
  <RequestShow aside={<RequestTasks />} next={(proposal) => <NextSteps proposal={proposal} />} />
);

const RequestTasks = () => {
  const request = useRecordContext<Request>();
  return request ? <TasksPanel about={{ requestId: request.id }} name={request.position} /> : null;
};
