import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import { progressOf } from '../../../domain/contract/deals/contractFigures.ts';
import { type Contract, contracts } from '../../../domain/contract/deals/contracts.ts';
import { nameOfRow } from '../../../domain/words/nameOfRow.ts';

/** The elapsed share of a contract's term, as a bar and a figure. */
export const ContractProgress = ({ now = new Date() }: { now?: Date }) => {
  const contract = useRecordContext<Contract>();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  if (!contract) return null;
  const progress = progressOf(contract, now);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 84 }}>
      <LinearProgress
        variant="determinate"
        value={progress}
        aria-label={translate('contractsPage.progressOf', { name: nameOfRow(contracts, contract, locale) })}
        sx={{ flex: 1, minWidth: 40 }}
      />
      <Typography component="span" variant="body2" sx={{ minWidth: 38, textAlign: 'right' }}>
        {(progress / 100).toLocaleString(locale, { style: 'percent' })}
      </Typography>
    </Box>
  );
};
