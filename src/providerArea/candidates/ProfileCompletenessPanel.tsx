import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { EditButton, useDataProvider, useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { isNounName } from '../../../domain/contract/names.ts';
import {
  type ProfileCompleteness,
  profileParts,
  type SkillAsked,
} from '../../../domain/insight/profileCompleteness.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import type { DataProvider } from '../../dataProvider/port.ts';

/** How much of a profile is filled in, what to add next, and what the market’s searches asked for beside it. */
export const ProfileCompletenessPanel = ({ candidate: { id, version } }: { candidate: Candidate }) => {
  const translate = useTranslate();
  const { profileCompleteness } = useDataProvider<DataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['profileCompleteness', id, version],
    queryFn: () => profileCompleteness({ id }).then((answer) => answer.data),
  });
  return (
    <Panel
      title={translate('bench.person.complete.title')}
      info={translate('bench.person.complete.info')}
      action={<EditButton label="pages.candidates.editProfile" />}
    >
      {data && (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
          <Parts {...data} />
          {isNounName('searches') && <Market {...data} />}
        </Box>
      )}
      {!data && (error ? <CouldNotLoad error={error} onRetry={() => refetch()} /> : <Skeleton height={96} />)}
    </Panel>
  );
};

const Parts = ({ missing }: ProfileCompleteness) => {
  const translate = useTranslate();
  const [label, next] = [useId(), useId()];
  const all = profileParts.length;
  const filled = all - missing.length;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography id={label} sx={{ mb: 1 }}>
        {translate('bench.person.complete.filled', { filled, all })}
      </Typography>
      <LinearProgress variant="determinate" value={(100 * filled) / all} aria-labelledby={label} />
      {missing.length === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          {translate('bench.person.complete.whole')}
        </Typography>
      ) : (
        <>
          <Typography id={next} variant="subtitle2" component="h3" sx={{ mt: 2 }}>
            {translate('bench.person.complete.next')}
          </Typography>
          <Box component="ul" aria-labelledby={next} sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {missing.map((part) => (
              <Typography key={part} component="li" variant="body2" sx={{ mb: 0.5 }}>
                {translate(`bench.person.complete.parts.${part}`)}
                <Typography variant="body2" color="textSecondary" sx={{ display: 'block' }} component="span">
                  {translate(`bench.person.complete.why.${part}`)}
                </Typography>
              </Typography>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
};

const Market = ({ searches, notNamed, withoutYears }: ProfileCompleteness) => {
  const translate = useTranslate();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="h3">
        {translate('bench.person.complete.market')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {searches === 0
          ? translate('bench.person.complete.none')
          : translate('bench.person.complete.asked', { smart_count: searches })}
      </Typography>
      {searches > 0 && (
        <>
          <AskedSkills title={translate('bench.person.complete.notNamed')} skills={notNamed} />
          {withoutYears.length > 0 && (
            <AskedSkills title={translate('bench.person.complete.withoutYears')} skills={withoutYears} />
          )}
        </>
      )}
      {notNamed.length > 0 && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {translate('bench.person.complete.true')}
        </Typography>
      )}
    </Box>
  );
};

const AskedSkills = ({ title, skills }: { title: string; skills: readonly SkillAsked[] }) => {
  const translate = useTranslate();
  const heading = useId();
  return (
    <>
      <Typography id={heading} variant="body2" sx={{ mt: 1.5, mb: 0.5 }}>
        {title}
      </Typography>
      {skills.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {translate('bench.person.complete.few')}
        </Typography>
      ) : (
        <Box
          component="ul"
          aria-labelledby={heading}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
        >
          {skills.map(({ skill, searches: smart_count }) => (
            <Chip
              key={skill}
              component="li"
              variant="outlined"
              label={translate('bench.person.complete.skill', { skill, smart_count })}
            />
          ))}
        </Box>
      )}
    </>
  );
};
