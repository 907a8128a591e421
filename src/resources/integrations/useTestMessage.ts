import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import type { DataProvider } from '../../dataProvider/port.ts';

type Sent = { sent: string; words?: object; onSent: () => void };

/** Sends a test message to a service, and says so with this text. */
export const useTestMessage = ({ sent, words = {}, onSent }: Sent) => {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { testIntegration } = useDataProvider<DataProvider>();
  const [testing, setTesting] = useState(false);
  const test = async (id: string) => {
    setTesting(true);
    try {
      await testIntegration({ id });
      notify(sent, { type: 'info', messageArgs: words });
      onSent();
    } catch (error) {
      notifyFailure(error);
    }
    setTesting(false);
  };
  return { test, testing };
};
