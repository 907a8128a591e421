import DownIcon from '@mui/icons-material/TrendingDownOutlined';
import UpIcon from '@mui/icons-material/TrendingUpOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { DemandLevel, SkillDemand } from '../../../domain/insight/skills.ts';

/** One skill: its level of demand as a word and a bar, with the figures behind it. */
export const SkillBar = ({ skill: { skill, demand, supply, level, bar, trend } }: { skill: SkillDemand }) => {
  const translate = useTranslate();
  return (
    <Box component="li" sx={{ py: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, alignItems: 'baseline' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{skill}</Typography>
        <Typography variant="body2" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
          {translate(`demandAnalytics.skills.levels.${level}`)}
        </Typography>
      </Box>
      <Box aria-hidden sx={{ height: 8, borderRadius: '6px', bgcolor: 'action.selected', my: 0.5 }}>
        <Box
          sx={{
            height: 1,
            width: `${bar}%`,
            borderRadius: '6px',
            bgcolor: 'primary.main',
            opacity: depth[level],
          }}
        />
      </Box>
      <Typography
        variant="body2"
        color="textSecondary"
        component="div"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}
      >
        <span>{translate('demandAnalytics.skills.asked', { smart_count: demand })}</span>
        <span>{translate('demandAnalytics.skills.supplied', { smart_count: supply })}</span>
        {trend !== 0 && <Trend trend={trend} />}
      </Typography>
    </Box>
  );
};

const Trend = ({ trend }: { trend: number }) => {
  const translate = useTranslate();
  const Icon = trend > 0 ? UpIcon : DownIcon;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Icon aria-hidden sx={{ fontSize: 16 }} />
      {translate(`demandAnalytics.skills.${trend > 0 ? 'more' : 'fewer'}`, { smart_count: Math.abs(trend) })}
    </Box>
  );
};

const depth: Record<DemandLevel, number> = { 'Very High': 1, High: 0.8, Medium: 0.65, Low: 0.5 };
