import { expect, test } from 'vitest';
import type { User } from '../../../domain/contract/accounts/users.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import type { UserType } from '../../../domain/contract/userTypes.ts';
import { readPdf } from '../../../domain/documentText/readPdf.ts';
import { createWorld } from '../../../fixtures/index.ts';
import { signedFile } from '../../../reportFiles/signedFile.ts';
import { readFont } from '../../testing/readFont.ts';
import { createFakerestDataProvider } from '../fakerest.ts';
import { signedIn } from '../signedIn.ts';
import { edit, list } from '../suite/open.ts';
import type { PrintSigned } from './fakerestSigned.ts';
import { openFiles } from './files.ts';
import { inMemory, inMemoryEach } from './keep.ts';
import { openWorldStore } from './worldStore.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
test('a contract that both have signed is filed for both as a PDF with their signatures, which says that it is not sealed', async () => {
  const store = openWorldStore(createWorld(now), inMemory(), () => now);
  const files = openFiles(inMemoryEach());
  let printed = 0;
  const printSigned: PrintSigned = (paper) => {
    printed++;
    return signedFile({ ...paper, sealed: false }, paper.language, readFont);
  };
  const as = (userType: UserType) => {
    const email = `${userType}@talentbench.example`;
    const user = store.rows('users').find((one) => one.email === email) as User;
    const actor = () => signedIn(user, null);
    return createFakerestDataProvider({ world: store, actor, clock: () => now, files, printSigned });
  };
  const [recruiter, provider] = [as('recruiter'), as('provider')];
  const { data: pending } = await list(recruiter, 'contracts', { filter: { status: 'Pending' } });
  const contract = pending.find(({ providerId }) => providerId === 'CO-001') as Row;
  const { data: waiting } = await list(recruiter, 'signers', {
    filter: { contractId: contract.id, side: 'recruiter' },
  });
  const { data: envelopes } = await list(recruiter, 'envelopes', { filter: { contractId: contract.id } });
  await edit(recruiter, 'signers', waiting[0] as Row, {
    status: 'Signed',
    kind: 'Typed',
    signature: 'Marcus T. Calloway',
    contentHash: envelopes[0]?.contentHash,
  });
  for (const side of [recruiter, provider]) {
    const { data: documents } = await list(side, 'contractDocuments', {
      filter: { contractId: contract.id },
    });
    const [document] = documents.filter(({ author }) => author === 'TalentBench') as [Row];
    expect(document.name).toBe(`Signed contract ${contract.id}.pdf`);
    const { data: file } = await side.getFile('contractDocuments', { id: document.id });
    const text = await readPdf(new Uint8Array(await file.arrayBuffer()));
    expect(text).toContain('Marcus T. Calloway');
    expect(text.replaceAll(/\s/g, '')).toContain(envelopes[0]?.contentHash);
    expect(text).toContain('Demo documents are not sealed.');
  }
  expect(printed).toBe(1);
});
