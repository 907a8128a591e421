import Box from '@mui/material/Box';
import {
  ArrayInput,
  type ArrayInputProps,
  NumberInput,
  TextInput,
  useSourceContext,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { hasTitleTwice, mostRoles, type Role, roleFields } from '../../../domain/contract/deals/roles.ts';
import { isOptional } from '../../../domain/contract/fields.ts';
import { textOf } from '../../i18n/textOf.ts';
import { FormLines } from './FormLines.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { SkillsInput } from './SkillsInput.tsx';
import { validateBy } from './validateField.ts';

/** Inputs for the roles of a requisition. */
export const RolesInput = (props: Omit<ArrayInputProps, 'children'>) => (
  <ArrayInput {...props} validate={titledOnce} helperText="requests.roles.hint">
    <FormLines label="requests.roles.add" line={newRole} most={mostRoles}>
      <RoleInputs />
    </FormLines>
  </ArrayInput>
);

const newRole: Role = {
  title: '',
  skills: [],
  minExperience: null,
  headCount: 1,
  rateMin: null,
  rateMax: null,
};

const RoleInputs = () => {
  const translate = useTranslate();
  const label = (field: string) => translate(`resources.requisitions.fields.${field}`);
  const { getSource } = useSourceContext();
  const rateMin = useWatch({ name: getSource('rateMin') });
  return (
    <Box sx={inputs}>
      <TextInput source="title" label={translate('resources.proposals.fields.role')} {...checked('title')} />
      <NumberInput source="headCount" label={label('headCount')} step={1} min={1} {...checked('headCount')} />
      <NumberInput
        source="minExperience"
        label={translate('requests.roles.minExperience')}
        step={1}
        min={0}
        {...checked('minExperience')}
      />
      <MoneyInput source="rateMin" label={label('rateMin')} {...checked('rateMin')} />
      <MoneyInput
        source="rateMax"
        label={label('rateMax')}
        {...checked('rateMax')}
        validate={(rateMax: unknown) =>
          checked('rateMax').validate(rateMax) ??
          (typeof rateMax === 'number' && typeof rateMin === 'number' && rateMax < rateMin
            ? textOf('requests.rate-range')
            : undefined)
        }
      />
      <Box sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', md: 'span 6' } }}>
        <SkillsInput source="skills" label={label('skills')} {...checked('skills')} />
      </Box>
    </Box>
  );
};

/** Validates with the schema of the role’s part. */
const checked = (field: keyof typeof roleFields) => {
  const schema = roleFields[field];
  const empty = field === 'title' ? '' : field === 'skills' ? [] : null;
  return {
    helperText: false as const,
    isRequired: !isOptional(schema) && field !== 'skills',
    validate: validateBy(schema, empty),
  };
};

/** Errors of a role are shown at its fields. */
const titledOnce = (roles: readonly Role[] | null | undefined): string | undefined =>
  hasTitleTwice((roles ?? []).filter(({ title }) => title)) ? textOf('roles.title-twice') : undefined;

const inputs = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(12, minmax(0, 1fr))' },
  columnGap: 2,
  '& > .ra-input': { gridColumn: { md: 'span 3' } },
  '& > .ra-input-title': { gridColumn: { xs: '1 / -1', md: 'span 6' } },
};
