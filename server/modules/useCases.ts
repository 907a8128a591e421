import type { FastifyInstance } from 'fastify';
import type { UnitOfWork } from '../../application/unitOfWork.ts';
import type { Course, UseCase } from '../../application/useCase.ts';
import { caseNamed, useCases } from '../../application/useCases.ts';
import { NotReady } from '../../domain/errors.ts';
import { type AnswerOf, type InputOf, type OperationName, operationNamed } from '../../operations/index.ts';
import type { Operation } from '../../operations/operation.ts';
import { pluginOperations } from '../../operations/pluginOperations.ts';
import { type GuardOptions, inSession, send } from '../requests/guard.ts';
import { rememberAnswer } from '../requests/idempotency.ts';
import { answerOf, route, takeLimits } from '../requests/operate.ts';
import type { Answer, Work } from '../requests/work.ts';
import { workOf } from '../store/change.ts';

const named: { [N in keyof typeof useCases]: UseCase<InputOf<N>, AnswerOf<N>> } = useCases;

/**
 * The operations that need the rows and the matchmaker alone: those of the product, which the demo binds alike, and those
 * of plugins.
 */
export const caseRoutes = (app: FastifyInstance, options: GuardOptions) => {
  for (const name of [...Object.keys(named), ...pluginOperations.entries().map(([name]) => name)])
    addRoute(app, options, name);
};

const addRoute = (app: FastifyInstance, options: GuardOptions, name: string) => {
  const operation = operationNamed(name as OperationName);
  route(app, operation, async (request, reply, read) => {
    let isCounted = false;
    /** Reads the input after the session was checked, and counts the call in its first step. */
    const begin = async (work: Work) => {
      const input = read() as never;
      if (!isCounted) await takeLimits(work, operation);
      return [workOf(work), input] as const;
    };
    let kept: Answer | undefined;
    const course: Course<never> = {
      step: async (act) => {
        const done = await inSession(options, request, async (work) => act(...(await begin(work))));
        isCounted = true;
        return done;
      },
      finish: async <T>(act: (work: UnitOfWork, input: never) => Promise<T>) => {
        kept = await inSession(options, request, (work) =>
          rememberAnswer(work, request, async () =>
            stored(operation, answerOf(operation, await act(...(await begin(work))), work.now)),
          ),
        );
        return kept.body as T;
      },
      ask: (question) =>
        options.matching
          ? options.matching.ask(question, options.clock())
          : Promise.reject(NotReady('server.matching-starting')),
    };
    const answer = await caseNamed(name)(course);
    return send(reply, kept ?? answerOf(operation, answer, options.clock()));
  });
};

/** With the status of what was stored, where the operation has one. */
const stored = ({ statuses = {} }: Operation, answer: Answer): Answer =>
  201 in statuses ? { ...answer, status: 201 } : answer;
