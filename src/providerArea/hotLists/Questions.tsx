import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  useGetList,
  useGetMany,
  useLocale,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
  useUpdate,
} from 'react-admin';
import { nextStates } from '../../../domain/change/moves.ts';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import {
  type HotListQuestion,
  hotListQuestions,
} from '../../../domain/contract/hotLists/hotListQuestions.ts';
import type { HotList } from '../../../domain/contract/hotLists/hotLists.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { writeMoment } from '../../components/fields/writeDay.ts';
import { EditDialog } from '../../components/screens/dialogs/EditDialog.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';

/** Open ones come first, the one that has waited longest on top. */
const openFirst = {
  pagination: { page: 1, perPage: 300 },
  sort: { field: 'status', order: 'DESC' as const },
};

/** What people from outside asked, and what they were answered. */
export const Questions = () => {
  const translate = useTranslate();
  const list = useRecordContext<HotList>();
  const { data = [] } = useGetList<HotListQuestion>(
    'hotListQuestions',
    { ...openFirst, filter: { hotListId: list?.id } },
    { enabled: list !== undefined && list.status !== 'Draft' },
  );
  const ids = data.flatMap(({ candidateId }) => candidateId ?? []);
  const { data: people } = useGetMany<Candidate>('candidates', { ids }, { enabled: ids.length > 0 });
  const [answered, setAnswered] = useState<HotListQuestion | null>(null);
  const refresh = useRefresh();
  if (!list || data.length === 0) return null;
  const count = data.filter(({ status }) => status === 'Open').length;
  const nameOf = (id: string | null) => id && (people?.find((one) => one?.id === id)?.name ?? id);
  return (
    <Panel title={translate(`hotLists.questions.${count > 0 ? 'open' : 'title'}`, { count })}>
      <Box component="ul" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
        {data.map((question) => (
          <Box component="li" key={question.id} sx={{ overflowWrap: 'anywhere' }}>
            <Asked question={question} list={list} candidate={nameOf(question.candidateId)} />
            <Handled question={question} />
            <Acts question={question} onAnswer={() => setAnswered(question)} />
          </Box>
        ))}
      </Box>
      {answered && (
        <AnswerDialog
          question={answered}
          onClose={() => {
            setAnswered(null);
            refresh();
          }}
        />
      )}
    </Panel>
  );
};

interface AskedProps {
  question: HotListQuestion;
  list: HotList;
  /** The name of the candidate whom it requests. */
  candidate: string | null;
}

const Asked = ({ question, list, candidate }: AskedProps) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { name, email, text, kind, createdAt } = question;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Link href={`mailto:${email}?subject=${encodeURIComponent(list.title)}`}>{email}</Link>
        {kind === 'Request' && (
          <StatusChip
            value="Requested"
            label={translate('hotLists.questions.request', { name: candidate })}
          />
        )}
        <Typography variant="body2" color="textSecondary">
          {writeMoment(createdAt, locale)}
        </Typography>
      </Box>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
    </>
  );
};

/** Who answered and what, or who ticked it off. */
const Handled = ({ question }: { question: HotListQuestion }) => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { status, sentAnswer, handledBy, handledAt, notMeAt } = question;
  const said = { name: handledBy, at: handledAt && writeMoment(handledAt, locale) };
  return (
    <>
      {status !== 'Open' && (
        <Box sx={{ mt: 1, pl: 1.5, borderLeft: '3px solid', borderColor: 'divider' }}>
          <Typography variant="body2" color="textSecondary">
            {translate(`hotLists.questions.${status === 'Answered' ? 'answered' : 'doneBy'}`, said)}
          </Typography>
          {sentAnswer && <Typography sx={{ whiteSpace: 'pre-line' }}>{sentAnswer}</Typography>}
        </Box>
      )}
      {notMeAt && (
        <Typography variant="body2" color="warning" sx={{ mt: 1 }}>
          {translate('hotLists.questions.wrongAddress')}
        </Typography>
      )}
    </>
  );
};

const Acts = ({ question, onAnswer }: { question: HotListQuestion; onAnswer: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const may = useMay('edit', 'hotListQuestions', question);
  const [update, { isPending }] = useUpdate();
  const { id, name, status, notMeAt } = question;
  const states = may ? nextStates(hotListQuestions, 'status', status, 'provider') : [];
  if (states.length === 0) return null;
  const named = (act: string) => ({
    children: translate(`hotLists.questions.${act}`),
    'aria-label': `${translate(`hotLists.questions.${act}`)}: ${name}`,
  });
  const move = (to: 'Done' | 'Open', done: string) => () =>
    update(
      'hotListQuestions',
      { id, data: { status: to }, previousData: question },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(`hotLists.questions.${done}`, { type: 'success' }),
        onError: notifyFailure,
        onSettled: refresh,
      },
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {notMeAt === null && (
        <Button
          variant={status === 'Open' ? 'contained' : 'outlined'}
          onClick={onAnswer}
          {...named('answer')}
        />
      )}
      {states.includes('Done') && (
        <Button
          variant="outlined"
          loading={isPending}
          onClick={move('Done', 'markedDone')}
          {...named('done')}
        />
      )}
      {states.includes('Open') && (
        <Button
          variant="outlined"
          loading={isPending}
          onClick={move('Open', 'reopened')}
          {...named('reopen')}
        />
      )}
    </Box>
  );
};

/** The answer is mailed, so it is written beside the question. */
const AnswerDialog = ({ question, onClose }: { question: HotListQuestion; onClose: () => void }) => {
  const translate = useTranslate();
  const { id, name, text } = question;
  return (
    <EditDialog
      resource="hotListQuestions"
      id={id}
      title={translate('hotLists.questions.answerTitle', { name })}
      lead={text}
      submitLabel={translate('hotLists.questions.send')}
      saved="hotLists.questions.sent"
      fields={['answer']}
      required={['answer']}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {translate('hotLists.questions.answerHint')}
      </Typography>
    </EditDialog>
  );
};
