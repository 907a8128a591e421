import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { Panel } from '../../components/tiles/Panel.tsx';

/**
 * Every skill, those with years of experience first, with the years if the provider states them, and whether it
 * has confirmed the skill.
 */
export const ProfileSkills = ({ candidate }: { candidate: Candidate }) => {
  const { skills, skillUses, confirmedSkills, skillsConfirmed } = candidate;
  const translate = useTranslate();
  const month = new Intl.DateTimeFormat(useLocale(), { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const writeMonth = (date: string) => month.format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`));
  const useOf = new Map(skillUses.map((use) => [use.skill, use]));
  const yearsOf = (skill: string) => useOf.get(skill)?.years ?? -1;
  const ordered = skills.toSorted((one, other) => yearsOf(other) - yearsOf(one));
  return (
    <Panel title={translate('talent.profile.skills')}>
      <Box component="ul" sx={grid}>
        {ordered.map((skill) => {
          const { years = null, lastUsed = null } = useOf.get(skill) ?? {};
          const known = [
            years !== null && translate('skillUses.years', { smart_count: years }),
            lastUsed !== null && translate('skillUses.last', { month: writeMonth(lastUsed) }),
            skillsConfirmed !== null &&
              confirmedSkills.includes(skill) &&
              translate('skillUses.confirmedBadge', { month: writeMonth(skillsConfirmed) }),
          ].filter(Boolean);
          return (
            <Box component="li" key={skill} sx={{ minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {skill}
              </Typography>
              {known.length > 0 && (
                <Typography variant="body2" color="textSecondary">
                  {known.join(', ')}
                </Typography>
              )}
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
};

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
};
