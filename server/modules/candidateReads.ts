import type { FastifyInstance } from 'fastify';
import { operations } from '../../operations/index.ts';
import type { GuardOptions } from '../requests/guard.ts';
import { operate } from '../requests/operate.ts';
import {
  readAwardClashes,
  readCandidateFacets,
  readCommonHours,
  readProfileCompleteness,
  readRateCaps,
  readResumeExcerpts,
  readTimeline,
} from '../store/change.ts';

/**
 * `GET /api/v1/facets/candidates`, `/commonHours/candidates` and `/excerpts/candidates`, `timeline` and `completeness` below `/api/v1/candidates/{id}`,
 * `GET /api/v1/awardClashes/proposals` and `POST /api/v1/rateCaps`
 */
export const candidateRoutes = (app: FastifyInstance, options: GuardOptions) => {
  operate(app, options, operations.candidateFacets, readCandidateFacets);
  operate(app, options, operations.commonHours, readCommonHours);
  operate(app, options, operations.resumeExcerpts, readResumeExcerpts);
  operate(app, options, operations.timeline, readTimeline);
  operate(app, options, operations.profileCompleteness, readProfileCompleteness);
  operate(app, options, operations.awardClashes, readAwardClashes);
  operate(app, options, operations.rateCaps, readRateCaps);
};
