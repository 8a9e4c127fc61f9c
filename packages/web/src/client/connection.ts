import { type Connection, Exchange } from '@tempora/client';
import { type DeviceRequest, PROTOCOL_VERSION } from '@tempora/protocol';
import { watchReplies } from './overdue.ts';

/** Connects to a worker. */
export function connectWorker(worker: Worker): Connection<DeviceRequest> {
  const exchange = new Exchange<DeviceRequest>();
  worker.onmessage = ({ data }) => exchange.receive(data);
  const connection: Connection<DeviceRequest> = {
    request(body) {
      const { request, reply } = exchange.open(body);
      worker.postMessage(request);
      return reply;
    },
    onMessage: (receive) => exchange.onMessage(receive),
  };
  void connection.request({ type: 'hello', protocol: PROTOCOL_VERSION });
  return connection;
}

const room = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: 'room' });
/** The worker that plays the matches of this device. */
export const device = watchReplies(connectWorker(room));

// WebKit keeps a page that is left, to go back to, and only halts its worker: were that in the middle of storing something, no
// other page could use the store. So the worker ends with the page, and a page that one goes back to begins anew.
addEventListener('pagehide', () => {
  room.terminate();
  addEventListener('pageshow', () => location.reload());
});
