import { createHash } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import { readStamp, type Stamp, type StampOf } from './timeStamp.ts';

/** A key with its certificate and those above it, in PEM. */
export type SigningIdentity = { key: string; certificates: string };

const { crypto } = globalThis;
const engine = new pki.CryptoEngine({ name: 'node', crypto });
pki.setEngine('node', engine);
const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
/** `id-aa-signingCertificateV2`, with which PAdES binds a signature to its certificate. */
const signingCertificate = '1.2.840.113549.1.9.16.2.47';
/** `id-aa-timeStampToken` */
const timeStampToken = '1.2.840.113549.1.9.16.2.14';
const data = '1.2.840.113549.1.7.1';
const signedData = '1.2.840.113549.1.7.2';
const years = 10;

const der = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;
const pemOf = (label: string, bytes: ArrayBuffer): string =>
  `-----BEGIN ${label}-----\n${Buffer.from(bytes).toString('base64').replace(/.{64}/g, '$&\n')}\n-----END ${label}-----\n`;
const bodiesOf = (pem: string, label: string): ArrayBuffer[] =>
  [...pem.matchAll(new RegExp(`-----BEGIN ${label}-----([\\s\\S]+?)-----END ${label}-----`, 'g'))].map(
    ([, body]) => der(Buffer.from(String(body), 'base64')),
  );

