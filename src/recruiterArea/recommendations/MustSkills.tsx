import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { skillKey } from '../../../domain/skills/spelling.ts';
import type { CriteriaForm } from './criteriaForm.ts';
import { ToggleChip } from './ToggleChip.tsx';
import { toggled } from './toggled.ts';
import { useCriteria } from './useCriteria.ts';

/** The recognized skills, each with a "must have" switch, which doubles its weight but excludes nobody. */
export const MustSkills = () => {
  const translate = useTranslate();
  const label = useId();
  const { setValue } = useFormContext<CriteriaForm>();
  const { skills, musts } = useCriteria();
  if (skills.length === 0) return null;
  return (
    <Box role="group" aria-labelledby={label} sx={{ mb: 1 }}>
      <Typography id={label} color="textSecondary" sx={{ fontSize: 13, mb: 0.75 }}>
        {translate('recommendations.form.musts')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {skills.map((skill) => (
          <ToggleChip
            key={skill}
            label={skill}
            name={translate('recommendations.form.must', { skill })}
            pressed={musts.includes(skillKey(skill))}
            onToggle={() => setValue('musts', toggled(musts, skillKey(skill)))}
          />
        ))}
      </Box>
    </Box>
  );
};
