import {
  ArrayInput,
  type ArrayInputProps,
  FormDataConsumer,
  maxValue,
  minValue,
  NumberInput,
  regex,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useTranslate,
} from 'react-admin';
import type { SkillUse } from '../../../domain/contract/fields.ts';
import { textOf } from '../../i18n/textOf.ts';
import { AddLine } from './AddLine.tsx';
import { wrappedInputs } from './wrappedInputs.ts';

/** Inputs for years and last month of use of the form's skills. */
export const SkillUsesInput = (props: Omit<ArrayInputProps, 'children'>) => {
  const translate = useTranslate();
  return (
    <ArrayInput {...props} validate={eachOnce} helperText="skillUses.hint">
      <SimpleFormIterator
        inline
        disableReordering
        disableClear
        addButton={<AddLine label="skillUses.add" />}
        sx={wrappedInputs(130)}
      >
        <FormDataConsumer>
          {({ formData }) => (
            <SelectInput
              source="skill"
              label={translate('skillUses.skill')}
              choices={((formData.skills as string[] | undefined) ?? []).map((id) => ({ id, name: id }))}
              translateChoice={false}
              validate={required()}
              helperText={false}
            />
          )}
        </FormDataConsumer>
        <NumberInput
          source="years"
          label={translate('skillUses.yearsOf')}
          step={1}
          validate={years}
          helperText={false}
        />
        <TextInput
          source="lastUsed"
          type="month"
          label={translate('skillUses.lastUsed')}
          validate={month}
          parse={(month: string) => month || null}
          slotProps={{ inputLabel: { shrink: true } }}
          helperText={false}
        />
      </SimpleFormIterator>
    </ArrayInput>
  );
};

/** Errors of a line are shown in the line. */
const eachOnce = (uses: readonly SkillUse[] | null | undefined): string | undefined =>
  new Set(uses?.map(({ skill }) => skill)).size < (uses?.length ?? 0)
    ? textOf('list.skill-twice')
    : undefined;

const month = regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, () => textOf('date.month'));
const years = [minValue(0), maxValue(60)];