/** Makes a key and a certificate that it signs itself. */
export const makeIdentity = async (name: string, now: Date): Promise<SigningIdentity> => {
  const keys = await crypto.subtle.generateKey(
    { ...algorithm, modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  );
  const certificate = new pki.Certificate();
  certificate.version = 2;
  certificate.serialNumber = new asn1.Integer({
    valueHex: der(Buffer.concat([Buffer.from([1]), Buffer.from(crypto.getRandomValues(new Uint8Array(15)))])),
  });
  for (const party of [certificate.subject, certificate.issuer])
    party.typesAndValues.push(
      new pki.AttributeTypeAndValue({ type: '2.5.4.3', value: new asn1.Utf8String({ value: name }) }),
    );
  certificate.notBefore.value = now;
  certificate.notAfter.value = new Date(
    Date.UTC(now.getUTCFullYear() + years, now.getUTCMonth(), now.getUTCDate()),
  );
  const usage = new asn1.BitString({ valueHex: der(new Uint8Array([0xc0])), unusedBits: 6 });
  certificate.extensions = [
    new pki.Extension({
      extnID: '2.5.29.19',
      critical: true,
      extnValue: new pki.BasicConstraints({ cA: false }).toSchema().toBER(),
    }),
    new pki.Extension({ extnID: '2.5.29.15', critical: true, extnValue: usage.toBER() }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
  return {
    key: pemOf('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', keys.privateKey)),
    certificates: pemOf('CERTIFICATE', certificate.toSchema().toBER()),
  };
};

const hashOf = (bytes: ArrayBuffer): Uint8Array => createHash('sha256').update(Buffer.from(bytes)).digest();
const octets = (value: Uint8Array) => new asn1.OctetString({ valueHex: der(value) });
const list = (...value: asn1.BaseBlock[]) => new asn1.Sequence({ value });

/** The parts of a signature that vary; `wrapped` says everything around them. */
type Parts = { certificates: ArrayBuffer[]; attributes: pki.Attribute[] };

/** The attributes that are signed: the kind and the digest of the content, and the certificates. */
const attributesFor = (digest: Uint8Array, certificates: readonly ArrayBuffer[]): pki.Attribute[] => {
  const attribute = (type: string, value: asn1.BaseBlock) => new pki.Attribute({ type, values: [value] });
  return [
    attribute('1.2.840.113549.1.9.3', new asn1.ObjectIdentifier({ value: data })),
    attribute('1.2.840.113549.1.9.4', octets(digest)),
    attribute(signingCertificate, list(list(...certificates.map((one) => list(octets(hashOf(one))))))),
  ];
};

const signedDataOf = ({ certificates, attributes }: Parts): pki.SignedData => {
  const all = certificates.map((one) => pki.Certificate.fromBER(one));
  const [{ issuer, serialNumber }] = all as [pki.Certificate, ...pki.Certificate[]];
  return new pki.SignedData({
    version: 1,
    encapContentInfo: new pki.EncapsulatedContentInfo({ eContentType: data }),
    signerInfos: [
      new pki.SignerInfo({
        version: 1,
        sid: new pki.IssuerAndSerialNumber({ issuer, serialNumber }),
        signedAttrs: new pki.SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
    certificates: all,
  });
};

const wrapped = (content: pki.SignedData): Uint8Array =>
  new Uint8Array(
    new pki.ContentInfo({ contentType: signedData, content: content.toSchema(true) }).toSchema().toBER(),
  );

/** A detached CMS signature of these bytes, with the attributes that PAdES requires. */
export const signBytes = async (
  bytes: Uint8Array,
  identity: SigningIdentity,
  stampOf?: StampOf | undefined,
): Promise<Uint8Array> => {
  const certificates = bodiesOf(identity.certificates, 'CERTIFICATE');
  const [key] = bodiesOf(identity.key, 'PRIVATE KEY');
  if (certificates.length === 0 || !key)
    throw new Error('The signing key and certificate must be in PEM (PKCS #8)');
  const privateKey = await crypto.subtle.importKey('pkcs8', key, algorithm, false, ['sign']);
  const attributes = attributesFor(hashOf(der(bytes)), certificates);
  const cms = signedDataOf({ certificates, attributes });
  await cms.sign(privateKey, 0, 'SHA-256', der(bytes));
  const [signer] = cms.signerInfos;
  if (stampOf && signer) {
    const token = await stampOf(new Uint8Array(signer.signature.valueBlock.valueHexView));
    signer.unsignedAttrs = stampAttributes(token);
  }
  return wrapped(cms);
};

const stampAttributes = (token: Uint8Array) =>
  new pki.SignedAndUnsignedAttributes({
    type: 1,
    attributes: [new pki.Attribute({ type: timeStampToken, values: [asn1.fromBER(der(token)).result] })],
  });

/** `signature`: its bytes, which a time stamp is of. */
export type Sealed = {
  by: string;
  /** SHA-256 of the certificate. */
  fingerprint: string;
  validFrom: Date;
  validUntil: Date;
  stamp: Stamp | null;
};

/** What a certificate says of its owner. `fingerprint`: its SHA-256, by which a sealer is known. */
const aboutCertificate = (bytes: ArrayBuffer) => {
  const certificate = pki.Certificate.fromBER(bytes);
  const name = certificate.subject.typesAndValues.find(({ type }) => type === '2.5.4.3');
  const block: { value?: unknown } | undefined = name?.value.valueBlock;
  return {
    name: String(block?.value ?? ''),
    fingerprint: Buffer.from(hashOf(bytes)).toString('hex'),
    validFrom: certificate.notBefore.value,
    validUntil: certificate.notAfter.value,
  };
};

/** The same of the first certificate in PEM. */
export const certificateOf = (certificates: string) => {
  const [own] = bodiesOf(certificates, 'CERTIFICATE');
  if (!own) throw new Error('This is no certificate in PEM');
  return aboutCertificate(own);
};

export const fingerprintOf = (certificates: string): string => certificateOf(certificates).fingerprint;

/**
 * Whoever signed these bytes; null if the signature is not theirs, or if anything around it was changed.
 * Whether to trust the certificate is for the reader to decide.
 */
export const verifyBytes = async (bytes: Uint8Array, cms: Uint8Array): Promise<Sealed | null> => {
  try {
    const content = pki.ContentInfo.fromBER(der(cms));
    const given = new pki.SignedData({ schema: content.content });
    const certificates = (given.certificates ?? []).map((one) => (one as pki.Certificate).toSchema().toBER());
    const [signer] = given.signerInfos;
    const [own] = certificates;
    if (!signer || !own) return null;
    const expected = signedDataOf({
      certificates,
      attributes: attributesFor(hashOf(der(bytes)), certificates),
    });
    const [info] = expected.signerInfos as [pki.SignerInfo];
    expected.digestAlgorithms = [sha256Algorithm()];
    info.digestAlgorithm = sha256Algorithm();
    info.signatureAlgorithm = rsaAlgorithm();
    info.signature = signer.signature;
    const token = tokenOf(signer);
    if (token) info.unsignedAttrs = stampAttributes(token);
    if (!Buffer.from(wrapped(expected)).equals(Buffer.from(cms))) return null;
    const { signatureVerified } = await given.verify({
      signer: 0,
      data: der(bytes),
      checkChain: false,
      extendedMode: true,
    });
    if (!signatureVerified) return null;
    const { name: by, ...about } = aboutCertificate(own);
    return {
      by,
      ...about,
      stamp: token && (await readStamp(token, new Uint8Array(signer.signature.valueBlock.valueHexView))),
    };
  } catch {
    return null;
  }
};

/** The time stamp that a signature carries, if any. */
const tokenOf = ({ unsignedAttrs }: pki.SignerInfo): Uint8Array | null => {
  const [value] = unsignedAttrs?.attributes.find(({ type }) => type === timeStampToken)?.values ?? [];
  return value ? new Uint8Array(value.toBER()) : null;
};

const sha256Algorithm = () =>
  new pki.AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1', algorithmParams: new asn1.Null() });
const rsaAlgorithm = () => new pki.AlgorithmIdentifier({ algorithmId: '1.2.840.113549.1.1.11' });
