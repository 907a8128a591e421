import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { TextRead } from '../../../domain/reading/readText.ts';
import { useWriteList } from '../../components/fields/useWriteList.ts';

interface Props {
  reading: {
    skills: readonly Pick<TextRead['skills'][number], 'name' | 'quote'>[];
    ruledOut: readonly { name: string }[];
    unsure?: readonly Pick<TextRead['unsure'][number], 'name' | 'quote'>[] | undefined;
    unread: readonly string[];
    isForeign?: boolean;
    /** Skills that the dictionary does not know, and words that could not be checked. */
    names?: readonly { name: string }[];
    unchecked?: readonly string[];
  };
  /** Lines of the text that are for its reader alone. */
  around?: readonly string[];
  /** Settles whether a skill is asked for, of which the text does not tell. */
  onSettle?: (name: string, isAsked: boolean) => void;
}

/**
 * The sentence that each skill was read from, what the text rules out, what it leaves open, and the lines that were not
 * understood.
 */
export const WhatTextSays = ({
  reading: { skills, ruledOut, unsure = [], unread, isForeign = false, names = [], unchecked = [] },
  around = [],
  onSettle,
}: Props) => {
  const translate = useTranslate();
  const writeList = useWriteList();
  const group = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  /** What was settled last, and where in the list. */
  const [done, setDone] = useState<{ at: number; name: string; isAsked: boolean } | null>(null);
  const settle = (event: MouseEvent, at: number, name: string, isAsked: boolean) => {
    // The second click of two falls on the skill that moved up.
    if (event.detail > 1) return;
    setDone({ at, name, isAsked });
    onSettle?.(name, isAsked);
  };
  const isSettled = done !== null && unsure.every(({ name }) => name !== done.name);
  useEffect(() => {
    if (!isSettled) return;
    const items = group.current?.querySelectorAll('dd') ?? [];
    const next = items[Math.min(done.at, items.length - 1)]?.querySelector('button');
    (next ?? status.current)?.focus();
  }, [isSettled, done]);
  return (
    <Box sx={look}>
      {isForeign && <p>{translate('reading.foreign')}</p>}
      {skills.length > 0 && (
        <details>
          <summary>{translate('reading.quotes', { smart_count: skills.length })}</summary>
          <dl>
            {skills.map(({ name, quote }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{translate('reading.quote', { quote })}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {names.length > 0 && (
        <p>
          {translate('recommendations.found.unknown', {
            smart_count: names.length,
            names: writeList(names.map(({ name }) => name)),
          })}
        </p>
      )}
      {unchecked.length > 0 && (
        <p>
          {translate('reading.unchecked', { smart_count: unchecked.length, names: writeList(unchecked) })}
        </p>
      )}
      {ruledOut.length > 0 && (
        <p>{translate('reading.ruledOut', { skills: writeList(ruledOut.map(({ name }) => name)) })}</p>
      )}
      {unsure.length > 0 && (
        <Box
          ref={group}
          role="group"
          aria-label={translate('reading.unsure', { smart_count: unsure.length })}
          sx={{ my: 0.5 }}
        >
          <Box component="p" sx={{ fontWeight: 600 }}>
            {translate('reading.unsure', { smart_count: unsure.length })}
          </Box>
          <dl>
            {unsure.map(({ name, quote }, at) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {translate('reading.quote', { quote })}
                  {onSettle && (
                    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
                      {([true, false] as const).map((isAsked) => (
                        <Button
                          key={String(isAsked)}
                          size="small"
                          variant="outlined"
                          color="inherit"
                          aria-label={translate(`reading.${isAsked ? 'askFor' : 'doNotAskFor'}`, { name })}
                          onClick={(event) => settle(event, at, name, isAsked)}
                        >
                          {translate(`reading.${isAsked ? 'ask' : 'doNotAsk'}`)}
                        </Button>
                      ))}
                    </Box>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </Box>
      )}
      {onSettle && (
        <p ref={status} role="status" tabIndex={-1}>
          {isSettled && translate(`reading.${done.isAsked ? 'asked' : 'notAsked'}`, { name: done.name })}
        </p>
      )}
      <Lines title="reading.unread" lines={unread} />
      <Lines title="jobPostings.ad.around" lines={around} />
    </Box>
  );
};

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => {
  const translate = useTranslate();
  if (lines.length === 0) return null;
  return (
    <details>
      <summary>{translate(title, { smart_count: lines.length })}</summary>
      <ul>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
};

const look = {
  mt: 1,
  fontSize: 13,
  overflowWrap: 'anywhere',
  '& summary': { cursor: 'pointer', width: 'fit-content', py: 0.25, fontWeight: 600 },
  '& p': { m: 0 },
  '& dl': { display: 'grid', gap: 0.5, my: 0.5 },
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0 },
  '& ul': { my: 0.5, pl: 2.5 },
};
