import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { interviewInvitation } from '../../../domain/calendar/interviewInvitation.ts';
import type { User } from '../../../domain/contract/accounts/users.ts';
import type { Interview } from '../../../domain/contract/hiring/interviews.ts';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import type { PipelineEntry } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { saveFile } from '../../components/download/saveFile.ts';
import { useInterviewWords } from './useInterviewWords.ts';

/** Downloads the interview as an .ics file in the user's language; a calendar adds, moves or removes it. */
export const useDownloadInvitation = () => {
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const { when, people } = useInterviewWords();
  const [busy, setBusy] = useState(false);

  const write = async (interview: Interview, { name, title, jobId }: PipelineEntry): Promise<string> => {
    const [users, jobs] = await Promise.all([
      dataProvider.getMany<User>('users', { ids: interview.authorId ? [interview.authorId] : [] }),
      dataProvider.getMany<Job>('jobs', { ids: jobId ? [jobId] : [] }),
    ]);
    const author = users.data[0];
    const words = {
      summary: translate('pipeline.ics.summary', { name, position: jobs.data[0]?.title ?? title }),
      description: [when(interview), people(interview), interview.notes].filter(Boolean).join('\n'),
    };
    return interviewInvitation(
      interview,
      words,
      author ? { name: author.fullName, email: author.email } : null,
    );
  };

  const download = async (interview: Interview, entry: PipelineEntry) => {
    setBusy(true);
    try {
      const text = await write(interview, entry);
      saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${interview.id}.ics`);
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(false);
  };
  return { download, busy };
};
