import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { RadioButtonGroupInput, useLocale, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import {
  type UnknownSkill,
  unknownSkillStatuses,
} from '../../../domain/contract/candidates/unknownSkills.ts';
import { loadDictionary } from '../../../domain/skills/dictionary/loadDictionary.ts';
import { suggester } from '../../../domain/skills/dictionary/suggestSkills.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { timeAgo } from '../../components/tiles/timeAgo.ts';
import { SkillChoice } from './SkillChoice.tsx';
import { SuggestedSkills } from './SuggestedSkills.tsx';

/** The dictionary of skills with its search for similar spellings; loaded on first use. */
const useDictionary = () =>
  useQuery({
    queryKey: ['dictionary'],
    queryFn: async () => {
      const dictionary = await loadDictionary();
      return { dictionary, suggest: suggester(dictionary) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

const words: Record<(typeof unknownSkillStatuses)[number], string> = {
  New: 'later',
  Mapped: 'mapped',
  'A Skill of Its Own': 'own',
};

/** The name as entered, its number of occurrences, and the three possible meanings. */
export const MeaningInputs = () => {
  const row = useRecordContext<UnknownSkill>();
  const translate = useTranslate();
  const locale = useLocale();
  const status = useWatch<UnknownSkill, 'status'>({ name: 'status' });
  const { data, error, refetch } = useDictionary();
  if (!row) return null;
  const isOwn = status === 'A Skill of Its Own';
  const when = timeAgo(row.lastSeen, new Date(), locale);
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      <div>
        <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          {translate('unknownSkills.means', { name: row.name })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('unknownSkills.seen', { smart_count: row.seen, when })}
        </Typography>
      </div>
      {error && (
        <CouldNotLoad title={translate('unknownSkills.failed')} error={error} onRetry={() => refetch()} />
      )}
      {data && !isOwn && <SuggestedSkills name={row.name} suggest={data.suggest} />}
      <RadioButtonGroupInput
        source="status"
        label={false}
        row={false}
        choices={unknownSkillStatuses.map((id) => ({
          id,
          name: translate(`unknownSkills.${words[id]}`),
        }))}
        translateChoice={false}
        helperText={isOwn ? 'unknownSkills.ownHint' : false}
      />
      {data && status === 'Mapped' && <SkillChoice name={row.name} found={data} />}
    </Box>
  );
};
