import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  ArrayInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useSourceContext,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { metaOf } from '../../../domain/contract/fields.ts';
import { type NounName, nounOf } from '../../../domain/contract/index.ts';
import { questionOperators } from '../../../domain/contract/reports/question.ts';
import { askableFields } from '../../../domain/reports/askable.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { useFieldChoices } from './useFieldChoices.ts';

/** The filter of a report: each condition has a field, an operator and a value. */
export const ConditionInputs = ({ noun }: { noun: NounName }) => {
  const translate = useTranslate();
  const fields = useFieldChoices(askableFields(noun));
  const operators = questionOperators.map((id) => ({ id, name: translate(`reportsPage.operators.${id}`) }));
  return (
    <Box sx={{ mt: 1 }}>
      <ArrayInput source="conditions" helperText={false}>
        <SimpleFormIterator
          inline
          fullWidth
          disableReordering
          disableClear
          getItemLabel={(place) => `${place + 1}`}
          addButton={
            <Button size="small" startIcon={<AddIcon />}>
              {translate('reportsPage.condition.add')}
            </Button>
          }
        >
          <SelectInput
            source="field"
            choices={fields}
            translateChoice={false}
            label="reportsPage.condition.field"
            helperText={false}
          />
          <SelectInput
            source="operator"
            choices={operators}
            translateChoice={false}
            defaultValue="eq"
            label="reportsPage.condition.operator"
            helperText={false}
          />
          <ConditionValue noun={noun} />
        </SimpleFormIterator>
      </ArrayInput>
    </Box>
  );
};

/** Selects one of the field's values, if the contract lists them. */
const ConditionValue = ({ noun }: { noun: NounName }) => {
  const translate = useTranslate();
  const { getSource } = useSourceContext();
  const field = useWatch({ name: getSource('field') }) as string | undefined;
  const schema = field === undefined ? undefined : nounOf(noun).all[field];
  const meta = schema && metaOf(schema);
  const common = { source: 'value', label: 'reportsPage.condition.value', helperText: false as const };
  const listed = meta?.column === 'boolean' ? ['true', 'false'] : meta?.values;
  if (!listed || !field)
    return <TextInput {...common} defaultValue="" parse={(text: string) => text ?? ''} />;
  const wordOf = (id: string) =>
    translate(meta?.values ? valueKey(noun, field, id) : `ra.boolean.${id}`, { _: id });
  return (
    <SelectInput
      {...common}
      defaultValue=""
      choices={listed.map((id) => ({ id, name: wordOf(id) }))}
      translateChoice={false}
    />
  );
};
