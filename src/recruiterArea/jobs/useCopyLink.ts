import { useNotify } from 'ra-core';
import { publicPath } from './publicPage.ts';

/** Copies the public address of a job to the clipboard. */
export const useCopyLink = () => {
  const notify = useNotify();
  return async (id: string) => {
    const address = window.location.origin + publicPath(id);
    try {
      await navigator.clipboard.writeText(address);
      notify('jobPostings.copied', { type: 'success' });
    } catch {
      notify('jobPostings.notCopied', { type: 'warning', messageArgs: { address } });
    }
  };
};
