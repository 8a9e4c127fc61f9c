import { hash, verify } from '@node-rs/argon2';

/** Argon2id, the package's default: 32 MiB and three passes for every attempt. */
const COST = { memoryCost: 32 * 1024, timeCost: 3, parallelism: 1 };

/** Hashes a password, in another thread. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST);
}

/** Takes the same time whether the password is right or wrong. */
export function isPassword(hashed: string, password: string): Promise<boolean> {
  return verify(hashed, password.normalize('NFKC'));
}
