import { useDataProvider } from 'react-admin';
import { tidied } from '../../../domain/documentText/readDocument.ts';
import { type ReadableResume, useExtensions } from '../../components/extensions.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { noReading, type PluginReading } from './draft.ts';

/** Milliseconds for one resume. */
const timeLimit = 60_000;

/** Asks the readers of plugins what a resume says; the first that answers counts. A reader that fails is named and keeps no draft away. */
export const useTextReaders = () => {
  const { textReaders } = useExtensions();
  const dataProvider = useDataProvider<DataProvider>();
  return async (resume: ReadableResume): Promise<PluginReading & { text: string | null }> => {
    let failed: PluginReading = noReading;
    for (const { labelKey, read } of textReaders) {
      const signal = AbortSignal.timeout(timeLimit);
      try {
        const answer = await Promise.race([read(resume, { dataProvider, signal }), ended(signal)]);
        const text = resume.text ?? (answer?.text ? tidied(answer.text) : null);
        if (answer && text !== null)
          return { reader: { labelKey, isFailed: false }, fields: answer.fields, text };
      } catch (error) {
        console.error(`The reader ${labelKey} could not read a resume.`, error);
        failed = { reader: { labelKey, isFailed: true }, fields: {} };
      }
    }
    return { ...failed, text: resume.text };
  };
};

const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
