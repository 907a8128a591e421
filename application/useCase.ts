import type { AskMatching } from '../domain/matching/market/questions.ts';
import type { UnitOfWork } from './unitOfWork.ts';

type Act<I, T> = (work: UnitOfWork, input: I) => Promise<T>;

/** One call of an operation by someone who may call it, with valid input. */
export type Course<I> = {
  /** Acts in a transaction of its own: none is open while the matchmaker is asked. */
  step<T>(act: Act<I, T>): Promise<T>;
  /** The step whose result is the answer. A repeated call gets that answer, and acts no second time. */
  finish<T>(act: Act<I, T>): Promise<T>;
  ask: AskMatching;
};

/** What an operation does, for the server and for the demo. */
export type UseCase<I, A> = (course: Course<I>) => Promise<A>;

export const inOneStep =
  <I, A>(act: Act<I, A>): UseCase<I, A> =>
  ({ finish }) =>
    finish(act);
