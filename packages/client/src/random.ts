/** Random digits that nobody can foretell; pages without https have no `crypto.randomUUID`. */
export function randomHex(count = 16): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
