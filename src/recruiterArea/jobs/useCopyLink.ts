import { useNotify } from 'react-admin';
import { copyText } from '../../platform/copyText.ts';
import { publicPath } from './publicPage.ts';

/** Copies the public address of a job to the clipboard. */
export const useCopyLink = () => {
  const notify = useNotify();
  return async (id: string) => {
    const address = window.location.origin + publicPath(id);
    if (await copyText(address)) notify('jobPostings.copied', { type: 'success' });
    else notify('jobPostings.notCopied', { type: 'warning', messageArgs: { address } });
  };
};
