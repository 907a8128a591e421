import { useBasename, useCreatePath, useLocale, useTranslate } from 'react-admin';
import type { Contact, ContactKind } from '../../../domain/insight/contactHistory.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { writeDay, writeDayOf } from '../../components/fields/writeDay.ts';

/** Kinds that last until something else happens; the others happened on a day. */
const lasting: readonly ContactKind[] = ['inPipeline', 'underContract'];

/** A contact as a headline, when and by whom, and the address of its row. */
export const useContactWords = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const basename = useBasename();
  const createPath = useCreatePath();
  const dayOf = (at: string) => (at.length === 10 ? writeDay(at, locale, 'medium') : writeDayOf(at, locale));
  return ({ kind, noun, id, at, by, stage, status }: Contact) => {
    const words = {
      stage: stage && translate(valueKey('pipelineEntries', 'stage', stage)),
      status: status && translate(valueKey('contracts', 'status', status)),
    };
    const isLasting = lasting.includes(kind);
    const when = isLasting ? (by ? 'sinceBy' : 'since') : by ? 'onBy' : 'on';
    return {
      headline: translate(`talent.contacts.kinds.${kind}`, words),
      /** Without saying that it is your pipeline. */
      short: (kind === 'inPipeline' && words.stage) || translate(`talent.contacts.kinds.${kind}`, words),
      when: translate(`talent.contacts.${when}`, { date: dayOf(at), author: by }),
      path:
        noun === 'pipelineEntries'
          ? `${basename}/pipeline/${encodeURIComponent(id)}/show`
          : createPath({ resource: noun, type: 'show', id }),
    };
  };
};
