import type { Told } from '../../domain/messages/message.ts';

/** The English texts of an answer's field errors. */
export const errorTexts = (answer: { json(): { errors?: Record<string, Told> } }) => {
  const { errors } = answer.json();
  return errors && Object.fromEntries(Object.entries(errors).map(([field, { message }]) => [field, message]));
};
