import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { UnknownSkill } from '../../../domain/contract/candidates/unknownSkills.ts';
import type { Suggest } from '../../../domain/skills/dictionary/suggestSkills.ts';

/** Skills with a similar spelling, for the operator to choose from. */
export const SuggestedSkills = ({ name, suggest }: { name: string; suggest: Suggest }) => {
  const translate = useTranslate();
  const label = useId();
  const { setValue } = useFormContext<UnknownSkill>();
  const [status, skill] = useWatch<UnknownSkill, ['status', 'skill']>({ name: ['status', 'skill'] });
  const suggestions = useMemo(() => suggest(name), [name, suggest]);
  const chosen = status === 'Mapped' ? skill : null;
  const choose = (id: string) => {
    setValue('status', 'Mapped', { shouldDirty: true });
    setValue('skill', id, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Box role="group" aria-labelledby={label}>
      <Typography id={label} sx={{ fontSize: 14, fontWeight: 600 }}>
        {translate('unknownSkills.suggested')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
        {suggestions.map(({ id, label: offered }) => (
          <Chip
            key={id}
            component="button"
            type="button"
            label={offered}
            aria-pressed={chosen === id}
            color={chosen === id ? 'primary' : 'default'}
            variant={chosen === id ? 'filled' : 'outlined'}
            onClick={() => choose(id)}
            sx={{ font: 'inherit', fontSize: 13, fontWeight: 600 }}
          />
        ))}
      </Box>
      <Typography color="textSecondary" sx={{ fontSize: 13 }}>
        {translate(`unknownSkills.${suggestions.length > 0 ? 'suggestedHint' : 'noneSimilar'}`)}
      </Typography>
    </Box>
  );
};
