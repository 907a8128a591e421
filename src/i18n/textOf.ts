import type { z } from 'zod';
import { inEnglish, messageOfIssue, readStored } from '../../domain/messages/english.ts';
import type { Message, Told } from '../../domain/messages/message.ts';
import { spoken } from './spoken.ts';

/** A message of the contract or of a row, in the language of the page. */
export const textOf = (message: Message): string => spoken(message) ?? inEnglish(message);

/** The first error that a schema found, in the language of the page. */
export const errorText = (error: z.ZodError | undefined): string | undefined => {
  const issue = error?.issues[0];
  return issue && textOf(messageOfIssue(issue));
};

/** A message that the server answered. */
export const toldText = (told: Told): string => spoken(told) ?? told.message;

/** A stored message; a text that is none stays as it is. */
export const storedText = (text: string): string => {
  const message = readStored(text);
  return message ? textOf(message) : text;
};
