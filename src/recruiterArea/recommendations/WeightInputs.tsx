import ExpandIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { defaultWeights, type Part, parts, spreadWeights } from '../../../domain/matching/weights.ts';
import { halvesOf } from '../scores/halves.ts';
import type { CriteriaForm } from './criteriaForm.ts';
import { useCriteria } from './useCriteria.ts';

/** Custom weights, collapsed by default. Only their ratio matters. */
export const WeightInputs = () => {
  const translate = useTranslate();
  const content = useId();
  const [open, setOpen] = useState(false);
  const { setValue } = useFormContext<CriteriaForm>();
  const { weights } = useCriteria();
  const isNothing = parts.every((part) => weights[part] === 0);
  return (
    <Box sx={{ mt: 1.5 }}>
      <Button
        fullWidth
        color="inherit"
        aria-expanded={open}
        aria-controls={content}
        endIcon={<ExpandIcon sx={{ transform: open ? 'rotate(180deg)' : undefined }} />}
        onClick={() => setOpen(!open)}
        sx={{ justifyContent: 'space-between', px: 0.5 }}
      >
        {translate('recommendations.form.weights')}
        <Typography component="span" color="textSecondary" sx={{ ml: 'auto', fontSize: 13 }}>
          {translate('recommendations.form.weightsOf', halvesOf(spreadWeights(weights)))}
        </Typography>
      </Button>
      <Box id={content} hidden={!open} sx={{ px: 0.5 }}>
        {parts.map((part) => (
          <WeightInput key={part} part={part} />
        ))}
        {isNothing && (
          <Typography role="status" variant="body2" color="textSecondary">
            {translate('recommendations.form.allNought')}
          </Typography>
        )}
        <Button size="small" onClick={() => setValue('weights', defaultWeights)}>
          {translate('recommendations.form.resetWeights')}
        </Button>
      </Box>
    </Box>
  );
};

const WeightInput = ({ part }: { part: Part }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext<CriteriaForm>();
  const named = translate(`recommendations.parts.${part}`);
  const weight = useCriteria().weights[part];
  return (
    <Box sx={{ mb: 0.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', fontSize: 13 }}>
        <span aria-hidden>{named}</span>
        <Box component="span" aria-hidden sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {weight}
        </Box>
      </Box>
      <Box sx={{ px: 1 }}>
        <Slider
          size="small"
          aria-label={translate('recommendations.form.weightNamed', { part: named })}
          min={0}
          max={100}
          value={weight}
          onChange={(_, value) => setValue(`weights.${part}`, value as number)}
        />
      </Box>
    </Box>
  );
};
