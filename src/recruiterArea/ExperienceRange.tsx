import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';

const most = 15;
const marks = [0, 5, 10, most].map((value) => ({ value, label: yearsLabel(value) }));

/** A range of years of experience; the upper end of the slider means fifteen or more. */
export const ExperienceRange = () => {
  const translate = useTranslate();
  const label = useId();
  const { filterValues, setFilters } = useListContext();
  const { experience_gte: from = 0, experience_lte: to = most, ...others } = filterValues;
  const [range, setRange] = useState<number[]>([from, to]);
  useEffect(() => setRange([from, to]), [from, to]);
  const choose = ([least = 0, top = most]: number[]) =>
    setFilters({ ...others, experience_gte: least, ...(top < most && { experience_lte: top }) });
  return (
    <Box sx={{ mt: 1.5, mb: 1 }}>
      <Typography id={label} variant="body2" color="textSecondary">
        {translate('talentPoolPage.experience')}{' '}
        <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
          {translate('talentPoolPage.experienceRange', {
            from: range[0],
            to: yearsLabel(range[1] ?? most),
          })}
        </Box>
      </Typography>
      <Box sx={{ px: 1.5 }}>
        <Slider
          size="small"
          value={range}
          min={0}
          max={most}
          marks={marks}
          valueLabelDisplay="auto"
          getAriaLabel={(thumb) =>
            translate(`talentPoolPage.${thumb === 0 ? 'experienceFrom' : 'experienceTo'}`)
          }
          getAriaValueText={yearsLabel}
          onChange={(_, value) => setRange(value as number[])}
          onChangeCommitted={(_, value) => choose(value as number[])}
        />
      </Box>
    </Box>
  );
};

function yearsLabel(years: number): string {
  return years >= most ? `${most}+` : String(years);
}
