import { useEffect } from 'react';
import { useNotify, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useActor } from '../contract/useActor.ts';
import { onKeepDrafts, takeDraft, writeDraft } from './drafts.ts';

/** Inside a form: saves its input when an idle session ends, and restores it after the next sign-in. */
export const KeepDraft = () => {
  const { getValues, setValue, formState } = useFormContext();
  const { dirtyFields } = formState;
  const notify = useNotify();
  const { userId } = useActor();
  const form = useResourceContext() ?? 'form';

  useEffect(
    () =>
      onKeepDrafts(() => {
        const typed = Object.keys(dirtyFields).map((field) => [field, getValues(field)] as const);
        if (typed.length) writeDraft(form, userId, Object.fromEntries(typed));
      }),
    [dirtyFields, getValues, form, userId],
  );

  useEffect(() => {
    // The form sets its initial values in an effect of the same render, overwriting earlier ones.
    const timer = setTimeout(() => {
      const draft = takeDraft(form, userId);
      if (!draft) return;
      for (const [field, value] of Object.entries(draft)) setValue(field, value, { shouldDirty: true });
      notify('settings.idle.draft', { type: 'info' });
    });
    return () => clearTimeout(timer);
  }, [setValue, notify, form, userId]);
  return null;
};
