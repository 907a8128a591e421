import type { UserType } from '../domain/contract/userTypes.ts';
import { samplePassword } from '../fixtures/signIns.ts';

/** The token of a new session of the sample user of this type. */
export const signedInAs = async (origin: string, userType: UserType): Promise<string> => {
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${userType}@talentbench.example`, password: samplePassword }),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
};
