import Box from '@mui/material/Box';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useGetList, useListContext, useRecordContext } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { CandidateTag } from '../../../domain/contract/hiring/candidateTags.ts';
import { TagChip } from './TagChip.tsx';

const Known = createContext<ReadonlyMap<string, readonly CandidateTag[]>>(new Map());

/** Loads the tags of these candidates with one request. */
export const Tags = ({ ids, children }: { ids: readonly string[]; children: ReactNode }) => {
  const { data } = useGetList<CandidateTag>(
    'candidateTags',
    {
      filter: { candidateId: ids },
      pagination: { page: 1, perPage: 1000 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: ids.length > 0 },
  );
  const known = useMemo(() => Map.groupBy(data ?? [], ({ candidateId }) => candidateId), [data]);
  return <Known value={known}>{children}</Known>;
};

/** The same for the candidates of the enclosing list. */
export const ListTags = ({ children }: { children: ReactNode }) => {
  const { data: candidates = [] } = useListContext<Candidate>();
  return <Tags ids={candidates.map(({ id }) => id)}>{children}</Tags>;
};

/** The tags of the candidate in context; renders nothing if there are none. */
export const TagLine = () => {
  const candidate = useRecordContext<Candidate>();
  const tags = useContext(Known).get(candidate?.id ?? '') ?? [];
  if (tags.length === 0) return null;
  return (
    <Box component="span" className="tags" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {tags.map(({ id, tag }) => (
        <TagChip key={id} tag={tag} />
      ))}
    </Box>
  );
};
