import type { RequestBody } from './connection.ts';
import { errorText } from './error-text.ts';
import { server } from './server.ts';

/** Asks the house to do something; says in words what was wrong, or null if it is done. */
export async function sendCommand(body: RequestBody): Promise<string | null> {
  try {
    await server.request(body);
    return null;
  } catch (error) {
    return errorText(error);
  }
}
