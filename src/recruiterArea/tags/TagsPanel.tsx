import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useGetList, useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { type CandidateTag, wordOf } from '../../../domain/contract/hiring/candidateTags.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { refusalText } from '../../components/forms/refusalText.ts';
import { validateField } from '../../components/inputs/validateField.ts';
import { Panel } from '../../components/tiles/Panel.tsx';
import { TagChip } from './TagChip.tsx';
import { useKnownTags } from './useKnownTags.ts';

/** The tags of the candidate in context, with an input that suggests those of the company. */
export const TagsPanel = () => {
  const candidate = useRecordContext<Candidate>();
  const translate = useTranslate();
  const mayAdd = useMay('create', 'candidateTags');
  if (!candidate) return null;
  return (
    <Panel title={translate('talent.tags.title')} info={translate('talent.tags.info')}>
      <TagsOf candidateId={candidate.id} mayAdd={mayAdd} />
    </Panel>
  );
};

const TagsOf = ({ candidateId, mayAdd }: { candidateId: string; mayAdd: boolean }) => {
  const translate = useTranslate();
  const known = useKnownTags();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const { data: tags = [] } = useGetList<CandidateTag>('candidateTags', {
    filter: { candidateId: [candidateId] },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
  });
  const { add, remove } = useChangeTags(candidateId);
  const has = new Set(tags.map(({ word }) => word));
  const validate = validateField('candidateTags', 'tag');
  const send = async (tag: string) => {
    if (!tag.trim()) return;
    const wrong = (await validate?.(tag)) ?? (await add(tag));
    setFault(wrong);
    if (!wrong) setTyped('');
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {tags.length > 0 && (
        <Box
          component="ul"
          aria-label={translate('talent.tags.title')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
        >
          {tags.map((row) => (
            <li key={row.id}>
              <TagChip tag={row.tag} {...(mayAdd && { onRemove: () => remove(row) })} />
            </li>
          ))}
        </Box>
      )}
      {mayAdd && (
        <Autocomplete
          freeSolo
          size="small"
          options={known.filter((tag) => !has.has(wordOf(tag)))}
          inputValue={typed}
          value={null}
          onInputChange={(_, text, reason) => reason !== 'reset' && setTyped(text)}
          onChange={(_, tag) => tag && send(tag)}
          renderInput={(params) => (
            <TextField
              {...params}
              margin="none"
              label={translate('talent.tags.add')}
              error={fault !== undefined}
              helperText={fault ?? translate('talent.tags.help')}
            />
          )}
        />
      )}
      {!mayAdd && tags.length === 0 && translate('talent.tags.none')}
    </Box>
  );
};

const useChangeTags = (candidateId: string) => {
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  const reread = () =>
    Promise.all(['candidateTags', 'timeline'].map((key) => client.invalidateQueries({ queryKey: [key] })));
  return {
    /** Returns why the tag could not be added. */
    add: async (tag: string): Promise<string | undefined> => {
      try {
        await dataProvider.create('candidateTags', { data: { candidateId, tag } });
        await reread();
        return undefined;
      } catch (error) {
        const { tag: taken } = (error as { body?: { errors?: { tag?: string } } }).body?.errors ?? {};
        return taken ?? refusalText(error);
      }
    },
    remove: async (row: CandidateTag) => {
      try {
        await dataProvider.delete('candidateTags', { id: row.id, previousData: row });
      } catch (error) {
        notify(refusalText(error), { type: 'warning' });
      }
      await reread();
    },
  };
};
