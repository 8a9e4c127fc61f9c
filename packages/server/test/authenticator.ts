import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A security key in software: it makes real keys and real signatures, as a browser would pass them on. */
export class Authenticator {
  readonly #id = randomBytes(16);
  readonly #key: { privateKey: KeyObject; publicKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  /** The user handle, as the server gave it. */
  #user = '';
  counter = 0;

  constructor(readonly origin: string) {}

  get id(): string {
    return this.#id.toString('base64url');
  }

  /** What `navigator.credentials.create` answers. */
  create({ challenge, rp, user }: { challenge: string; rp: { id: string }; user: { id: string } }) {
    this.#user = user.id;
    const { x, y } = this.#key.publicKey.export({ format: 'jwk' });
    const cose = cborMap([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x as string, 'base64url')],
      [-3, Buffer.from(y as string, 'base64url')],
    ]);
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, cose]);
    const attestation = cborMap([
      ['fmt', 'none'],
      ['attStmt', cborMap([])],
      ['authData', this.#about(rp.id, 0x45, attested)],
    ]);
    return this.#credential({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    });
  }

  /** What `navigator.credentials.get` answers. */
  get({ challenge, rpId }: { challenge: string; rpId: string }) {
    this.counter++;
    const client = this.#client('webauthn.get', challenge);
    const about = this.#about(rpId, 0x05, Buffer.alloc(0));
    const signed = Buffer.concat([about, createHash('sha256').update(client).digest()]);
    return this.#credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: about.toString('base64url'),
      signature: sign('sha256', signed, this.#key.privateKey).toString('base64url'),
      userHandle: this.#user,
    });
  }

  #credential(response: { [part: string]: string }) {
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} };
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #about(rp: string, flags: number, attested: Buffer): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([createHash('sha256').update(rp).digest(), Buffer.from([flags]), counter, attested]);
  }
}

/** As much of CBOR as a key needs; what is already a map is written as it is. */
class Encoded extends Buffer {}

function cborMap(entries: [string | number, string | number | Buffer][]): Buffer {
  const parts = entries.flatMap(([key, value]) => [cbor(key), cbor(value)]);
  const map = Buffer.concat([head(5, entries.length), ...parts]);
  Object.setPrototypeOf(map, Encoded.prototype);
  return map;
}

function cbor(value: string | number | Buffer): Buffer {
  if (value instanceof Encoded) return value;
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  const bytes = Buffer.from(value as string);
  return Buffer.concat([head(typeof value === 'string' ? 3 : 2, bytes.length), bytes]);
}

function head(kind: number, n: number): Buffer {
  return n < 24 ? Buffer.from([(kind << 5) | n]) : Buffer.from([(kind << 5) | 24, n]);
}
