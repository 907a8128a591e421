import { useLocation } from 'react-router-dom';
import {
  type AnswerWay,
  type PreparedAnswer,
  readAnswer,
} from '../../../domain/contract/deals/answerAddress.ts';

/** The prepared answer in the address of the page; null if there is none, or one of another way. */
export const usePrepared = (way?: AnswerWay): PreparedAnswer | null => {
  const prepared = readAnswer(useLocation());
  return way === undefined || prepared?.way === way ? prepared : null;
};
