import { shownPlace } from '../../platform/siteAddress.ts';

type Draft = Record<string, unknown>;

const saveFunctions = new Set<() => void>();

/** One form's draft in this tab, by user, page and noun. */
const keyOf = (form: string, userId: string) => `draft.${userId}.${shownPlace().pathname}.${form}`;

/** Lets every open form save its input: the session is about to end. */
export const keepDrafts = () => {
  for (const keep of saveFunctions) keep();
};

/** Calls `keep` when drafts must be saved. Returns an unsubscribe function. */
export const onKeepDrafts = (keep: () => void) => {
  saveFunctions.add(keep);
  return () => {
    saveFunctions.delete(keep);
  };
};

export const writeDraft = (form: string, userId: string, draft: Draft) =>
  sessionStorage.setItem(keyOf(form, userId), JSON.stringify(draft));

export const hasDraft = (form: string, userId: string): boolean =>
  sessionStorage.getItem(keyOf(form, userId)) !== null;

/** The input of this form from before the session ended, once. */
export const takeDraft = (form: string, userId: string): Draft | null => {
  const key = keyOf(form, userId);
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return kept === null ? null : (JSON.parse(kept) as Draft);
};
