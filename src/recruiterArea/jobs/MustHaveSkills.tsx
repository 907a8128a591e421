import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { skillKey } from '../../../domain/skills/spelling.ts';
import { ToggleChip } from '../recommendations/ToggleChip.tsx';

/** Marks some of the job's skills as must-haves, which count double in its matches. */
export const MustHaveSkills = () => {
  const translate = useTranslate();
  const label = useId();
  const { setValue } = useFormContext();
  const [skills, musts]: [string[] | null, string[] | null] = useWatch({ name: ['skills', 'mustSkills'] });
  if (!skills?.length) return null;
  const isMust = (skill: string) => musts?.some((one) => skillKey(one) === skillKey(skill)) ?? false;
  const toggle = (skill: string) => {
    const others = skills.filter((one) => one !== skill && isMust(one));
    setValue('mustSkills', isMust(skill) ? others : [...others, skill], { shouldDirty: true });
  };
  return (
    <Box role="group" aria-labelledby={label} sx={{ mb: 2 }}>
      <Typography id={label} color="textSecondary" sx={{ fontSize: 13, mb: 0.75 }}>
        {translate('jobPostings.form.musts')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {skills.map((skill) => (
          <ToggleChip
            key={skill}
            label={skill}
            name={translate('recommendations.form.must', { skill })}
            pressed={isMust(skill)}
            onToggle={() => toggle(skill)}
          />
        ))}
      </Box>
    </Box>
  );
};
