import { HttpApi, type HttpMethod } from '@tempora/client';

/** The server this page came from, as the person of the browser's cookie. */
export const api = new HttpApi(new URL('.', document.baseURI), 'cookie');

/** Calls the server by HTTP. An error is thrown. */
export function callApi<T = void>(method: HttpMethod, path: string, body?: object): Promise<T> {
  return api.call<T>(method, path, body);
}
