import { Edit } from 'react-admin';
import { editableFields } from '../../components/contract/fieldsFor.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useNoun } from '../../components/contract/useNoun.ts';
import { changedFields } from '../../components/screens/changedFields.ts';
import { PageActions } from '../../components/screens/PageActions.tsx';
import { RowTitle } from '../../components/screens/RowTitle.tsx';
import { useRowQuery } from '../../components/screens/useRowQuery.ts';
import { WhenRead } from '../../components/screens/WhenRead.tsx';
import { StaleDialog } from '../../components/stale/StaleDialog.tsx';
import { useKeepYours } from '../../components/stale/useKeepYours.ts';
import { useStale } from '../../components/stale/useStale.ts';
import { TemplateForm } from './TemplateForm.tsx';

/** Changes a template; contracts made from it keep the text they were made with. */
export const TemplateEdit = () => {
  const noun = useNoun();
  const fields = editableFields(useActor(), noun.name);
  const { stale, onError, takeTheirs, dismiss } = useStale();
  const { keep, saving } = useKeepYours(onError, dismiss);
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
          {stale && (
            <StaleDialog
              stale={stale}
              saving={saving}
              onTakeTheirs={takeTheirs}
              onKeepYours={() => keep(stale)}
              onLater={dismiss}
            />
          )}
        </WhenRead>
      )}
    />
  );
};
