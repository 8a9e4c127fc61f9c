import { hash, verify } from '@node-rs/argon2';

/** Argon2id, the package's default kind: 32 MiB and three passes for every guess. */
const COST = { memoryCost: 32 * 1024, timeCost: 3, parallelism: 1 };

/** Hashes a password in a thread of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST);
}

/** Is it the password that was hashed? Takes the same work either way. */
export function isPassword(hashed: string, password: string): Promise<boolean> {
  return verify(hashed, password.normalize('NFKC'));
}
