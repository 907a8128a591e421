import { Edit } from 'react-admin';
import { editableFields } from '../../components/contract/fieldsFor.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useNoun } from '../../components/contract/useNoun.ts';
import { changedFields } from '../../components/screens/forms/changedFields.ts';
import { RowTitle } from '../../components/screens/lists/RowTitle.tsx';
import { useRowQuery } from '../../components/screens/lists/useRowQuery.ts';
import { PageActions } from '../../components/screens/PageActions.tsx';
import { WhenRead } from '../../components/screens/WhenRead.tsx';
import { useStaleQuestion } from '../../components/stale/useStaleQuestion.tsx';
import { TemplateForm } from './TemplateForm.tsx';

/** Edits a template; existing contracts keep their text. */
export const TemplateEdit = () => {
  const noun = useNoun();
  const fields = editableFields(useActor(), noun.name);
  const { onError, question } = useStaleQuestion();
  return (
    <Edit
      mutationMode="pessimistic"
      mutationOptions={{ onError }}
      redirect="list"
      transform={(form, options) => changedFields(form, options?.previousData)}
      title={<RowTitle />}
      actions={<PageActions />}
      queryOptions={useRowQuery()}
      render={(read) => (
        <WhenRead read={read}>
          <TemplateForm fields={fields} removable />
          {question}
        </WhenRead>
      )}
    />
  );
};
