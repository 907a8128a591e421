import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { FunnelStep } from '../../../domain/insight/platform/dealFunnel.ts';

/** How many deals reached each step, and their share of those sent. */
export const Funnel = ({ steps }: { steps: readonly { step: FunnelStep; deals: number }[] }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const sent = steps[0]?.deals ?? 0;
  if (sent === 0) return <Typography color="textSecondary">{translate('deals.funnel.none')}</Typography>;
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {steps.map(({ step, deals }) => (
        <Box component="li" key={step} sx={line}>
          <span>{translate(`deals.funnel.${step}`)}</span>
          <Box aria-hidden sx={{ height: 20, borderRadius: '6px', bgcolor: 'action.hover' }}>
            <Box
              sx={{
                height: 1,
                width: `${(100 * deals) / sent}%`,
                minWidth: deals > 0 ? 4 : 0,
                borderRadius: '6px',
                bgcolor: 'primary.main',
              }}
            />
          </Box>
          <Box component="span" sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
            <strong>{deals.toLocaleString(locale)}</strong>{' '}
            {(deals / sent).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 })}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(96px, 130px) minmax(0, 1fr) 84px', sm: '170px minmax(0, 1fr) 104px' },
  alignItems: 'center',
  columnGap: 1.5,
};
