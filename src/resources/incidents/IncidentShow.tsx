import { NounShow } from '../../components/screens/NounShow.tsx';
import { IncidentActs } from './IncidentActs.tsx';
import { IncidentTimeline } from './IncidentTimeline.tsx';

const groups = [
  {
    fields: [
      'type',
      'severity',
      'status',
      'reported',
      'authorId',
      'assigneeId',
      'resolvedAt',
      'closedAt',
      'resolution',
      'description',
    ],
  },
] as const;

/** A security incident: what is known, what can be done now, and what was done so far. */
export const IncidentShow = () => (
  <NounShow groups={groups} head={<IncidentActs />}>
    <IncidentTimeline />
  </NounShow>
);
