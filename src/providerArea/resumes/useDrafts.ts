import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLoadSpelling } from '../../components/inputs/useSkillSpelling.ts';
import { textOfFile } from '../../platform/documentText/textOfFile.ts';
import { type Draft, draftOf, type Failure, noReading, type PluginReading } from './draft.ts';
import { useTextReaders } from './useTextReaders.ts';

/** Resumes in one import. */
export const mostResumes = 50;

/** The drafts of the files and texts that were given, in their order, and the files that could not be read. */
export const useDrafts = () => {
  const loadSpelling = useLoadSpelling();
  const askReaders = useTextReaders();
  const translate = useTranslate();
  const [drafts, setDrafts] = useState<Draft[]>([]);
  const [failures, setFailures] = useState<Failure[]>([]);
  const [reading, setReading] = useState<{ done: number; all: number } | null>(null);
  const [hasTooMany, setTooMany] = useState(false);
  const lastId = useRef(0);
  const texts = useRef(0);
  const nextId = () => {
    lastId.current += 1;
    return lastId.current;
  };

  const addDraft = async (source: Pick<Draft, 'file' | 'text' | 'original'>, reading: PluginReading) => {
    const draft = await draftOf({ id: nextId(), ...source }, await loadSpelling(), new Date(), reading);
    setDrafts((before) => [...before, draft]);
  };

  const addFiles = async (files: readonly File[]) => {
    const taken = files.slice(0, Math.max(0, mostResumes - drafts.length));
    setTooMany(taken.length < files.length);
    for (const [done, file] of taken.entries()) {
      setReading({ done: done + 1, all: taken.length });
      const answer = await textOfFile(file);
      // Of scanned pages a plugin's reader may know the text.
      const isReadable = 'text' in answer || answer.fault === 'noText';
      const reading = isReadable
        ? await askReaders({ text: 'text' in answer ? answer.text : null, file })
        : { ...noReading, text: null };
      if (reading.text !== null)
        await addDraft({ text: reading.text, file: file.name, original: file }, reading);
      else if ('fault' in answer)
        setFailures((before) => [
          ...before,
          { id: nextId(), file: file.name, fault: answer.fault, reader: reading.reader },
        ]);
    }
    setReading(null);
  };

  return {
    drafts,
    failures,
    reading,
    hasTooMany,
    addFiles,
    addText: async (text: string) => {
      texts.current += 1;
      const file = translate('bench.resumes.pasted', { number: texts.current });
      await addDraft({ text, file, original: null }, await askReaders({ text, file: null }));
    },
    change: (id: number, changes: Partial<Draft>) =>
      setDrafts((before) => before.map((draft) => (draft.id === id ? { ...draft, ...changes } : draft))),
    remove: (id: number) => setDrafts((before) => before.filter((draft) => draft.id !== id)),
  };
};
export type Drafts = ReturnType<typeof useDrafts>;
