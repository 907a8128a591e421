import type { Language } from '../../../domain/contract/languages.ts';
import { fill } from '../../../domain/words/fill.ts';
import { serverTexts } from '../../texts/texts.ts';
import type { Subject } from './subjectOf.ts';

/** The subject of a link as part of a sentence. */
export const whatEnds = (language: Language, subject: Subject): string => {
  const { topics, emails, emailsAndInbox, report, reportWithoutName, newsletter, hotLists, asker, signer } =
    serverTexts[language].unsubscribe;
  if (subject.kind === 'newsletter') return newsletter;
  if (subject.kind === 'hotList') return fill(hotLists, { provider: subject.provider });
  if (subject.kind === 'asker') return fill(asker, { provider: subject.provider });
  if (subject.kind === 'signer') return fill(signer, { provider: subject.provider });
  if (subject.kind === 'report')
    return subject.name ? fill(report, { name: subject.name }) : reportWithoutName;
  return fill(subject.inInbox ? emailsAndInbox : emails, { topic: topics[subject.topic] });
};
