import type { FastifyInstance, FastifyReply } from 'fastify';
import { certificateOf } from '../../signing/cms.ts';
import { knownCertificates } from '../../signing/identity.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { AppOptions } from '../options.ts';

export const sealPath = '/.well-known/talentbench-seal';

/** The certificate that seals signed contracts, for everybody who wants to know whose seal a file has. */
export const sealCertificate = (
  app: FastifyInstance,
  { database, signing, publicUrl }: Pick<AppOptions, 'database' | 'signing' | 'publicUrl'>,
) => {
  const read = () => signing?.certificates ?? inTransaction(database, knownCertificates);
  const withHead = (reply: FastifyReply) => reply.header('cache-control', 'public, max-age=300');
  const access = { config: { access: 'public' as const } };
  app.get(`${sealPath}.json`, access, async (_request, reply) => {
    const certificates = await read();
    return withHead(reply).send({
      // Null until the first contract is sealed.
      certificate: certificates && {
        ...certificateOf(certificates),
        pem: `${publicUrl?.() ?? ''}${sealPath}.pem`,
      },
    });
  });
  app.get(`${sealPath}.pem`, access, async (_request, reply) => {
    const certificates = await read();
    return certificates
      ? withHead(reply).type('application/x-pem-file').send(certificates)
      : reply.code(404).send('No contract has been sealed yet.\n');
  });
};
