import ExpandIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { isGeneral } from '../../../domain/contract/deals/contracts.ts';
import { unknownFields } from '../../../domain/contract/deals/mergeFields.ts';
import { NounInput } from '../../components/inputs/NounInput.tsx';
import { AgreedRatesOfCandidate } from '../../resources/agreedRates/AgreedRates.tsx';
import { OverlapConfirm } from '../../resources/contracts/OverlapConfirm.tsx';
import { RateCapOfContract } from '../../resources/rateCards/RateCap.tsx';
import { PickOrType } from './PickOrType.tsx';
import { TotalHint } from './TotalHint.tsx';

const folded = ['monthlyHours', 'noticeDays', 'agreedValue', 'conversionFee', 'currency', 'body'];

/** The fields of a contract: seven visible ones, the others collapsed. */
export const ContractFields = () => {
  const translate = useTranslate();
  const contract = useRecordContext();
  const [chosen, type, candidateId, startDate, endDate] = useWatch({
    name: ['currency', 'type', 'candidateId', 'startDate', 'endDate'],
  });
  const currency = (chosen as string | null) ?? 'USD';
  const general = isGeneral({ type });
  const rate =
    currency === 'USD'
      ? translate('contractsPage.form.rate')
      : translate('contractsPage.form.rateOther', { currency });
  return (
    <>
      <Box sx={grid}>
        {!general && <PickOrType source="employee" idSource="candidateId" reference="candidates" />}
        <PickOrType
          source="client"
          idSource="recruiterId"
          reference="companies"
          filter={{ type: 'recruiter' }}
        />
        <NounInput source="type" />
        {!general && <NounInput source="rate" label={rate} />}
        <NounInput source="startDate" />
        <NounInput source="endDate" />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <NounInput source="description" />
        </Box>
      </Box>
      {!general && (
        <OverlapConfirm
          source="overlapAgreed"
          candidateId={candidateId}
          startDate={startDate}
          endDate={endDate}
          contractId={contract?.id}
        />
      )}
      {!general && <AgreedRatesOfCandidate candidateId={candidateId} />}
      {!general && <RateCapOfContract />}
      {!general && <TotalHint />}
      <MoreFields general={general} toHire={type === 'C2H'} />
    </>
  );
};

/** Expands by itself when one of its fields has an error. */
const MoreFields = ({ general, toHire }: { general: boolean; toHire: boolean }) => {
  const translate = useTranslate();
  const { errors } = useFormState();
  const [open, setOpen] = useState(false);
  const wrong = folded.some((field) => errors[field]);
  return (
    <Accordion
      disableGutters
      elevation={0}
      expanded={open || wrong}
      onChange={(_event, opened) => setOpen(opened)}
      sx={{ mt: 1, '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />} sx={{ px: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{translate('contractsPage.form.more')}</Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 0 }}>
        <Box sx={grid}>
          {!general && <NounInput source="monthlyHours" />}
          {!general && <NounInput source="noticeDays" />}
          <NounInput source="currency" />
          <Box>
            <NounInput source="agreedValue" />
            <Hint>{translate('contractsPage.form.agreedHelp')}</Hint>
          </Box>
          {toHire && (
            <Box>
              <NounInput source="conversionFee" />
              <Hint>{translate('contractsPage.form.conversionHelp')}</Hint>
            </Box>
          )}
          <Box sx={{ gridColumn: '1 / -1' }}>
            <NounInput source="body" />
            <Hint>{translate('contractsPage.form.bodyHelp')}</Hint>
            <UnknownFields />
          </Box>
        </Box>
      </AccordionDetails>
    </Accordion>
  );
};

const Hint = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ fontSize: 13 }}>
    {children}
  </Typography>
);

const UnknownFields = () => {
  const translate = useTranslate();
  const unknown = unknownFields((useWatch({ name: 'body' }) as string | null) ?? '');
  if (unknown.length === 0) return null;
  return (
    <Typography variant="body2" color="error" role="status">
      {translate('contractsPage.templates.unknown', { fields: unknown.join(', ') })}
    </Typography>
  );
};

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
  rowGap: 0.5,
};
