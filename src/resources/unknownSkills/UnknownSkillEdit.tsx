import { Edit, SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { changedFields } from '../../components/screens/changedFields.ts';
import { PageActions } from '../../components/screens/PageActions.tsx';
import { RemoveButton } from '../../components/screens/RemoveButton.tsx';
import { RowTitle } from '../../components/screens/RowTitle.tsx';
import { useListPath } from '../../components/screens/useListPath.ts';
import { useRowQuery } from '../../components/screens/useRowQuery.ts';
import { WhenRead } from '../../components/screens/WhenRead.tsx';
import { useStaleQuestion } from '../../components/stale/useStaleQuestion.tsx';
import { MeaningInputs } from './MeaningInputs.tsx';

/** Says what a name means. Nothing is taken over before it is saved. */
export const UnknownSkillEdit = () => {
  const listPath = useListPath();
  const { onError, question } = useStaleQuestion();
  return (
    <Edit
      mutationMode="pessimistic"
      mutationOptions={{ onError }}
      redirect={() => listPath}
      transform={(form, options) => changedFields(form, options?.previousData)}
      title={<RowTitle />}
      actions={<PageActions />}
      queryOptions={useRowQuery()}
      render={(read) => (
        <WhenRead read={read}>
          <SimpleForm
            warnWhenUnsavedChanges
            sx={{ maxWidth: 720, p: { xs: 2, md: 3 } }}
            toolbar={
              <Toolbar sx={{ justifyContent: 'space-between', position: 'static' }}>
                <SaveButton />
                <RemoveButton />
              </Toolbar>
            }
          >
            <MeaningInputs />
          </SimpleForm>
          {question}
        </WhenRead>
      )}
    />
  );
};
