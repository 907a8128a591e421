import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { copyText } from '../platform/copyText.ts';

/** A button that copies a text: its act, its label, and the message if the browser refuses. */
export const useCopy = (text: string, notCopied = 'settings.apiKeys.notCopied') => {
  const translate = useTranslate();
  const [copied, setCopied] = useState<boolean>();
  return {
    copy: async () => setCopied(await copyText(text)),
    label: translate(copied ? 'settings.apiKeys.copied' : 'settings.apiKeys.copy'),
    failure: copied === false && translate(notCopied),
  };
};
