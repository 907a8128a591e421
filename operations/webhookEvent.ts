import { z } from 'zod';
import type { HookEvent } from '../domain/settings/hookBody.ts';
import { words } from './inputs.ts';

/** Body of a message to a connected service that has no format of its own. */
export const webhookEvent: z.ZodType<HookEvent> = z
  .object({ id: z.int(), event: words, title: words, link: words, createdAt: words })
  .meta({ id: 'WebhookEvent' });
