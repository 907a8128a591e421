import type { Rows } from '../../contract/index.ts';
import type { Language } from '../../contract/languages.ts';
import type { Row } from '../../contract/noun.ts';
import type { Question } from '../../contract/reports/question.ts';
import { questionFaults } from '../../reports/questionFaults.ts';
import { queuedBy } from '../../reports/queued.ts';
import { fill } from '../../words/fill.ts';
import type { Behavior } from '../behavior.ts';
import type { Values } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';
import { mailRow, mailSubject } from '../notifications/mail.ts';
import { languageOf } from '../notifications/notificationRows.ts';
import { datesIn } from '../notifications/writeDates.ts';

export const reports: Behavior<Rows['reports']> = {
  faults: (row) => questionFaults(row as Question),
  // A report is queued for the person who asks for it.
  stamp: (before, after, { actor }) =>
    after.status === 'Processing' && before?.status !== 'Processing' ? queuedBy(actor.userId) : {},
  // The recipients of a scheduled report are notified when it is first ready, its owner of each failure.
  effects: (before, after) => {
    if (!before || !after?.scheduleId || before.status === after.status) return [];
    if (after.status === 'Ready' && before.lastGenerated === null) return [recipientsTold(after)];
    return after.status === 'Failed' ? [makerTold(after)] : [];
  },
};

export const reportTemplates: Behavior<Rows['reportTemplates']> = {
  faults: (row) => questionFaults(row as Question),
};

const recipientsTold = (report: Row): Effect =>
  afterReading([['reportSchedules', { id: report.scheduleId }]], ([schedules]) =>
    schedules.flatMap(({ recipients, authorId }) =>
      recipients.map((address) => mailTo(address, authorId, report)),
    ),
  );

/** In the language of the user with this address, or else of the schedule's owner. Former users get none. */
const mailTo = (address: string, authorId: string | null, report: Row): Effect =>
  afterReading([['users', { email: address }]], ([readers]) => {
    const reader = readers[0];
    if (reader && reader.status !== 'Active') return [];
    const speaker = reader?.id ?? authorId;
    return [
      afterReading([['preferences', { userId: speaker, kind: 'display', key: 'language' }]], ([chosen]) => {
        const language = languageOf(String(speaker), chosen);
        const row = { id: reader?.id ?? null, email: address };
        return [
          {
            kind: 'mail',
            whenFull: 'wait',
            row: mailRow('report', row, language, ready(language, report), {
              link: linkTo(report),
              reportId: report.id,
            }),
          },
        ];
      }),
    ];
  });

const linkTo = ({ id }: Row): string => `/platform-admin/reports/${id}/show`;

const ready = (language: Language, { name }: Values): string =>
  fill(mailSubject('report', language), { name: datesIn(language, String(name)) });

const makerTold = (report: Row): Effect =>
  afterReading([['users', { id: report.askedById }]], ([makers]) =>
    makers.map((person) => ({
      kind: 'notifyPerson',
      person,
      notification: {
        key: 'reports',
        code: 'reportFailed',
        values: { report: report.name },
        body: (report.failure ?? null) as string | null,
        link: linkTo(report),
      },
    })),
  );
