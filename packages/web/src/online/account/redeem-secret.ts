import { callApi } from '../../client/api.ts';
import { RequestFailed } from '../../client/connection.ts';
import { UserError } from '../form.tsx';

/** Uses the secret of a link; a link that is no longer valid is said in these words. */
export async function redeemSecret(path: string, secret: string, invalid: string): Promise<void> {
  try {
    await callApi('POST', path, { secret });
  } catch (error) {
    const isInvalid = error instanceof RequestFailed && ['forbidden', 'bad-request'].includes(error.error.code);
    throw isInvalid ? new UserError(invalid) : error;
  }
}
