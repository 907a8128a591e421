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

/** A security incident: its details, actions and timeline. */
export const IncidentShow = () => (
  <NounShow groups={groups} head={<IncidentActs />}>
    <IncidentTimeline />
  </NounShow>
);
