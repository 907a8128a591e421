import { Refusal } from '../errors.ts';
import type { Message } from '../messages/message.ts';

/** Kinds of errors that SCIM clients tell apart (RFC 7644, 3.12). */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'uniqueness';

/** A refusal as SCIM clients read it. */
export class ScimRefusal extends Refusal {
  readonly scimType: ScimType;

  constructor(scimType: ScimType, reason: Message) {
    super(scimType === 'uniqueness' ? 409 : 400, reason);
    this.scimType = scimType;
  }
}
