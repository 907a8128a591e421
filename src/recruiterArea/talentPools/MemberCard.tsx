import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useLocale,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { TalentCard } from '../TalentCard.tsx';
import { LeavePoolButton } from './LeavePoolButton.tsx';
import type { MemberShown } from './PoolPeople.tsx';

/** Somebody in a pool: the card of the talent pool, or what is left of a person who is not on the market any more. */
export const MemberCard = () => {
  const member = useRecordContext<MemberShown>();
  if (!member) return null;
  if (!member.candidate) return <GoneCard member={member} />;
  return (
    <ResourceContextProvider value="candidates">
      <RecordContextProvider value={member.candidate}>
        <TalentCard facts={<HowTaken member={member} />}>
          <LeavePoolButton member={member} />
        </TalentCard>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
};

const GoneCard = ({ member }: { member: MemberShown }) => {
  const translate = useTranslate();
  return (
    <Card
      component="article"
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, p: 2.5, height: '100%' }}
    >
      <div>
        <Typography component="h2" sx={{ fontWeight: 650, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
          {member.name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {member.title}
        </Typography>
      </div>
      <Chip size="small" label={translate('talent.pool.gone')} sx={{ alignSelf: 'start' }} />
      <Typography variant="body2" color="textSecondary">
        {translate('talent.pool.goneText')}
      </Typography>
      <HowTaken member={member} />
      <Typography component="div" sx={{ mt: 'auto' }}>
        <LeavePoolButton member={member} />
      </Typography>
    </Card>
  );
};

const HowTaken = ({ member: { createdAt, author, note } }: { member: MemberShown }) => {
  const translate = useTranslate();
  const date = new Date(createdAt).toLocaleDateString(useLocale(), { dateStyle: 'medium' });
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
