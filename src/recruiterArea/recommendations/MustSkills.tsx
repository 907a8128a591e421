import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { skillKey } from '../../../domain/skills/spelling.ts';
import type { CriteriaForm } from './criteriaForm.ts';
import { ToggleChip } from './ToggleChip.tsx';
import { toggled } from './toggled.ts';
import { useCriteria } from './useCriteria.ts';

/** A search for more skills than these can be reduced to those that are must-haves. */
const manySkills = 12;

/** The recognized skills, each with a "must have" switch, which doubles its weight but excludes nobody. */
export const MustSkills = () => {
  const translate = useTranslate();
  const label = useId();
  const { setValue } = useFormContext<CriteriaForm>();
  const { skills, musts } = useCriteria();
  const [others, setOthers] = useState<readonly string[]>([]);
  if (skills.length === 0) return null;
  const isMust = (skill: string) => musts.includes(skillKey(skill));
  const left = skills.filter(isMust);
  const isLong = skills.length > manySkills && left.length > 0 && left.length < skills.length;
  const isReduced = others.length > 0 && left.length === skills.length;
  const reduce = () => {
    setOthers(isReduced ? [] : skills.filter((skill) => !isMust(skill)));
    setValue('skills', isReduced ? [...skills, ...others] : left, { shouldDirty: true });
  };
  return (
    <Box role="group" aria-labelledby={label} sx={{ mb: 1 }}>
      <Typography id={label} color="textSecondary" sx={{ fontSize: 13, mb: 0.75 }}>
        {translate('recommendations.form.musts')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {(isLong || isReduced) && (
          <ToggleChip label={translate('reading.mustsOnly')} pressed={isReduced} onToggle={reduce} />
        )}
        {skills.map((skill) => (
          <ToggleChip
            key={skill}
            label={skill}
            name={translate('recommendations.form.must', { skill })}
            pressed={isMust(skill)}
            onToggle={() => setValue('musts', toggled(musts, skillKey(skill)))}
          />
        ))}
      </Box>
    </Box>
  );
};
