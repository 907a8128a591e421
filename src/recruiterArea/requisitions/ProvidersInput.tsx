import SearchIcon from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import {
  AutocompleteArrayInput,
  CheckboxGroupInput,
  ReferenceArrayInput,
  useDataProvider,
  useTranslate,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ProviderFit } from '../../../domain/matching/market/providerFit.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import type { DataProvider } from '../../dataProvider/port.ts';

/** The providers to ask: those with matching candidates are found and selected, and others can be added by name. */
export const ProvidersInput = () => {
  const heading = useId();
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const { providerFit } = useDataProvider<DataProvider>();
  const { getValues, setValue } = useFormContext();
  const [found, setFound] = useState<readonly ProviderFit[] | null>(null);
  const [finding, setFinding] = useState(false);
  const find = async () => {
    const { position, skills, message } = getValues();
    setFinding(true);
    try {
      const { data } = await providerFit({
        position: position ?? '',
        skills: skills ?? [],
        message: message || null,
      });
      setFound(data);
      const chosen = new Set([
        ...((getValues('providerIds') ?? []) as string[]),
        ...data.map((one) => one.providerId),
      ]);
      setValue('providerIds', [...chosen], { shouldDirty: true, shouldValidate: true });
    } catch (error) {
      notifyFailure(error);
    } finally {
      setFinding(false);
    }
  };
  const wordsFor = ({ name, candidates, best }: ProviderFit) =>
    translate('requisitions.fitting', { name, smart_count: candidates, best });
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography id={heading} component="h2" variant="subtitle1">
        {translate('requisitions.whom')}
      </Typography>
      <Button startIcon={<SearchIcon />} loading={finding} onClick={find} sx={{ my: 1 }}>
        {translate('requisitions.find')}
      </Button>
      {found?.length === 0 && (
        <Typography color="textSecondary">{translate('requisitions.noneFit')}</Typography>
      )}
      {found && found.length > 0 && (
        <CheckboxGroupInput
          source="providerIds"
          label="requisitions.fit"
          choices={found.map((fit) => ({ id: fit.providerId, name: wordsFor(fit) }))}
          translateChoice={false}
          row={false}
          helperText={false}
        />
      )}
      <ReferenceArrayInput
        source="providerIds"
        reference="companies"
        filter={{ type: 'provider' }}
        sort={{ field: 'name', order: 'ASC' }}
      >
        <AutocompleteArrayInput
          label="requisitions.providers"
          optionText="name"
          filterToQuery={(q: string) => (q ? { q } : {})}
          helperText="requisitions.providersHint"
        />
      </ReferenceArrayInput>
    </Box>
  );
};
