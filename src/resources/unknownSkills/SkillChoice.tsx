import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { UnknownSkill } from '../../../domain/contract/candidates/unknownSkills.ts';
import type { SkillDictionary } from '../../../domain/skills/dictionary/dictionary.ts';
import type { Suggest } from '../../../domain/skills/dictionary/suggestSkills.ts';
import { textOf } from '../../i18n/textOf.ts';

const mostOffered = 12;

interface Props {
  name: string;
  found: { dictionary: SkillDictionary; suggest: Suggest };
}

/** Selects any skill of the dictionary, searched by spelling. */
export const SkillChoice = ({ name, found: { dictionary, suggest } }: Props) => {
  const translate = useTranslate();
  const { field, fieldState } = useController<UnknownSkill, 'skill'>({
    name: 'skill',
    rules: { validate: (skill) => Boolean(skill) || textOf('candidates.map-skill') },
  });
  const [typed, setTyped] = useState('');
  const options = useMemo(
    () => suggest(typed || name, mostOffered).map(({ id }) => id),
    [typed, name, suggest],
  );
  const labelOf = (id: string) =>
    translate('unknownSkills.chosen', { label: dictionary.skills.get(id)?.label ?? id, id });
  const message = fieldState.error?.message;
  return (
    <Autocomplete<string>
      value={field.value || null}
      options={options}
      filterOptions={(all) => all}
      getOptionLabel={labelOf}
      onInputChange={(_, words, reason) => setTyped(reason === 'input' ? words : '')}
      onChange={(_, id) => field.onChange(id)}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={translate('unknownSkills.search')}
          error={Boolean(message)}
          helperText={message && translate(message, { _: message })}
        />
      )}
    />
  );
};
