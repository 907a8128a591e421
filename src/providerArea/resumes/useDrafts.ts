import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLoadSpelling } from '../../components/inputs/useSkillSpelling.ts';
import { textOfFile } from '../../platform/documentText/textOfFile.ts';
import { type Draft, draftOf, type Failure } from './draft.ts';

/** Resumes in one import. */
export const mostResumes = 50;

/** The drafts of the files and texts that were given, in their order, and the files that could not be read. */
export const useDrafts = () => {
  const loadSpelling = useLoadSpelling();
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

  const addText = async (text: string, file: string, original: File | null = null) => {
    const draft = await draftOf({ id: nextId(), file, text, original }, await loadSpelling(), new Date());
    setDrafts((before) => [...before, draft]);
  };

  const addFiles = async (files: readonly File[]) => {
    const taken = files.slice(0, Math.max(0, mostResumes - drafts.length));
    setTooMany(taken.length < files.length);
    for (const [done, file] of taken.entries()) {
      setReading({ done: done + 1, all: taken.length });
      const answer = await textOfFile(file);
      if ('text' in answer) await addText(answer.text, file.name, file);
      else setFailures((before) => [...before, { id: nextId(), file: file.name, fault: answer.fault }]);
    }
    setReading(null);
  };

  return {
    drafts,
    failures,
    reading,
    hasTooMany,
    addFiles,
    addText: (text: string) => {
      texts.current += 1;
      return addText(text, translate('bench.resumes.pasted', { number: texts.current }));
    },
    change: (id: number, changes: Partial<Draft>) =>
      setDrafts((before) => before.map((draft) => (draft.id === id ? { ...draft, ...changes } : draft))),
    remove: (id: number) => setDrafts((before) => before.filter((draft) => draft.id !== id)),
  };
};
export type Drafts = ReturnType<typeof useDrafts>;
