import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { startNeeded } from '../../../domain/matching/market/startNeeded.ts';
import { skillKey } from '../../../domain/skills/spelling.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { useFactWords } from '../addedCriteria/useFactWords.ts';
import { bringsPoints, type CriteriaForm, rangeOf } from './criteriaForm.ts';
import { JobChips } from './JobChips.tsx';
import { LanguageChips } from './LanguageChips.tsx';
import { sayRange } from './sayRange.ts';
import { ToggleChip } from './ToggleChip.tsx';
import { toggled } from './toggled.ts';
import { useCriteria } from './useCriteria.ts';

/** The filters available for the criteria entered. None is on by default. */
export const OnlyWho = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const label = useId();
  const { setValue } = useFormContext<CriteriaForm>();
  const form = useCriteria();
  const { skills, only, added, addedMusts } = form;
  const sayFact = useFactWords();
  const startBy = startNeeded(form.availability, utcDay(new Date()));
  const range = rangeOf(form);
  const say = (key: string, words: object) => translate(`recommendations.form.${key}`, words);
  return (
    <Box role="group" aria-labelledby={label} sx={{ mt: 1.5 }}>
      <Typography id={label} sx={{ fontSize: 14, fontWeight: 600 }}>
        {translate('recommendations.form.only')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, my: 0.75 }}>
        {skills.map((skill) => (
          <ToggleChip
            key={skill}
            label={say('onlySkill', { skill })}
            pressed={only.skills.includes(skillKey(skill))}
            onToggle={() => setValue('only.skills', toggled(only.skills, skillKey(skill)))}
          />
        ))}
        <LanguageChips />
        <JobChips />
        {added.filter(bringsPoints).map((fact) => (
          <ToggleChip
            key={fact}
            label={sayFact(fact)}
            pressed={addedMusts.includes(fact)}
            onToggle={() => setValue('addedMusts', toggled(addedMusts, fact))}
          />
        ))}
        {startBy && (
          <ToggleChip
            label={say('onlyFree', { date: writeDay(startBy, locale, 'medium') })}
            pressed={only.free}
            onToggle={() => setValue('only.free', !only.free)}
          />
        )}
        {range && (
          <ToggleChip
            label={say('onlyRange', { range: sayRange(range, translate) })}
            pressed={only.range}
            onToggle={() => setValue('only.range', !only.range)}
          />
        )}
      </Box>
      <Typography color="textSecondary" sx={{ fontSize: 13 }}>
        {translate('recommendations.form.onlyHint')}
      </Typography>
    </Box>
  );
};
