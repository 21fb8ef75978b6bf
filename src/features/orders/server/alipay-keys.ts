import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** Restores the line breaks of a PEM stored in an environment variable. */
const pem = (text: string): string => text.replaceAll('\\n', '\n');
const isPem = (text: string): boolean => text.includes('-----BEGIN');

/**
 * Our private key: PEM, or the bare base64 that Alipay's tools produce; PKCS#8 or PKCS#1.
 * @throws Error when it is not a valid key
 */
export function readPrivateKey(text: string): KeyObject {
  if (isPem(text)) return createPrivateKey(pem(text));
  const key = Buffer.from(text, 'base64');
  // Both forms start with a version number; only PKCS#8 continues with the algorithm.
  const isPkcs8 = key.includes(rsaAlgorithm);
  return createPrivateKey({ key, format: 'der', type: isPkcs8 ? 'pkcs8' : 'pkcs1' });
}

/**
 * Alipay's public key, PEM or bare base64.
 * @throws Error when it is not a valid key
 */
export function readPublicKey(text: string): KeyObject {
  if (isPem(text)) return createPublicKey(pem(text));
  return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
}

/** The DER encoding of object identifier 1.2.840.113549.1.1.1, RSA. */
const rsaAlgorithm = Buffer.from('2a864886f70d010101', 'hex');

/** Whether `read` accepts the text as an RSA key. */
export function isRsaKey(read: (text: string) => KeyObject, text: string): boolean {
  try {
    return read(text).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
