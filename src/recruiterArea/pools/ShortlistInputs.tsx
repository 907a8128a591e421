import { RadioButtonGroupInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Pool } from '../../../domain/contract/hiring/talentPools.ts';
import { validateField } from '../../components/inputs/validateField.ts';

/** The option for a new pool. */
export const newPool = 'new';

interface Props {
  pools: readonly Pool[];
  /** The pools that already contain all of the candidates. */
  isIn: ReadonlySet<string>;
}

/** Inputs for the pool, the name of a new one, and the reason for adding the candidate. */
export const ShortlistInputs = ({ pools, isIn }: Props) => {
  const translate = useTranslate();
  const poolId = useWatch({ name: 'poolId' });
  const choices = pools.map(({ id, name }) =>
    isIn.has(id)
      ? { id, name: translate('talent.shortlist.already', { name }), disabled: true }
      : { id, name },
  );
  return (
    <>
      <RadioButtonGroupInput
        source="poolId"
        label="talent.shortlist.pool"
        choices={[...choices, { id: newPool, name: translate('talent.shortlist.another') }]}
        translateChoice={false}
        row={false}
        helperText={false}
        sx={{ '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere' } }}
      />
      {poolId === newPool && (
        <TextInput
          source="name"
          label="talent.shortlist.name"
          helperText={false}
          fullWidth
          autoFocus={pools.length > 0}
          isRequired
          validate={validateField('talentPools', 'name')}
        />
      )}
      <TextInput
        source="note"
        label="talent.shortlist.note"
        helperText={false}
        fullWidth
        multiline
        validate={validateField('talentPoolMembers', 'note')}
      />
    </>
  );
};
