import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useLocale,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { PoolMember } from '../../../domain/contract/hiring/talentPoolMembers.ts';
import { writeDayOf } from '../../components/fields/writeDay.ts';
import { ListedCandidateCard } from '../ListedCandidateCard.tsx';
import { LeavePoolButton } from './LeavePoolButton.tsx';

/** A pool member with its candidate, or null if the candidate is no longer listed. */
type MemberShown = PoolMember & { candidate: Candidate | null };

/** A pool member: the talent pool card, or a short form for a candidate who is no longer listed. */
export const MemberCard = () => {
  const member = useRecordContext<MemberShown>();
  if (!member) return null;
  if (!member.candidate) return <GoneCard member={member} />;
  return (
    <ResourceContextProvider value="candidates">
      <RecordContextProvider value={member.candidate}>
        <ListedCandidateCard facts={<HowTaken member={member} />}>
          <LeavePoolButton member={member} />
        </ListedCandidateCard>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
};

const GoneCard = ({ member }: { member: MemberShown }) => {
  const translate = useTranslate();
  return (
    <article>
      <div>
        <h2>{member.name}</h2>
        <p>{member.title}</p>
      </div>
      <Chip size="small" label={translate('talent.pool.gone')} sx={{ alignSelf: 'start' }} />
      <p>{translate('talent.pool.goneText')}</p>
      <HowTaken member={member} />
      <div className="acts">
        <LeavePoolButton member={member} />
      </div>
    </article>
  );
};

const HowTaken = ({ member: { createdAt, author, note } }: { member: MemberShown }) => {
  const translate = useTranslate();
  const date = writeDayOf(createdAt, useLocale() ?? 'en');
  return (
    <div>
      {note && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {note}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {translate(author ? 'talent.pool.takenInBy' : 'talent.pool.takenIn', { date, author })}
      </Typography>
    </div>
  );
};
