import { type Connection, Exchange } from '@tempora/client';
import { type DeviceRequest, PROTOCOL_VERSION } from '@tempora/protocol';

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

/** The worker that plays the matches of this device. */
export const device = connectWorker(
  new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: 'room' }),
);
