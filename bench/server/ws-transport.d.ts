// The package has types, but its list of exports does not lead to them.
declare module '@colyseus/ws-transport' {
  import type { Transport } from '@colyseus/core';
  export const WebSocketTransport: new () => Transport;
}
