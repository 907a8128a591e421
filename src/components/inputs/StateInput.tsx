import { SelectInput, type SelectInputProps, useRecordContext, useTranslate } from 'react-admin';
import { nextStates } from '../../../domain/change/moves.ts';
import { useActor } from '../contract/useActor.ts';
import { useNoun } from '../contract/useNoun.ts';
import { valueKey } from '../contract/valueKey.ts';

/** Offers a row's state and the ones this user may move it to; for a new row, its initial states. */
export const StateInput = ({ source, ...rest }: SelectInputProps & { source: string }) => {
  const noun = useNoun();
  const { userType } = useActor();
  const translate = useTranslate();
  const now = useRecordContext()?.[source] as string | undefined;
  const lifecycle = noun.lifecycles.find(({ field }) => field === source);
  const states = now ? [now, ...nextStates(noun, source, now, userType)] : (lifecycle?.initial ?? []);
  const choices = states.map((id) => ({ id, name: translate(valueKey(noun.name, source, id), { _: id }) }));
  return (
    <SelectInput
      {...rest}
      source={source}
      choices={choices}
      translateChoice={false}
      readOnly={choices.length < 2}
    />
  );
};
