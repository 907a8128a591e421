import { useTranslate } from 'react-admin';
import { documentLimits } from '../../../domain/documentText/limits.ts';
import type { Failure } from './draft.ts';
import { mostResumes } from './useDrafts.ts';

export const limitsOfResumes = {
  files: mostResumes,
  size: documentLimits.file / 1_000_000,
  pages: documentLimits.pages,
};

/** Why a file could not be read, and by which plugin's reader neither. */
export const useFailureWords = () => {
  const translate = useTranslate();
  return ({ file, fault, reader }: Failure): string => {
    const words = translate(`bench.resumes.faults.${fault}`, { ...limitsOfResumes, file });
    return reader
      ? `${words} ${translate('bench.resumes.readerFailedToo', { reader: translate(reader.labelKey) })}`
      : words;
  };
};
