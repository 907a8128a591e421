import { RequestShow } from '../../resources/requests/RequestShow.tsx';
import { NextSteps } from './NextSteps.tsx';

/** A request with what comes after an accepted proposal. */
export const RecruiterRequestShow = () => (
  <RequestShow next={(proposal) => <NextSteps proposal={proposal} />} />
);
