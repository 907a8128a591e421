import { z } from 'zod';
import { words } from './inputs.ts';

/** Body of a message to a connected service that has no format of its own (Slack and Microsoft Teams do). */
export const webhookEvent = z
  .object({ id: z.int(), event: words, title: words, link: words, createdAt: words })
  .meta({ id: 'WebhookEvent' });
export type WebhookEvent = z.infer<typeof webhookEvent>;
